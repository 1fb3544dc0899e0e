import { createHandoff } from '@latchkey/protocol/embedded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../config/readSettings.ts'
import { defaultRelayLimits } from '../config/RelaySettings.ts'
import type { Storage } from '../storage/Storage.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { startRpcServer } from '../test/startRpcServer.ts'
import { readRefusalCode, startEmbeddedCloud } from '../test/startEmbeddedCloud.ts'
import { startTestCloud, type TestCloud } from '../test/startTestCloud.ts'
import { eventBytesPerAddress, storedBytesPerRequest } from './createBudgets.ts'

// What one address can cost, and what the others notice.

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

const attacker = '203.0.113.66'
const visitor = '198.51.100.1'

async function start(environment: Readonly<Record<string, string>> = {}) {
  const cloud = await startTestCloud({
    storage,
    environment: { LATCHKEY_TRUST_PROXY: 'loopback', LATCHKEY_RATE_SIGN_IN: '30', ...environment },
  })
  const { projectId } = await cloud.createProject({
    isAnalyticsEnabled: true,
    allowedOrigins: ['https://shop.example.com'],
  })
  const from = (address: string) => ({
    get: (path: string) => cloud.ask(path, { projectId, headers: { 'x-forwarded-for': address } }),
    post: (path: string, body: unknown) =>
      cloud.ask(path, {
        method: 'POST',
        projectId,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
      }),
  })
  return { cloud, from }
}

const toEvent = (eventId: string, length = 100) => ({
  eventId,
  url: 'https://shop.example.com/',
  domain: 'shop.example.com',
  timestamp: 1_700_000_000_000,
  props: { event: 'MODAL_OPEN', filler: 'x'.repeat(length) },
})

/** Sends until something is refused; returns the number of successes before. */
async function spend(send: (index: number) => Promise<Response>, atMost: number): Promise<number> {
  for (let index = 0; index < atMost; index += 1) {
    const { status } = await send(index)
    if (status === 429) return index
    expect(status).toBeLessThan(300)
  }
  return atMost
}

const readRefusals = async ({ metrics }: TestCloud): Promise<string> => {
  const text = await metrics.registry.metrics()
  return text.match(/^latchkey_refusals_total\{.*$/gm)?.join('\n') ?? ''
}

describe('one address', () => {
  it('may send 30 sign-in requests a minute', async () => {
    const { cloud, from } = await start()
    const { post } = from(attacker)
    expect(await spend(() => post('/siwx/v1/nonce', {}), 100)).toBe(30)
    // All endpoints of sign-in share the limit.
    expect((await post('/siwx/v1/sessions', { sessions: [] })).status).toBe(429)
    expect((await post('/siwx/v1/sign-out', {})).status).toBe(429)
    expect(await readRefusals(cloud)).toBe('latchkey_refusals_total{purpose="signIn",share="address",unit="work"} 3')
    cloud.clock.now += 120_000
    expect((await post('/siwx/v1/nonce', {})).status).toBe(200)
  })

  it('may read as many pictures of others a minute as the operator sets', async () => {
    const { cloud, from } = await start({ LATCHKEY_RATE_IMAGES: '20' })
    const { get } = from(attacker)
    const statuses: number[] = []
    // A forged path is charged like any other, and costs no request of the cloud.
    for (let index = 0; index < 21; index += 1) statuses.push((await get('/v1/image/a.b.c')).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429])
    expect(await readRefusals(cloud)).toBe('latchkey_refusals_total{purpose="images",share="address",unit="work"} 1')
    expect((await from(visitor).get('/v1/image/a.b.c')).status).toBe(404)
  })

  it('may store 2 MiB of events a minute', async () => {
    const { from } = await start()
    const { post } = from(attacker)
    const count = await spend((index) => post('/e', toEvent(`flood-${index}`, 30_000)), 200)
    expect(count * 30_000).toBeGreaterThan(1_900_000)
    expect(count * 30_000).toBeLessThan(2_097_152)
  })

  it('may store 900 kB of hand-offs a minute, whichever users are logged in there', async () => {
    const cloud = await startEmbeddedCloud({ storage, environment: { LATCHKEY_RATE_SIGN_IN: '30' } })
    const secrets: string[] = []
    for (const name of ['first', 'second', 'third']) {
      secrets.push((await cloud.logIn(`${name}@example.com`)).secret)
      cloud.clock.now += 120_000
    }
    const handOff = async (secret: string, address: string) => {
      const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
      const body = { id, request: 'A'.repeat(260_000) }
      const headers = { 'x-forwarded-for': address }
      return readRefusalCode(await cloud.send('POST', createHandoff.path, { body, secret, headers }))
    }
    const answers: unknown[] = []
    for (const secret of [...secrets, ...secrets]) answers.push(await handOff(secret, attacker))
    expect(answers).toEqual([204, 204, 204, 'rate_limited', 'rate_limited', 'rate_limited'])
    expect(await readRefusals(cloud)).toBe('latchkey_refusals_total{purpose="stored",share="address",unit="bytes"} 3')
    expect(await handOff(secrets[0] ?? '', visitor)).toBe(204)
  })

  it('may store 8 MB a minute at most, by all ways together', () => {
    const { signIn } = readSettings({ environment: {} }).settings
    const others = eventBytesPerAddress + signIn.requestsPerAddress * storedBytesPerRequest
    expect(defaultRelayLimits.storedBytesPerAddress + others).toBeLessThanOrEqual(8_000_000)
  })

  it('may not fill the day of a project with events from an IPv6 network', async () => {
    const { cloud, from } = await start({ LATCHKEY_EVENT_BYTES: '200000' })
    const statuses: number[] = []
    for (let index = 0; index < 10; index += 1) {
      statuses.push((await from(`2001:db8:0:${index}::1`).post('/e', toEvent(`day-${index}`, 30_000))).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => 204), ...Array.from({ length: 4 }, () => 429)])
    expect(await readRefusals(cloud)).toContain('{purpose="events",share="project",unit="bytes"}')
    cloud.clock.now += 172_800_000
    expect((await from(visitor).post('/e', toEvent('next-day'))).status).toBe(204)
  })
})

