import { describe, expect, it } from 'vitest'
import { ModalError } from '../../../kernel/errors/ModalError.ts'
import { createConsoleLogger } from '../../../kernel/ports/createConsoleLogger.ts'
import { createFakeClock } from '../../../kernel/ports/createFakeClock.ts'
import { createFakeSockets } from '../../../test/pairing/createFakeSockets.ts'
import { createRelay } from './createRelay.ts'
import type { CreateRelayParameters } from './createRelay.ts'
import { getRetryPause } from './getRetryPause.ts'

const topic = 'ab'.repeat(32)
const url = 'wss://relay.example.com/'
const toPush = (message: string): string =>
  `{"id":1,"jsonrpc":"2.0","method":"irn_subscription","params":{"id":"s","data":{"topic":"${topic}","message":"${message}"}}}`
const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function setUp(parameters: Partial<CreateRelayParameters> = {}) {
  const clock = createFakeClock()
  const sockets = createFakeSockets()
  const messages: unknown[] = []
  const refusals: ModalError[] = []
  const relay = createRelay({
    getUrl: () => Promise.resolve(url),
    openSocket: sockets.open,
    isReachable: () => true,
    isWaiting: () => false,
    onMessage: ({ topic, message }) => messages.push([topic, message]),
    onRefused: (error) => refusals.push(error),
    origin: 'https://app.example.com',
    clock,
    // The middle of a byte's range: a chance of one half, so that the pauses are exact.
    random: { uuid: () => '', bytes: (length) => new Uint8Array(length).fill(127.5) },
    logger: createConsoleLogger({ level: 'silent' }),
    ...parameters,
  })
  const open = async () => {
    await tick()
    sockets.last().open()
    return sockets.last()
  }
  const publish = (message = 'sealed', expiresAt = clock.now() + 300_000) =>
    relay.send({ method: 'irn_publish', params: { topic, message }, expiresAt })
  const getStatus = () => relay.store.getState().relay
  /** Advances time in small steps, so that pending promises get their turn. */
  const advance = async (milliseconds: number, step = 50) => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      clock.advance(Math.min(step, milliseconds - passed))
      await tick()
    }
  }
  return { clock, sockets, messages, refusals, relay, open, publish, getStatus, advance }
}

describe('a relay', () => {
  it('opens no socket before it is needed, and closes it when it is unused', async () => {
    const { relay, sockets, open, publish, clock, getStatus } = setUp()
    relay.resume()
    await tick()
    expect(sockets.all).toHaveLength(0)
    expect(clock.countTimers()).toBe(0)
    expect(getStatus()).toBe('idle')

    const answer = publish()
    expect(getStatus()).toBe('connecting')
    const socket = await open()
    expect(getStatus()).toBe('connected')
    socket.answer('irn_publish', { result: true })
    expect(await answer).toBe(true)
    clock.advance(2_900)
    expect(socket.getClosedBy()).toBeUndefined()
    clock.advance(200)
    expect(socket.getClosedBy()).toBe(1_000)
    expect(getStatus()).toBe('idle')
    expect(clock.countTimers()).toBe(0)
  })

  it('keeps the socket open while there is a topic', async () => {
    const { relay, open, clock } = setUp()
    relay.subscribe(topic)
    const socket = await open()
    socket.answer('irn_batchSubscribe', { result: ['its id'] })
    clock.advance(3_600_000)
    expect(socket.getClosedBy()).toBeUndefined()
    relay.unsubscribe(topic)
    expect(socket.getCalls().at(-1)).toMatchObject({ method: 'irn_unsubscribe', params: { topic, id: 'its id' } })
    socket.answer('irn_unsubscribe', { result: true })
    clock.advance(3_100)
    expect(socket.getClosedBy()).toBe(1_000)
  })

  it('subscribes to all topics at once when it connects, in batches of 500', async () => {
    const { relay, open } = setUp()
    const topics = Array.from({ length: 1_001 }, (_, index) => index.toString(16).padStart(64, '0'))
    for (const entry of topics) relay.subscribe(entry)
    const socket = await open()
    const batches = socket.getCalls().map(({ params }) => params['topics'] as string[])
    expect(batches.map(({ length }) => length)).toStrictEqual([500, 500, 1])
    expect(batches.flat()).toStrictEqual(topics)
  })

  it('subscribes to a topic only if no other request has done so', async () => {
    const { relay, open, publish, sockets } = setUp()
    void publish()
    const first = await open()
    relay.subscribe(topic, { isImplicit: true })
    expect(first.getCalls().map(({ method }) => method)).toStrictEqual(['irn_publish'])
    relay.subscribe('cd'.repeat(32))
    expect(first.getCalls().at(-1)?.params).toStrictEqual({ topics: ['cd'.repeat(32)] })
    first.answer('irn_publish', { result: true })
    first.close(1_001)
    relay.resume()
    await open()
    expect(sockets.last().getCalls()[0]?.params).toStrictEqual({ topics: [topic, 'cd'.repeat(32)] })
  })

  it('uses an id of 19 digits for each request', async () => {
    const { open, publish } = setUp()
    void publish('one')
    void publish('two')
    const ids = (await open()).getCalls().map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^\d{19}$/)
  })

  it('acknowledges a message with its exact id before passing it on', async () => {
    const { relay, open, messages, sockets } = setUp({
      onMessage: () => void messages.push(sockets.last().written.at(-1)),
    })
    relay.subscribe(topic)
    const socket = await open()
    const data = `{"topic":"${topic}","message":"sealed","publishedAt":1}`
    socket.say(
      `{"id":1234567890123456789,"jsonrpc":"2.0","method":"irn_subscription","params":{"id":"s","data":${data}}}`,
    )
    expect(messages).toStrictEqual(['{"id":1234567890123456789,"jsonrpc":"2.0","result":true}'])
  })

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no id', '{"jsonrpc":"2.0","result":true}'],
    ['another method', `{"id":1,"jsonrpc":"2.0","method":"irn_publish","params":{"data":{}}}`],
    ['no message', `{"id":1,"jsonrpc":"2.0","method":"irn_subscription","params":{"data":{"topic":1,"message":2}}}`],
    ['an answer to no request', `{"id":"1234567890123456789","jsonrpc":"2.0","result":true}`],
    ['far too much', toPush('x'.repeat(2_000_001))],
  ])('tolerates a frame that is %s', async (_, frame) => {
    const { relay, open, messages, getStatus } = setUp()
    relay.subscribe(topic)
    const socket = await open()
    const before = socket.written.length
    socket.say(frame)
    expect(socket.written).toHaveLength(before)
    expect(messages).toStrictEqual([])
    expect(getStatus()).toBe('connected')
  })
})

