import { once } from 'node:events'
import { createServer } from 'node:http'
import { adminAddProjectSecret, adminProjectSchema } from '@latchkey/protocol/project'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../config/readSettings.ts'
import { type Cloud, createCloud } from '../createCloud.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { createClientKey } from '../test/relay/createClientKey.ts'

// A whole node whose upstream counts what it is asked.

const operator = 'the-token-of-the-operator'
const site = 'https://shop.example.com'
const logger = createTestLogger()
let calls = 0
const upstream = createServer((_request, response) => {
  calls += 1
  response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}')
})
let cloud: Cloud
beforeAll(async () => {
  upstream.listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const address = upstream.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { settings } = readSettings({
    environment: {
      LATCHKEY_PORT: '0',
      LATCHKEY_DATA: 'memory',
      LATCHKEY_ADMIN_TOKEN: operator,
      LATCHKEY_TRUST_PROXY: 'loopback',
      LATCHKEY_RPC_EIP155_1: `http://127.0.0.1:${port}`,
    },
  })
  cloud = await createCloud({ settings, logger })
})
afterAll(async () => {
  await cloud.close()
  upstream.close()
  upstream.closeAllConnections()
})

async function administer(path: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${cloud.url}/admin/v1/projects${path}`, {
    method,
    headers: { authorization: `Bearer ${operator}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return response.json()
}

/** Creates a project that requires a secret, with one. */
async function createProject(change: Readonly<Record<string, unknown>> = { requiresSecret: true }) {
  const project = parse(
    adminProjectSchema,
    await administer('', 'POST', { name: 'Shop', allowedOrigins: [site], isAnalyticsEnabled: true, ...change }),
  )
  return { ...project, secret: await addSecret(project.key, 'back end') }
}

async function addSecret(key: string, name: string): Promise<string> {
  return parse(adminAddProjectSecret.response, await administer(`/${key}/secrets`, 'POST', { name })).secret
}

type Headers = Readonly<Record<string, string>>

async function ask(path: string, projectId: string, headers: Headers = {}, body?: unknown) {
  const url = new URL(path, cloud.url)
  url.searchParams.set('projectId', projectId)
  const response = await fetch(url, {
    headers: { 'x-forwarded-for': '203.0.113.7', ...headers },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, headers: response.headers, answer }
}

const chainCall = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }
const callChain = (projectId: string, headers: Headers = {}) =>
  ask('/v1/?chainId=eip155:1', projectId, headers, chainCall)
const callRelay = (projectId: string, headers: Headers = {}) => {
  const auth = createClientKey().createToken({ audience: cloud.url.replace(/^http/, 'ws') })
  const body = { jsonrpc: '2.0', id: 1, method: 'irn_fetchMessages', params: { topic: 'a'.repeat(64) } }
  return ask(`/rpc?auth=${auth}`, projectId, headers, body)
}
const event = {
  eventId: 'event-1',
  url: `${site}/`,
  domain: 'shop.example.com',
  timestamp: 1,
  props: { type: 'track', event: 'MODAL_LOADED' },
}
const sendEvent = (projectId: string, headers: Headers = {}) => ask('/e?st=latchkey&sv=1', projectId, headers, event)

