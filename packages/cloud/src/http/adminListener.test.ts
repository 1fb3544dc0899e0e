import { once } from 'node:events'
import { request } from 'node:http'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatReadyBlock } from '../cli/formatReadyBlock.ts'
import { readSettings } from '../config/readSettings.ts'
import type { Settings } from '../config/Settings.ts'
import { type Cloud, createCloud } from '../createCloud.ts'
import { createTestGuards } from '../test/createTestGuards.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { createHttpServer } from './createHttpServer.ts'

const token = 'the-token-of-the-operator'
let settings: Settings
let cloud: Cloud
beforeAll(async () => {
  const environment = {
    LATCHKEY_PORT: '0',
    LATCHKEY_ADMIN_PORT: '0',
    LATCHKEY_DATA: 'memory',
    LATCHKEY_ADMIN_TOKEN: token,
    LATCHKEY_SECURITY_CONTACT: 'mailto:security@example.com',
    LATCHKEY_PUBLIC_URL: 'https://cloud.example.com',
  }
  settings = readSettings({ environment }).settings
  cloud = await createCloud({ settings, logger: createTestLogger() })
})
afterAll(() => cloud.close())

const here = (): string => `http://127.0.0.1:${cloud.port}`
const there = (): string => cloud.adminUrl ?? ''
const authorization = `Bearer ${token}`

async function getStatuses(base: string, paths: readonly string[]): Promise<readonly number[]> {
  return Promise.all(paths.map(async (path) => (await fetch(`${base}${path}`, { headers: { authorization } })).status))
}

it('answers operators and monitors on their own port only', async () => {
  const paths = ['/admin/v1/projects', '/admin/v1/audit', '/admin/v1/projects/dev/events', '/metrics']
  expect(
    await getStatuses(here(), [...paths, '/%61dmin/v1/projects', '/admin/v1/projects?x', '//admin/v1/projects']),
  ).toEqual([404, 404, 404, 404, 404, 404, 404])
  expect(await getStatuses(there(), ['/admin/v1/projects', '/admin/v1/audit', '/metrics'])).toEqual([200, 200, 200])
  // Even a wrong token does not tell that there is something.
  const wrong = await fetch(`${here()}/admin/v1/projects`, { headers: { authorization: 'Bearer wrong' } })
  expect(wrong.status).toBe(404)
  expect(await wrong.json()).toMatchObject({ code: 'not_found' })
})

it('answers apps on the public port only, and probes on both', async () => {
  const paths = [
    '/appkit/v1/config?projectId=dev',
    '/getWallets?projectId=dev',
    '/.well-known/jwks.json',
    '/openapi.json',
  ]
  expect(await getStatuses(there(), paths)).toEqual([404, 404, 404, 404])
  expect(await getStatuses(here(), paths.slice(2))).toEqual([200, 200])
  expect((await fetch(`${there()}/rpc`, { method: 'POST', body: '{}' })).status).toBe(404)
  expect(await getStatuses(here(), ['/health', '/ready'])).toEqual([200, 200])
  expect(await getStatuses(there(), ['/health', '/ready'])).toEqual([200, 200])
  const port = Number(new URL(there()).port)
  const upgrade = request({
    host: '127.0.0.1',
    port,
    path: '/relay',
    headers: { connection: 'Upgrade', upgrade: 'websocket' },
  })
  upgrade.end()
  const [refused] = await once(upgrade, 'response')
  expect(refused.statusCode).toBe(404)
})

it('checks hosts, limits wrong tokens and sends the headers of the public port', async () => {
  const port = Number(new URL(there()).port)
  const sent = request({ host: '127.0.0.1', port, path: '/admin/v1/projects', headers: { host: 'rebound.example' } })
  sent.end()
  const [rebound] = await once(sent, 'response')
  expect(rebound.statusCode).toBe(421)
  const answer = await fetch(`${there()}/admin/v1/projects`, { headers: { authorization } })
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const guess = async () =>
    (await fetch(`${there()}/admin/v1/audit`, { headers: { authorization: 'Bearer no' } })).status
  const statuses: number[] = []
  for (let index = 0; index < 21; index += 1) statuses.push(await guess())
  expect(statuses.slice(19)).toEqual([401, 429])
})

it('prints the port for operators', () => {
  expect(formatReadyBlock({ cloud, settings })).toContain(`\n  Admin     ${there()}\n`)
})

it('reports a port for operators that is in use by the setting that chooses it', async () => {
  const port = Number(new URL(there()).port)
  const { securityLog } = createTestGuards({ now: () => 0 })
  const limits = { requestTimeout: 1_000, connectionsAtMost: 10, securityLog }
  const address = { listener: 'admin', host: '127.0.0.1', port } as const
  await expect(createHttpServer({ app: new Hono(), relay: undefined, ...address, ...limits })).rejects.toMatchObject({
    code: 'port.taken',
    message: expect.stringContaining('LATCHKEY_ADMIN_PORT'),
  })
})

it('names the security contact for less than a year, if there is one', async () => {
  const response = await fetch(`${here()}/.well-known/security.txt`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).trimEnd().split('\n')
  expect(lines).toEqual([
    'Contact: mailto:security@example.com',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    'Canonical: https://cloud.example.com/.well-known/security.txt',
  ])
  const rest = Date.parse(lines[1]?.slice('Expires: '.length) ?? '') - Date.now()
  expect(rest).toBeGreaterThan(90 * 86_400_000)
  expect(rest).toBeLessThan(365 * 86_400_000)
})
