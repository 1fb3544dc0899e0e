import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, it, onTestFinished } from 'vitest'
import { connectTo } from '../images/connectTo.ts'
import { certificate } from '../images/test/certificate.ts'
import { alertWebhooks } from '../storage/alertSchema.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { openTestAlerts } from '../test/openTestAlerts.ts'
import { constants } from './constants.ts'
import { judgeWebhookUrl } from './judgeWebhookUrl.ts'
import { sendWebhook, type WebhookNetwork } from './sendWebhook.ts'

const minute = 60_000
const publicAddress = '93.184.216.34'

interface Received {
  readonly headers: Record<string, string>
  readonly body: string
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** A receiver on this machine, and what has arrived. */
async function startReceiver(answer: RequestListener = (_request, response) => void response.writeHead(204).end()) {
  const received: Received[] = []
  const state = { answer }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: toTexts(request), body })
      state.answer(request, response)
    })
  })
  const port = await listen(server)
  return { received, state, url: `http://localhost:${port}/hook?key=secret-path` }
}

function toTexts({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/** Answers with a status. */
const withStatus =
  (status: number): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end()

/** A network whose public address is this machine. */
async function openNetwork(addresses: readonly string[], answer: RequestListener) {
  const server = createTlsServer(certificate, answer)
  const port = await listen(server)
  const connections: string[] = []
  const network: WebhookNetwork = {
    resolve: async () => addresses,
    connect(target) {
      connections.push(target.address)
      return connectTo({ ...target, address: '127.0.0.1', port }, { ca: certificate.cert })
    },
  }
  return { connections, network }
}

const send = (
  network: WebhookNetwork,
  parameters: { readonly url?: string; readonly hosts?: readonly string[]; readonly timeLimit?: number } = {},
) => {
  const { hosts = [], timeLimit = 30_000, url = 'https://pictures.example/hook' } = parameters
  const policy = { hosts, isDev: false }
  return sendWebhook({ url, headers: {}, body: '{}', policy, network, timeLimit, signal: new AbortController().signal })
}

it('connects over TLS to a public address that was checked, and takes any status from 200 to 299', async () => {
  const { connections, network } = await openNetwork([publicAddress], withStatus(202))
  expect(await send(network)).toBeUndefined()
  expect(connections).toEqual([publicAddress])
  const failing = await openNetwork([publicAddress], withStatus(500))
  expect(await send(failing.network)).toBe('The receiver answered 500.')
})

it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
  'connects to no host that has the private address %s, also among public ones (attack 162)',
  async (address) => {
    const { connections, network } = await openNetwork([publicAddress, address], withStatus(200))
    expect(await send(network)).toMatch('not public')
    expect(connections).toEqual([])
    expect(await send(network, { hosts: ['pictures.example'] })).toBeUndefined()
    expect(connections).toEqual(['pictures.example'])
  },
)

it('follows no redirect (attack 163)', async () => {
  const asked: string[] = []
  const { connections, network } = await openNetwork([publicAddress], ({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(307, { location: 'https://169.254.169.254/latest/meta-data' }).end()
  })
  expect(await send(network)).toBe(
    'The receiver answered 307, a redirect, which is not followed. Set the URL that it leads to.',
  )
  expect(asked).toEqual(['/hook'])
  expect(connections).toHaveLength(1)
})

it('waits for no slow receiver or name server, and reads no answer (attack 164)', async () => {
  const silent = await openNetwork([publicAddress], () => undefined)
  expect(await send(silent.network, { timeLimit: 300 })).toBe('The receiver did not answer within 0.3 seconds.')
  const names = { ...silent.network, resolve: () => new Promise<never>(() => undefined) }
  expect(await send(names, { timeLimit: 300 })).toMatch('did not answer')
  let isClosed = false
  const endless = await openNetwork([publicAddress], (_request, response) => {
    response.on('close', () => (isClosed = true))
    response.writeHead(200).write('a')
  })
  expect(await send(endless.network)).toBeUndefined()
  await expect.poll(() => isClosed, { timeout: 30_000 }).toBe(true)
  expect(constants.webhookTimeout).toBe(5_000)
})

it.each([
  ['http://hooks.example.com/', false, 'https:'],
  ['http://localhost:3000/', false, 'https:'],
  ['http://127.0.0.1:3000/', true, 'trusted: true'],
  ['http://hooks.example.com/', true, 'https:'],
  ['https://user:password@hooks.example.com/', false, 'no user'],
  ['https://10.0.0.1/', false, 'not public'],
  ['https://[::1]/', false, 'not public'],
  ['https://2130706433/', false, 'not public'],
  ['https://listed.internal/', false, 'trusted: true'],
  ['http://listed.internal/', false, 'https:'],
  ['ftp://hooks.example.com/', false, 'https:'],
])('judges %s, in development %s: %s', (url, isDev, reason) => {
  const verdict = judgeWebhookUrl(new URL(url), { hosts: ['listed.internal'], isDev })
  expect(verdict.kind === 'refused' ? verdict.reason : `trusted: ${verdict.isTrusted}`).toContain(reason)
})

describeStorages((getStorage) => {
  const open = async (url: string) => {
    const opened = await openTestAlerts({ storage: getStorage() })
    const added = await opened.desk.addWebhook({ name: 'Pager', url })
    const readDelivery = async () => (await opened.reader.listDeliveries())[0]
    return { ...opened, ...added, readDelivery }
  }

  it('signs messages that the published library accepts, with both secrets while one replaces the other', async () => {
    const { received, url } = await startReceiver()
    const { clock, database, desk, node, readDelivery, secret, webhook } = await open(url)
    // The library compares with the real time.
    clock.now = Date.now()
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    await desk.addTest(webhook.id)
    await node.maintain()
    const [first] = received
    expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
      type: 'alert.test',
      data: { title: 'This is a test', url: 'https://dashboard.example.com/dashboard/alerts' },
    })
    expect(first?.headers['webhook-id']).toBe((await readDelivery())?.id)
    expect(await readDelivery()).toMatchObject({ state: 'sent', receiver: 'Pager', tries: 1, error: null })

    const rotated = await desk.rotateWebhook(webhook.id)
    expect(rotated.secret).not.toBe(secret)
    expect(rotated.webhook.previousUntil).toBe(clock.now + constants.secretOverlap)
    clock.now += minute
    await desk.addTest(webhook.id)
    await node.maintain()
    const second = received[1]
    for (const known of [secret, rotated.secret])
      expect(() => new Webhook(known).verify(second?.body ?? '', second?.headers ?? {})).not.toThrow()
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`
    expect(() => new Webhook(other).verify(second?.body ?? '', second?.headers ?? {})).toThrow('No matching signature')
    expect(() => new Webhook(secret).verify(`${second?.body} `, second?.headers ?? {})).toThrow('No matching signature')

    await database.update(alertWebhooks).set({ previousUntil: clock.now })
    await desk.addTest(webhook.id)
    clock.now += minute
    await node.maintain()
    const third = received[2]
    expect(() => new Webhook(rotated.secret).verify(third?.body ?? '', third?.headers ?? {})).not.toThrow()
    expect(() => new Webhook(secret).verify(third?.body ?? '', third?.headers ?? {})).toThrow('No matching signature')
  })

  it('lets receivers refuse a message that is replayed: its time is signed, and its id stays the same (attack 165)', async () => {
    const { received, state, url } = await startReceiver(withStatus(503))
    const { clock, desk, node, secret, webhook } = await open(url)
    clock.now = Date.now() - 6 * minute
    await desk.addTest(webhook.id)
    await node.maintain()
    state.answer = withStatus(200)
    clock.now += 6 * minute
    await node.maintain()
    const [old, renewed] = received
    expect(old?.headers['webhook-id']).toBe(renewed?.headers['webhook-id'])
    expect(old?.body).toBe(renewed?.body)
    const verifier = new Webhook(secret)
    expect(() => verifier.verify(old?.body ?? '', old?.headers ?? {})).toThrow('too old')
    expect(() => verifier.verify(renewed?.body ?? '', renewed?.headers ?? {})).not.toThrow()
    const moved = { ...old?.headers, 'webhook-timestamp': renewed?.headers['webhook-timestamp'] ?? '' }
    expect(() => verifier.verify(old?.body ?? '', moved)).toThrow('No matching signature')
  })

  it('tries 8 times within 24 hours, then gives up, and sends again with the same id when it is asked to', async () => {
    const { received, state, url } = await startReceiver(withStatus(500))
    const { clock, desk, node, readDelivery, webhook } = await open(url)
    const begin = clock.now
    const { id } = await desk.addTest(webhook.id)
    const times: number[] = []
    while ((await readDelivery())?.state === 'waiting') {
      clock.now = (await readDelivery())?.nextAt ?? 0
      times.push(clock.now - begin)
      await node.maintain()
    }
    expect(times.map((time) => time / minute)).toEqual([0, 1, 6, 36, 156, 396, 816, 1_416])
    expect(received).toHaveLength(8)
    expect(await readDelivery()).toMatchObject({ state: 'failed', tries: 8, error: 'The receiver answered 500.' })
    clock.now += 24 * 60 * minute
    await node.maintain()
    expect(received).toHaveLength(8)
    state.answer = withStatus(200)
    expect(await desk.resend(id)).toMatchObject({ id, state: 'waiting', tries: 0, error: null })
    await node.maintain()
    expect(await readDelivery()).toMatchObject({ id, state: 'sent', tries: 1 })
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]))
  })

  it('records changes without the secret and the path of the URL, and sends nothing to a webhook that was removed', async () => {
    const { received, url } = await startReceiver(withStatus(500))
    const { audit, clock, desk, node, readDelivery, reader, secret, webhook } = await open(url)
    await desk.addTest(webhook.id)
    await node.maintain()
    await desk.rotateWebhook(webhook.id)
    await desk.removeWebhook(webhook.id)
    expect(await readDelivery()).toMatchObject({ state: 'failed', error: 'The webhook was removed.' })
    clock.now += 60 * minute
    await node.maintain()
    expect(received).toHaveLength(1)
    expect((await reader.readSettings()).webhooks).toEqual([])
    const { data } = await audit.list({ object: `webhook:${webhook.id}`, limit: 10 })
    expect(data.map(({ action }) => action)).toEqual([
      'alerts.webhook.remove',
      'alerts.webhook.rotate',
      'alerts.webhook.add',
    ])
    const trail = JSON.stringify(data)
    expect(trail).toContain(new URL(url).origin)
    expect(trail).not.toContain('whsec_')
    expect(trail).not.toContain(secret.slice(6, 20))
    expect(trail).not.toContain('secret-path')
    await expect(desk.removeWebhook(webhook.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(desk.addWebhook({ name: 'Bad', url: 'https://10.0.0.1/' })).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('not public'),
    })
  })
})