describe('a project that requires a secret', () => {
  it('answers programs with one, and refuses others before they cost anything', async () => {
    const { projectId, secret } = await createProject()
    const before = calls
    for (const call of [callChain, callRelay, sendEvent]) {
      expect(await call(projectId)).toMatchObject({
        status: 401,
        answer: {
          code: 'project_secret_required',
          message: expect.stringContaining('latchkey-cloud projects secret add'),
        },
      })
    }
    expect(calls).toBe(before)
    const headers = { 'x-project-secret': secret }
    expect(await callChain(projectId, headers)).toMatchObject({ status: 200, answer: { result: '0x1' } })
    expect(await callRelay(projectId, headers)).toMatchObject({ status: 200, answer: { id: 1 } })
    expect(await sendEvent(projectId, headers)).toMatchObject({ status: 204 })
    expect(calls).toBe(before + 1)
  })

  it('answers pages without one, and the wallets of the relay', async () => {
    const { projectId } = await createProject()
    for (const call of [callChain, callRelay])
      expect(await call(projectId, { origin: site })).toMatchObject({ status: 200 })
    expect(await sendEvent(projectId, { origin: site })).toMatchObject({ status: 204 })
    // A GET request of a page on the host of the cloud has no Origin.
    const headers = { 'sec-fetch-site': 'same-origin' }
    expect(await ask('/v1/supported-chains', projectId, headers)).toMatchObject({ status: 200 })
  })

  it('accepts both secrets while one replaces the other, and no third', async () => {
    const { key, projectId, secret } = await createProject()
    const second = await addSecret(key, 'next')
    const { secrets } = parse(adminProjectSchema, await administer(`/${key}`, 'GET'))
    expect(secrets).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{8}$/), name: 'back end', createdAt: expect.any(Number) },
      { id: expect.any(String), name: 'next', createdAt: expect.any(Number) },
    ])
    expect(await administer(`/${key}/secrets`, 'POST', { name: 'third' })).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('already has 2 secrets'),
    })
    const use = async (text: string) => (await callChain(projectId, { 'x-project-secret': text })).status
    expect([await use(secret), await use(second)]).toEqual([200, 200])
    await administer(`/${key}/secrets/${secrets[0]?.id}`, 'DELETE')
    expect([await use(secret), await use(second)]).toEqual([401, 200])
    expect(await administer(`/${key}/secrets/unknown`, 'DELETE')).toMatchObject({ code: 'invalid_request' })
  })
})

describe('a secret', () => {
  it('is shown once, has a checksum, and is in no other answer', async () => {
    const { key, secret } = await createProject()
    expect(secret).toMatch(/^latchkey_ps_[0-9a-f]{72}$/)
    const all = JSON.stringify(await administer('', 'GET')) + JSON.stringify(await administer(`/${key}`, 'GET'))
    expect(all).not.toContain('latchkey_ps_')
    expect(all).not.toContain('hash')
    expect(JSON.stringify(logger.lines)).not.toContain('latchkey_ps_')
  })

  it('is refused if it is wrong, even where none is required', async () => {
    const { projectId } = await createProject({})
    const other = await createProject({})
    expect(await callChain(projectId)).toMatchObject({ status: 200 })
    for (const wrong of [other.secret, 'latchkey_ps_x', `${other.secret.slice(0, -1)}x`]) {
      expect(await callChain(projectId, { 'x-project-secret': wrong })).toMatchObject({
        status: 401,
        answer: { code: 'project_secret_invalid' },
      })
    }
    expect(await callChain(other.projectId, { 'x-project-secret': other.secret })).toMatchObject({ status: 200 })
  })

  it('is refused from a page, in words that the page can read', async () => {
    const { key, projectId, secret } = await createProject()
    const headers = { origin: site, 'x-project-secret': secret }
    for (const call of [callChain, callRelay, sendEvent]) {
      const refused = await call(projectId, headers)
      expect(refused).toMatchObject({ status: 403, answer: { code: 'project_secret_exposed' } })
      expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    }
    const preflight = await fetch(`${cloud.url}/v1/`, {
      method: 'OPTIONS',
      headers: { origin: site, 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-project-secret')
    expect(logger.lines).toContainEqual(
      expect.objectContaining({
        fields: expect.objectContaining({ event: 'refused', unit: 'project_secret_in_page', project: key }),
      }),
    )
  })

  it('can be guessed twenty times a minute from one address, and each guess is counted and logged', async () => {
    const { projectId, secret } = await createProject()
    const guess = async () =>
      (await callChain(projectId, { 'x-project-secret': 'guess', 'x-forwarded-for': '203.0.113.99' })).status
    const statuses: number[] = []
    for (let index = 0; index < 22; index += 1) statuses.push(await guess())
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
    // From another address, and with the right secret.
    expect(await callChain(projectId, { 'x-project-secret': secret })).toMatchObject({ status: 200 })
    const line = logger.lines.findLast(({ fields }) => fields['unit'] === 'project_secret')
    expect(line?.fields).toMatchObject({ event: 'refused', purpose: 'credential', client: expect.any(String) })
    expect(JSON.stringify(logger.lines)).not.toMatch(/guess|203\.0\.113/)
    const metrics = await (await fetch(`${cloud.url}/metrics`)).text()
    expect(metrics).toMatch(/latchkey_refusals_total\{purpose="credential",share="address",unit="project_secret"\} 2\d/)
  })
})
