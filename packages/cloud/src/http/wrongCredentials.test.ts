import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../storage/Storage.ts'
import { bearer, createSignInCaller } from '../test/createSignInCaller.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { startSharedTestCloud, type TestCloud } from '../test/startTestCloud.ts'

// Which wrong credentials the log names, and that it contains none of them.

let storage: Storage
let cloud: TestCloud
let project: Awaited<ReturnType<TestCloud['createProject']>>
const { enter, get, owner, post, sign } = createSignInCaller({
  getTarget: () => ({ cloud, projectId: project.projectId }),
})
beforeAll(async () => {
  storage = await openTestStorage()
  cloud = await startSharedTestCloud({ storage })
  project = await cloud.createProject({ allowedOrigins: ['https://app.example.com'] })
})
afterAll(async () => {
  await cloud.close()
  await storage.close()
})
beforeEach(() => {
  // The log writes at most three lines a second for one kind.
  cloud.clock.now += 1_000
  cloud.logger.lines.length = 0
})

/** The kinds of wrong credentials in the log, and its whole text. */
function readLog() {
  const lines = cloud.logger.lines.filter(({ fields }) => fields['purpose'] === 'credential')
  return { units: lines.map(({ fields }) => fields['unit']), lines, text: JSON.stringify(cloud.logger.lines) }
}

const list = (init: { readonly headers?: Readonly<Record<string, string>> }) =>
  get(`/v1/sessions/${owner.address}`, init).then(({ status }) => status)

it('names a wrong token of the operator with the pseudonym of the address, and not a missing one', async () => {
  const ask = (init?: RequestInit) => fetch(`${cloud.url}/admin/v1/projects`, init)
  expect((await ask()).status).toBe(401)
  expect(readLog().lines).toEqual([])
  expect((await ask(bearer('a-wrong-token-of-admin'))).status).toBe(401)
  const { lines, text } = readLog()
  expect(lines).toMatchObject([
    {
      level: 'warn',
      fields: { event: 'refused', share: 'address', unit: 'admin_token', client: expect.stringMatching(/^[\w-]{10}$/) },
    },
  ])
  expect(text).not.toContain('a-wrong-token')
  expect(text).not.toContain('127.0.0.1')
  expect(await cloud.metrics.registry.metrics()).toContain(
    'latchkey_refusals_total{purpose="credential",share="address",unit="admin_token"} 1',
  )
})

it('names a forged session token and its project, but not one that has expired', async () => {
  const { token = '' } = await enter(await sign())
  expect(await list(bearer(token))).toBe(200)
  const [head = '', payload = '', signature = ''] = token.split('.')
  const forged = [head, payload, signature.split('').toReversed().join('')].join('.')
  expect(await list(bearer(forged))).toBe(401)
  expect(readLog()).toMatchObject({ units: ['session_token'], lines: [{ fields: { project: project.key } }] })
  expect(readLog().text).not.toContain(signature)
  cloud.logger.lines.length = 0
  cloud.clock.now += 16 * 60_000
  expect(await list(bearer(token))).toBe(401)
  expect(readLog().units).toEqual([])
})

it('names a forged secret of a session, in the header and in a cookie', async () => {
  const { pci, secret = '' } = await enter(await sign())
  const forged = `${pci}.${'A'.repeat(43)}`
  expect(await list(bearer(secret))).toBe(200)
  expect((await post('/siwx/v1/token', {}, bearer(forged))).status).toBe(401)
  expect(readLog().units).toEqual(['session_secret'])
  cloud.logger.lines.length = 0
  const { response } = await enter(await sign(), { cookie: true })
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  const [name = '', own = ''] = cookie.split('=')
  expect(await list({ headers: { cookie } })).toBe(200)
  expect(readLog().units).toEqual([])
  expect(await list({ headers: { cookie: `${name}=${own.split('.')[0]}.${'A'.repeat(43)}` } })).toBe(401)
  expect(readLog().units).toEqual(['session_cookie'])
  expect(readLog().text).not.toContain('AAAA')
})

it('takes a cookie of another project of the cloud for no attack', async () => {
  const { response } = await enter(await sign(), { cookie: true })
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  const other = await cloud.createProject({ allowedOrigins: ['https://app.example.com'] })
  const { status } = await get(`/v1/sessions/${owner.address}`, { projectId: other.projectId, headers: { cookie } })
  expect(status).toBe(401)
  expect(readLog().units).toEqual([])
})
