import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { readSettings } from '../config/readSettings.ts'
import { type Cloud, createCloud } from '../createCloud.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { createClientKey } from '../test/relay/createClientKey.ts'

// What a whole node answers to those who are not on its machine, although the socket is.

const token = 'the-token-of-the-operator'

async function start(environment: Readonly<Record<string, string>> = {}): Promise<Cloud> {
  const { settings } = readSettings({
    environment: { LATCHKEY_PORT: '0', LATCHKEY_DATA: 'memory', LATCHKEY_ADMIN_TOKEN: token, ...environment },
  })
  return createCloud({ settings, logger: createTestLogger() })
}

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Sends a request with any Host header, which `fetch` does not allow. */
async function ask(cloud: Cloud, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port: cloud.port, path, headers })
  sent.end()
  const answered = once(sent, 'response')
  const [response] = await answered
  let body = ''
  for await (const chunk of response) body += String(chunk)
  return { status: response.statusCode, headers: response.headers, body }
}

/** Connects to the relay with any headers; returns `open` or the status of the refusal. */
async function connect(cloud: Cloud, headers: Readonly<Record<string, string>>, projectId = 'dev'): Promise<unknown> {
  const { host = `127.0.0.1:${cloud.port}` } = headers
  const auth = createClientKey().createToken({ audience: `ws://${host}` })
  const socket = new WebSocket(`ws://127.0.0.1:${cloud.port}/relay?auth=${auth}&projectId=${projectId}`, { headers })
  onTestFinished(() => socket.terminate())
  return new Promise((resolve) => {
    socket.once('open', () => resolve('open'))
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode))
    socket.once('error', resolve)
  })
}

describe('a node on loopback without settings', () => {
  let cloud: Cloud
  beforeAll(async () => {
    cloud = await start()
  })
  afterAll(() => cloud.close())
  const rebound = { host: 'rebound.evil.example:8787', origin: 'http://rebound.evil.example:8787' }

  it('refuses the host of a page whose name was pointed to it', async () => {
    for (const path of ['/', '/appkit/v1/config?projectId=dev', '/openapi.json', '/rpc']) {
      const answer = await ask(cloud, path, rebound)
      expect([path, answer.status]).toEqual([path, 421])
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'host_not_allowed' })
    }
    expect(await connect(cloud, rebound)).toBe(421)
    expect((await ask(cloud, '/metrics', rebound)).status).toBe(401)
    // Balancers ask for these by any name.
    expect((await ask(cloud, '/ready', rebound)).status).toBe(200)
    const metrics = await ask(cloud, '/metrics')
    expect(metrics.body).toContain('latchkey_refusals_total{purpose="host",share="address",unit="request"} 5')
  })

  it('lets no page read how it is', async () => {
    for (const path of ['/metrics', '/health', '/ready']) {
      const answer = await ask(cloud, path, { origin: 'https://evil.example' })
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it.each([
    [{ 'x-forwarded-for': '203.0.113.7' }],
    [{ 'x-real-ip': '203.0.113.7' }],
    [{ forwarded: 'for=203.0.113.7' }],
    [{ via: '1.1 tunnel' }],
    [{ 'x-forwarded-proto': 'https' }],
  ])('answers neither metrics nor the project dev through a proxy that sends %j', async (headers) => {
    expect((await ask(cloud, '/metrics', headers)).status).toBe(401)
    const answer = await ask(cloud, '/appkit/v1/config?projectId=dev', headers)
    expect(answer.status).toBe(401)
    expect(JSON.parse(answer.body)).toMatchObject({
      code: 'project_not_found',
      message: expect.stringContaining('LATCHKEY_DEV=1'),
    })
    expect(await connect(cloud, headers)).toBe(404)
  })

  it('serves the project dev to programs and pages on its machine', async () => {
    expect((await ask(cloud, '/appkit/v1/config?projectId=dev', { origin: 'http://localhost:5173' })).status).toBe(200)
    expect(await connect(cloud, { origin: 'http://localhost:5173' })).toBe('open')
  })

  it('counts wrong tokens by the real address if no proxy is trusted', async () => {
    const statuses = new Set<number | undefined>()
    for (let index = 0; index < 40; index += 1) {
      const headers = { authorization: 'Bearer wrong', 'x-forwarded-for': `203.0.113.${index}` }
      statuses.add((await ask(cloud, '/admin/v1/projects', headers)).status)
    }
    expect([...statuses]).toEqual([401, 429])
  })
})

it('serves the project dev to other machines if the operator asked for it', async () => {
  const cloud = await start({ LATCHKEY_DEV: '1' })
  onTestFinished(() => cloud.close())
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await ask(cloud, '/appkit/v1/config?projectId=dev', headers)).status).toBe(200)
  expect(await connect(cloud, headers)).toBe('open')
})

it('counts wrong tokens by the real address of a client that reaches the port beside the proxy', async () => {
  const cloud = await start({ LATCHKEY_TRUST_PROXY: 'private' })
  onTestFinished(() => cloud.close())
  const statuses = new Set<number | undefined>()
  for (let index = 0; index < 40; index += 1) {
    const headers = { authorization: 'Bearer wrong', 'x-forwarded-for': `203.0.113.${index}` }
    statuses.add((await ask(cloud, '/admin/v1/projects', headers)).status)
  }
  expect([...statuses]).toEqual([401, 429])
})

it('answers to its public URLs, in either spelling of the port', async () => {
  const cloud = await start({ LATCHKEY_PUBLIC_URL: 'https://cloud.example.com' })
  onTestFinished(() => cloud.close())
  for (const host of [
    'cloud.example.com',
    'cloud.example.com:443',
    'CLOUD.example.com:8787',
    `localhost:${cloud.port}`,
  ])
    expect((await ask(cloud, '/openapi.json', { host })).status).toBe(200)
  expect((await ask(cloud, '/openapi.json', { host: 'other.example.com' })).status).toBe(421)
})