describe('an outage', () => {
  it('has pauses that vary by a fifth, so that not all clients connect at once', () => {
    expect([0, 0.5, 1].map((chance) => Math.round(getRetryPause({ failures: 3, chance })))).toStrictEqual([
      1_600, 2_000, 2_400,
    ])
  })

  it('repeats a request with the same id and text until it is answered', async () => {
    const { open, publish, sockets, clock } = setUp()
    const answer = publish()
    const first = await open()
    first.close(1_006)
    clock.advance(250)
    const second = await open()
    expect(second).not.toBe(first)
    expect(second.written).toStrictEqual(first.written)
    second.answer('irn_publish', { result: true })
    expect(await answer).toBe(true)
    expect(sockets.all).toHaveLength(2)
  })

  it('has one attempt at a time, with pauses of 0.25 s to 2 s, and of 5 s after a minute', async () => {
    const { relay, sockets, clock, advance, getStatus } = setUp()
    const start = clock.now()
    const times: number[] = []
    relay.subscribe(topic)
    for (let count = 1; count <= 35; count++) {
      while (sockets.all.length < count) await advance(50)
      times.push(clock.now() - start)
      expect(getStatus()).toBe('connecting')
      sockets.last().close(1_006)
      expect(getStatus()).toBe('waiting')
    }
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(pauses).toStrictEqual([250, 500, 1_000, ...Array.from({ length: 29 }, () => 2_000), 5_000, 5_000])
    expect(sockets.all.every((socket) => socket.written.length === 0)).toBe(true)
  })

  it('of 10 s with a pending request uses at most 10 sockets, with any random values', async () => {
    for (const chance of [0, 127, 255]) {
      const random = { uuid: () => '', bytes: (length: number) => new Uint8Array(length).fill(chance) }
      const { publish, sockets, advance, open, clock } = setUp({ random })
      const answer = publish()
      const first = await open()
      first.answer('irn_publish', { error: { code: 3_001, message: 'later' } })
      const lostAt = clock.now()
      first.close(1_006)
      let seen = 1
      while (clock.now() - lostAt < 10_000) {
        await advance(25, 25)
        if (sockets.all.length > seen) sockets.last().close(1_006)
        seen = sockets.all.length
      }
      // The relay is back.
      const backAt = clock.now()
      while (sockets.all.length === seen) await advance(25, 25)
      sockets.last().open()
      sockets.last().answer('irn_publish', { result: true })
      expect(await answer).toBe(true)
      expect(clock.now() - backAt).toBeLessThan(3_000)
      expect(sockets.all.length - 1).toBeLessThanOrEqual(10)
    }
  })

  it('does not count as over before the relay has answered', async () => {
    const { relay, sockets, open, advance } = setUp()
    relay.subscribe(topic)
    // A proxy that accepts every socket without a relay behind it.
    for (let count = 0; count < 4; count++) {
      ;(await open()).close(1_006)
      await advance(2_000)
    }
    const opened = sockets.all.length
    await open()
    sockets.last().close(1_006)
    await advance(1_950)
    expect(sockets.all).toHaveLength(opened)
    await advance(100)
    expect(sockets.all).toHaveLength(opened + 1)
    sockets.last().open()
    sockets.last().answer('irn_batchSubscribe', { result: [] })
    sockets.last().close(1_006)
    await advance(250)
    expect(sockets.all).toHaveLength(opened + 2)
  })

  it('ends at once when the visitor or the network returns', async () => {
    const { relay, sockets, open, advance } = setUp()
    relay.subscribe(topic)
    for (let count = 0; count < 40; count++) {
      await tick()
      sockets.last().close(1_006)
      await advance(5_000)
    }
    sockets.last().close(1_006)
    const before = sockets.all.length
    relay.resume()
    await open()
    expect(sockets.all).toHaveLength(before + 1)
    // A second event during the attempt changes nothing.
    relay.resume()
    await tick()
    expect(sockets.all).toHaveLength(before + 1)
  })

  it('makes no attempt while the device has no network', async () => {
    let isOnline = false
    const { relay, sockets, advance, open, getStatus } = setUp({ isReachable: () => isOnline })
    relay.subscribe(topic)
    await advance(60_000, 1_000)
    expect(sockets.all).toHaveLength(0)
    expect(getStatus()).toBe('waiting')
    isOnline = true
    relay.resume()
    await open()
    expect(getStatus()).toBe('connected')
  })

  it('aborts a hanging attempt, later each time, and never makes two at once', async () => {
    const { relay, sockets, advance } = setUp()
    relay.subscribe(topic)
    await tick()
    await advance(4_950)
    expect(sockets.all[0]?.getClosedBy()).toBeUndefined()
    await advance(50)
    expect(sockets.all[0]?.getClosedBy()).toBe(1_000)
    await advance(250)
    expect(sockets.all).toHaveLength(2)
    await advance(9_950)
    expect(sockets.all[1]?.getClosedBy()).toBeUndefined()
    await advance(50)
    expect(sockets.all[1]?.getClosedBy()).toBe(1_000)
  })

  it('expires a request', async () => {
    const { publish, clock } = setUp({ isReachable: () => false })
    const answer = publish('sealed', clock.now() + 300_000).catch((error: unknown) => error)
    clock.advance(300_000)
    expect(await answer).toMatchObject({ code: 'request.timedOut' })
    clock.advance(3_000)
    expect(clock.countTimers()).toBe(0)
  })

  it('drops only requests that were cancelled before they were sent', async () => {
    const { relay, open, clock } = setUp()
    const controller = new AbortController()
    const { signal } = controller
    const request = { method: 'irn_publish', params: {}, expiresAt: clock.now() + 300_000, signal }
    const dropped = relay.send(request).catch((error: unknown) => error)
    relay.subscribe(topic)
    controller.abort()
    expect(await dropped).toMatchObject({ code: 'request.aborted' })
    await expect(relay.send(request)).rejects.toMatchObject({ code: 'request.aborted' })
    const socket = await open()
    expect(socket.getCalls().map(({ method }) => method)).toStrictEqual(['irn_batchSubscribe'])

    const late = new AbortController()
    const sent = relay.send({ ...request, signal: late.signal })
    late.abort()
    socket.answer('irn_publish', { result: true })
    expect(await sent).toBe(true)
  })
})