it('a page of an origin that the project does not list is counted and logged, without its address', async () => {
  const { cloud } = await start()
  const { projectId } = await cloud.createProject({ allowedOrigins: ['https://shop.example.com'] })
  const headers = { origin: 'https://evil.example', 'x-forwarded-for': attacker }
  expect((await cloud.ask('/appkit/v1/config', { projectId, headers })).status).toBe(403)
  expect(await readRefusals(cloud)).toBe('latchkey_refusals_total{purpose="http",share="project",unit="origin"} 1')
  const refused = cloud.logger.lines.filter(({ fields }) => fields['event'] === 'refused')
  expect(refused).toMatchObject([{ fields: { purpose: 'http', unit: 'origin' } }])
  expect(JSON.stringify(refused)).not.toContain(attacker)
})

it('other visitors are served while one address spends everything it has', async () => {
  const server = await startRpcServer()
  const { cloud, from } = await start({ LATCHKEY_RPC_EIP155_1: server.url })
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [] }
  const batch = Array.from({ length: 50 }, () => call)
  const bad = from(attacker)
  expect(await spend(() => bad.post('/v1/?chainId=eip155:1', batch), 100)).toBe(20)
  expect(server.requests).toHaveLength(20)
  await spend(() => bad.post('/siwx/v1/nonce', {}), 100)
  await spend((index) => bad.post('/e', toEvent(`all-${index}`, 30_000)), 200)
  // The rest goes to requests of any kind, known projects or not.
  const all = await spend(() => bad.get('/appkit/v1/config'), 5_000)
  expect(all).toBeLessThan(1_200)
  expect(
    (await cloud.ask('/appkit/v1/config', { projectId: 'f'.repeat(32), headers: { 'x-forwarded-for': attacker } }))
      .status,
  ).toBe(429)

  const good = from(visitor)
  expect((await good.post('/v1/?chainId=eip155:1', batch)).status).toBe(200)
  expect((await good.post('/siwx/v1/nonce', {})).status).toBe(200)
  expect((await good.post('/e', toEvent('honest'))).status).toBe(204)
  expect((await good.get('/appkit/v1/config')).status).toBe(200)
  // Nothing of the flood names the address that caused it.
  expect(JSON.stringify(cloud.logger.lines)).not.toContain(attacker)
})

it('a body that takes long to parse is refused, and one with many wrong items at the first of them', async () => {
  const { from } = await start()
  const list = (length: number): string => `{"sessions":[${Array.from({ length }, () => '1').join(',')}]}`
  const names = Array.from({ length: 10_000 }, (_none, index) => `"n${index}":1`).join(',')
  const { post } = from(attacker)
  expect((await post('/siwx/v1/sessions', `{"sessions":["${'x'.repeat(262_144)}"]}`)).status).toBe(413)
  for (const many of [list(20_000), `{${names}}`, '['.repeat(20_000)])
    expect((await post('/siwx/v1/sessions', many)).status).toBe(413)
  const response = await post('/siwx/v1/sessions', list(12_000))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ reasons: [expect.anything()] })
})

it('answers are not kept by caches unless a route says so', async () => {
  const { cloud, from } = await start()
  const { get, post } = from(visitor)
  for (const response of [
    await get('/appkit/v1/config'),
    await get('/nothing'),
    await post('/siwx/v1/nonce', {}),
    await get('/v1/supported-chains'),
  ]) {
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  expect((await fetch(`${cloud.url}/openapi.json`)).headers.get('cache-control')).toBe('public, max-age=300')
})
