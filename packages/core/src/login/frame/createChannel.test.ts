import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import { createFakeClock } from '../../kernel/ports/createFakeClock.ts'
import { createChannel, type FrameEvent } from './createChannel.ts'

/** A channel, and the frame's end of its port. */
function open() {
  const { port1, port2 } = new MessageChannel()
  const clock = createFakeClock()
  const events: FrameEvent[] = []
  const requests: { readonly id: string; readonly type: string }[] = []
  let count = 0
  const random = { uuid: () => `id-${(count += 1)}`, bytes: () => new Uint8Array() }
  const lost: ModalError[] = []
  const channel = createChannel({
    port: port1,
    ports: { clock, random },
    onEvent: (event) => events.push(event),
    onLost: (error) => {
      lost.push(error)
      channel.close(error)
    },
  })
  port2.addEventListener('message', ({ data }) => requests.push(data))
  port2.start()
  onTestFinished(() => {
    channel.close(new ModalError('embeddedWallet.unreachable'))
    port2.close()
  })
  const answer = (message: unknown): void => port2.postMessage(message)
  /** Resolves once the page has received everything that was sent before. */
  const settled = async (): Promise<void> => {
    const before = events.length
    answer({ type: 'FRAME_HIDE' })
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(before), { timeout: 20_000 })
  }
  const asked = (length: number): Promise<void> =>
    vi.waitFor(() => expect(requests).toHaveLength(length), { timeout: 20_000 })
  return { channel, clock, events, lost, requests, answer, settled, asked }
}
const toCode = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof ModalError ? error.code : error),
  )

describe('the answers of a frame', () => {
  it('count once, for the request with their id and of its type only (attacks 30 and 31) [S7.079]', async () => {
    const { answer, asked, channel, settled } = open()
    let outcome: unknown
    const request = channel.request({ name: 'GET_CHAIN_ID', payload: undefined })
    void request.then((payload) => (outcome = payload))
    await asked(1)
    answer({ id: 'id-2', type: 'FRAME_GET_CHAIN_ID_SUCCESS', payload: 'of another id' })
    answer({ id: 'id-1', type: 'FRAME_GET_USER_SUCCESS', payload: 'of another type' })
    answer({ id: 'id-1', type: 'FRAME_GET_USER_ERROR', payload: { code: 'x', message: 'x' } })
    answer({ id: 'id-1', type: 'APP_GET_CHAIN_ID', payload: 'a request' })
    answer(JSON.parse('{"id":"id-1","type":"FRAME_GET_CHAIN_ID_SUCCESS","payload":{"__proto__":{}}}'))
    await settled()
    expect(outcome).toBeUndefined()
    answer({ id: 'id-1', type: 'FRAME_GET_CHAIN_ID_SUCCESS', payload: 'eip155:1' })
    answer({ id: 'id-1', type: 'FRAME_GET_CHAIN_ID_SUCCESS', payload: 'second' })
    expect(await request).toBe('eip155:1')
  })

  it('reject with what the frame states [S7.078]', async () => {
    const { answer, asked, channel } = open()
    const request = channel.request({ name: 'SIGN_OUT', payload: undefined })
    await asked(1)
    answer({ id: 'id-1', type: 'FRAME_SIGN_OUT_ERROR', payload: { code: 'request.failed', message: 'No.' } })
    await expect(request).rejects.toMatchObject({ code: 'frame.failed', details: 'request.failed: No.' })
  })
})

describe('a request', () => {
  it('of a login ends after 120 s, and its late answer counts for no other request (attack 30) [S9.015]', async () => {
    const { answer, asked, channel, clock, requests, settled } = open()
    const request = toCode(channel.request({ name: 'CONNECT_OTP', payload: { otp: '123456' } }))
    await asked(1)
    for (let pings = 1; pings < 12; pings += 1) {
      clock.advance(10_000)
      await settled()
    }
    clock.advance(10_000)
    expect(await request).toBe('embeddedWallet.timedOut')
    let outcome: unknown
    const next = channel.request({ name: 'CONNECT_OTP', payload: { otp: '654321' } })
    void next.then((payload) => (outcome = payload))
    answer({ id: 'id-1', type: 'FRAME_CONNECT_OTP_SUCCESS', payload: 'of the first code' })
    await settled()
    expect(outcome).toBeUndefined()
    const { id } = requests.findLast(({ type }) => type === 'APP_CONNECT_OTP') ?? {}
    answer({ id, type: 'FRAME_CONNECT_OTP_SUCCESS', payload: 'of the second code' })
    expect(await next).toBe('of the second code')
    // Nothing waits any more: the frame is asked for no sign of life.
    await settled()
    const { length } = requests
    clock.advance(60_000)
    await settled()
    expect(requests).toHaveLength(length)
  })

  it('for an approval waits for the visitor, and ends when the frame gives no sign of life', async () => {
    const { channel, clock, lost, settled } = open()
    const payload = { chainId: 'eip155:1', method: 'personal_sign', params: [] } as const
    const request = toCode(channel.request({ name: 'RPC_REQUEST', isApproval: true, payload }))
    for (let pings = 0; pings < 30; pings += 1) {
      clock.advance(10_000)
      await settled()
    }
    expect(lost).toEqual([])
    clock.advance(10_000)
    clock.advance(10_000)
    expect(await request).toBe('embeddedWallet.unreachable')
    clock.advance(60_000)
    expect(lost).toHaveLength(1)
    expect(await toCode(channel.request({ name: 'PING', payload: undefined }))).toBe('embeddedWallet.unreachable')
  })

  it('ends when it is aborted, and is not sent after that', async () => {
    const { asked, channel, requests } = open()
    const end = new AbortController()
    const request = toCode(channel.request({ name: 'PING', payload: undefined, signal: end.signal }))
    await asked(1)
    end.abort('left')
    expect(await request).toBe('left')
    expect(await toCode(channel.request({ name: 'PING', payload: undefined, signal: end.signal }))).toBe('left')
    expect(requests).toHaveLength(1)
  })
})