describe('a socket that is silent', () => {
  it('is checked every 5 s [S9.022]', async () => {
    const { relay, open, publish, advance } = setUp()
    relay.subscribe(topic)
    const socket = await open()
    socket.answer('irn_batchSubscribe', { result: [] })
    await advance(1_000)
    void publish()
    // Overdue after 11 s, which the third beat finds.
    await advance(13_950)
    expect(socket.getClosedBy()).toBeUndefined()
    await advance(50)
    expect(socket.getClosedBy()).toBe(1_000)
  })

  it('is replaced when a request has no answer for 10 s', async () => {
    const { relay, sockets, open, publish, advance } = setUp()
    relay.subscribe(topic)
    const first = await open()
    first.answer('irn_batchSubscribe', { result: [] })
    const answer = publish()
    await advance(9_000)
    expect(first.getClosedBy()).toBeUndefined()
    await advance(1_000)
    expect(first.getClosedBy()).toBe(1_000)
    const second = await open()
    expect(sockets.all).toHaveLength(2)
    second.answer('irn_publish', { result: true })
    expect(await answer).toBe(true)
  })

  it('is followed by a pause if nothing was ever heard on it', async () => {
    const { relay, sockets, open, advance } = setUp()
    relay.subscribe(topic)
    await open()
    await advance(10_000)
    expect(sockets.last().getClosedBy()).toBe(1_000)
    await advance(200)
    expect(sockets.all).toHaveLength(1)
    await advance(50)
    expect(sockets.all).toHaveLength(2)
  })

  it('is replaced sooner when nothing had been heard for a while', async () => {
    const { relay, open, publish, advance } = setUp()
    relay.subscribe(topic)
    const first = await open()
    first.answer('irn_batchSubscribe', { result: [] })
    await advance(60_000, 1_000)
    void publish()
    await advance(5_000)
    expect(first.getClosedBy()).toBe(1_000)
  })

  it('is given more time by a request that a relay never answers', async () => {
    const { relay, sockets, open, publish, advance } = setUp()
    relay.subscribe(topic)
    void publish()
    const lives: number[] = []
    for (let count = 0; count < 4; count++) {
      const socket = await open()
      socket.answer('irn_batchSubscribe', { result: [] })
      let life = 0
      for (; socket.getClosedBy() === undefined; life += 1_000) await advance(1_000, 1_000)
      lives.push(life)
    }
    expect(lives).toStrictEqual([10_000, 20_000, 40_000, 60_000])
    expect(sockets.all).toHaveLength(5)
  })

  it('is asked for a word after 15 s if a wallet is waited for, and not otherwise', async () => {
    let isWaiting = false
    const { relay, open, advance } = setUp({ isWaiting: () => isWaiting })
    relay.subscribe(topic)
    const socket = await open()
    socket.answer('irn_batchSubscribe', { result: [] })
    await advance(60_000, 1_000)
    expect(socket.getCalls()).toHaveLength(1)
    isWaiting = true
    await advance(5_000, 1_000)
    expect(socket.getCalls()).toHaveLength(2)
    await advance(10_000, 1_000)
    expect(socket.getClosedBy()).toBe(1_000)
  })

  it('is asked when the visitor is back, and replaced if it says nothing', async () => {
    const { relay, sockets, open, advance, getStatus } = setUp()
    relay.subscribe(topic)
    const first = await open()
    first.answer('irn_batchSubscribe', { result: [] })
    relay.resume()
    first.answer('irn_batchSubscribe', { result: [] })
    await advance(10_000, 1_000)
    expect(sockets.all).toHaveLength(1)
    relay.resume()
    await advance(4_000, 1_000)
    expect(first.getClosedBy()).toBe(1_000)
    await open()
    expect(getStatus()).toBe('connected')
  })
})

describe('a refusal', () => {
  it.each([
    ['Unauthorized: origin not allowed', 'config.originNotAllowed'],
    ['JWT validation error: JWT Token is not yet valid: basic', 'session.expired'],
    ['JWT validation error: JWT Token is expired', 'session.expired'],
    ['Project not found', 'config.projectIdInvalid'],
    ['Authorization error: Project ID is missing', 'config.projectIdInvalid'],
    ['Unauthorized: invalid key', 'config.projectIdInvalid'],
    ['JWT validation error: signature mismatch', 'relay.refused'],
    ['', 'relay.refused'],
  ])('with the reason %o is reported as %s, without a retry', async (reason, code) => {
    const { relay, sockets, publish, open, refusals, advance, getStatus } = setUp()
    relay.subscribe(topic)
    const answer = publish().catch((error: unknown) => error)
    ;(await open()).close(3_000, reason)
    expect(await answer).toMatchObject({ code })
    expect(refusals.map((error) => error.code)).toStrictEqual([code])
    expect(getStatus()).toBe('idle')
    await advance(60_000, 1_000)
    expect(sockets.all).toHaveLength(1)
  })

  it('may arrive as an answer', async () => {
    const { publish, open, refusals } = setUp()
    const answer = publish().catch((error: unknown) => error)
    const socket = await open()
    socket.answer('irn_publish', { error: { code: 3_000, message: 'Project not found', data: 'ProjectNotFound' } })
    expect(await answer).toMatchObject({ code: 'config.projectIdInvalid' })
    expect(refusals).toHaveLength(1)
    expect(socket.getClosedBy()).toBe(1_000)
  })

  it('ends with the next request', async () => {
    const { relay, publish, open, sockets } = setUp()
    relay.subscribe(topic)
    ;(await open()).close(3_000, 'Project not found')
    const answer = publish()
    const socket = await open()
    expect(sockets.all).toHaveLength(2)
    socket.answer('irn_publish', { result: true })
    expect(await answer).toBe(true)
    socket.close(3_000, 'Project not found')
    relay.resume()
    await open()
    expect(sockets.all).toHaveLength(3)
  })

  it('is reported if the page may not open such a socket', async () => {
    const { publish, refusals } = setUp({
      openSocket: () => {
        throw new DOMException('An insecure WebSocket connection may not be initiated', 'SecurityError')
      },
    })
    await expect(publish()).rejects.toMatchObject({ code: 'relay.refused' })
    expect(refusals[0]?.context).toStrictEqual({ reason: 'An insecure WebSocket connection may not be initiated' })
  })
})

describe('an error of the relay', () => {
  it.each([[3_001], [-32_603]])('with code %i is retried after a pause, with the same text', async (code) => {
    const { publish, open, advance } = setUp()
    const answer = publish()
    const socket = await open()
    socket.answer('irn_publish', { error: { code, message: 'later' } })
    expect(socket.written).toHaveLength(1)
    await advance(250)
    expect(socket.written).toHaveLength(2)
    expect(socket.written[1]).toBe(socket.written[0])
    socket.answer('irn_publish', { result: true })
    expect(await answer).toBe(true)
  })

  it.each([[-32_600], [-32_000], [-32_601]])('with code %i is final for the request', async (code) => {
    const { publish, open, getStatus } = setUp()
    const answer = publish()
    const socket = await open()
    socket.answer('irn_publish', { error: { code, message: 'Payload size limit exceeded' } })
    await expect(answer).rejects.toMatchObject({
      code: 'request.failed',
      context: { providerCode: code },
      details: expect.stringContaining('Payload size limit exceeded') as string,
    })
    expect(getStatus()).toBe('connected')
  })

  it('to a subscription is retried after a pause', async () => {
    const { relay, open, advance } = setUp()
    relay.subscribe(topic)
    const socket = await open()
    socket.answer('irn_batchSubscribe', { error: { code: 3_001, message: 'Too many requests' } })
    await advance(250)
    expect(socket.getCalls()).toHaveLength(2)
    relay.unsubscribe(topic)
    socket.answer('irn_batchSubscribe', { error: { code: 3_001, message: 'Too many requests' } })
    await advance(1_000)
    expect(socket.getCalls().filter(({ method }) => method === 'irn_batchSubscribe')).toHaveLength(2)
  })
})

describe('the end', () => {
  it('rejects pending requests, closes the socket and leaves no timer', async () => {
    const { relay, publish, open, clock, sockets } = setUp()
    relay.subscribe(topic)
    const answer = publish().catch((error: unknown) => error)
    const socket = await open()
    relay.destroy(new ModalError('request.aborted'))
    expect(await answer).toMatchObject({ code: 'request.aborted' })
    expect(socket.getClosedBy()).toBe(1_000)
    relay.resume()
    relay.subscribe(topic)
    expect(await publish().catch((error: unknown) => error)).toMatchObject({ code: 'request.aborted' })
    await tick()
    expect(sockets.all).toHaveLength(1)
    expect(clock.countTimers()).toBe(0)
  })

  it('may happen while a token is being created', async () => {
    let give: (url: string) => void = () => undefined
    const { relay, sockets, clock } = setUp({ getUrl: () => new Promise((resolve) => (give = resolve)) })
    relay.subscribe(topic)
    relay.destroy(new ModalError('request.aborted'))
    give(url)
    await tick()
    expect(sockets.all).toHaveLength(0)
    expect(clock.countTimers()).toBe(0)
  })

  it('does not follow from a token that cannot be created, which is retried', async () => {
    let attempts = 0
    const { relay, sockets, advance } = setUp({
      getUrl: () => (attempts++ < 2 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(url)),
    })
    relay.subscribe(topic)
    await advance(1_000)
    expect(attempts).toBe(3)
    expect(sockets.all).toHaveLength(1)
  })
})
