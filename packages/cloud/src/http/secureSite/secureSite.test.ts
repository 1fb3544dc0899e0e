import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type Devnet, type DevnetMail, startDevnet } from '@latchkey/devnet'
import { getSupportedChains, sendChainRpc } from '@latchkey/protocol/api'
import * as embedded from '@latchkey/protocol/embedded'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { parse } from 'valibot'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { listSettings } from '../../config/listSettings.ts'
import { readSettings } from '../../config/readSettings.ts'
import { type Cloud, createCloud } from '../../createCloud.ts'
import * as bundlerSchema from '../../storage/bundlerSchema.ts'
import * as embeddedSchema from '../../storage/embeddedSchema.ts'
import * as handoffSchema from '../../storage/handoffSchema.ts'
import * as sponsorshipSchema from '../../storage/sponsorshipSchema.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { embeddedSurface } from '../../test/embeddedSurface.ts'
import { startRpcServer } from '../../test/startRpcServer.ts'
import { checkSiteHost } from './checkSiteHost.ts'
import { toFrameAncestors } from './toFrameAncestors.ts'

const { requestLoginCode, verifyLoginCode } = embedded
let cloud: Cloud
let site: URL
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [], mail: true })
  const environment = {
    LATCHKEY_PORT: '0',
    LATCHKEY_DATA: 'memory',
    LATCHKEY_SECURE_SITE_PORT: '0',
    LATCHKEY_SMTP_URL: devnet.description.mail?.smtpUrl,
  }
  cloud = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
  site = new URL(cloud.secureSiteUrl ?? '')
})
afterAll(async () => {
  await cloud.close()
  await devnet.stop()
})

/** Asks the listener of the secure site, as a browser that has its name does. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, body?: object) =>
  askSite(site, path, headers, body)

async function askSite(site: URL, path: string, headers: Readonly<Record<string, string>>, body?: object) {
  const method = body === undefined ? 'GET' : 'POST'
  const stated = body && { 'content-type': 'application/json', origin: site.origin }
  const all = { host: site.host, ...stated, ...headers }
  const sent = request({ host: '127.0.0.1', port: site.port, path, method, headers: all })
  sent.end(body && JSON.stringify(body))
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}
/** Returns the code of the newest mail to an address. */
async function readCode(email: string): Promise<string> {
  const url = new URL('/mails', devnet.description.mail?.url)
  url.searchParams.set('to', email)
  const { mails }: { mails: readonly DevnetMail[] } = JSON.parse(await (await fetch(url)).text())
  return /^\d{6}$/m.exec(mails[0]?.text ?? '')?.[0] ?? ''
}
const listDirectives = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

describe('the listener of the secure site', () => {
  it('serves the frame under a policy that allows its own files only', async () => {
    const { body, headers, status } = await ask('/frame?projectId=dev&chainId=eip155:1&version=4&enableLogger=false')
    expect(status).toBe(200)
    const policy = listDirectives(headers['content-security-policy'])
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': [`${site.origin}/assets/`, expect.stringMatching(/^'sha256-[\w+/=]{44}'$/)],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'worker-src': [expect.stringMatching(/\/assets\/vault\.worker-[\w-]+\.js$/)],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': expect.arrayContaining(['http://localhost:*', 'https://*.vercel.app']),
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['latchkey'],
    })
    expect(headers).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'cross-origin',
      'origin-agent-cluster': '?1',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('publickey-credentials-get=(self)'),
    })
    const entry = /src="(\/assets\/[^"]+)"/.exec(body)?.[1] ?? ''
    const asset = await ask(entry)
    expect(asset.status).toBe(200)
    expect(asset.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(asset.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('serves the page that opens recovery files to every visitor, under its own policy, for no page to embed', async () => {
    const { body, headers, status } = await ask('/recover.html')
    expect(status).toBe(200)
    const stated = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body)?.[1] ?? ''
    expect(headers['content-security-policy']).toBe(`${stated}; frame-ancestors 'none'`)
    expect(listDirectives(stated)).toMatchObject({ 'default-src': ["'none'"], 'connect-src': ["'none'"] })
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect((await ask('/recover.html', { 'service-worker': 'script' })).status).toBe(404)
    expect((await ask('/recover.html', { host: 'evil.test' })).status).toBe(421)
  })

  it('knows no other project (attack 10)', async () => {
    for (const query of [
      '',
      '?projectId=',
      '?projectId=unknown',
      `?projectId=${'a'.repeat(32)}`,
      `?projectId=${'a'.repeat(9_000)}`,
    ])
      expect((await ask(`/frame${query}`)).status).toBe(404)
  })

  it('refuses another host and another port (attack 153)', async () => {
    const hosts = [
      'evil.test',
      '127.0.0.1',
      `127.0.0.1:${site.port}`,
      'wallet.localhost',
      'wallet.localhost:1',
      `x.${site.host}`,
      '',
    ]
    for (const host of hosts) {
      expect([host, (await ask('/frame?projectId=dev', { host })).status]).toEqual([host, 421])
    }
  })

  it('serves no service worker (attack 148)', async () => {
    const entry = /src="(\/assets\/[^"]+)"/.exec((await ask('/frame?projectId=dev')).body)?.[1] ?? ''
    expect((await ask(entry)).status).toBe(200)
    expect((await ask(entry, { 'service-worker': 'script' })).status).toBe(404)
    expect((await ask(entry, { 'sec-fetch-dest': 'serviceworker' })).status).toBe(404)
  })

  it('answers its API to its own pages only, without CORS', async () => {
    const path = '/embedded/v1/embedder?projectId=dev'
    const answer = await ask(path, { 'sec-fetch-site': 'same-origin' })
    expect(JSON.parse(answer.body)).toMatchObject({ allowedOrigins: ['http://localhost:*'], isDevelopment: true })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin')
    for (const value of ['same-site', 'cross-site', 'none', '']) {
      expect((await ask(path, { 'sec-fetch-site': value, origin: 'http://app.localhost' })).status).toBe(403)
    }
    expect((await ask(path)).status).toBe(403)
    const metrics = await (await fetch(`http://127.0.0.1:${cloud.port}/metrics`)).text()
    expect(metrics).toMatch(/^latchkey_refusals_total\{purpose="secureSite",share="address",unit="origin"\} [1-9]/m)
  })

  it('logs a visitor in with the code of a mail, and keeps the session in a cookie', async () => {
    const own = { 'sec-fetch-site': 'same-origin' }
    const email = 'visitor@example.com'
    const wanted = { email, origin: 'http://app.localhost:5173' }
    const asked = await ask(`${requestLoginCode.path}?projectId=dev`, own, wanted)
    expect(asked.status, asked.body).toBe(200)
    const { attempt } = parse(requestLoginCode.response, JSON.parse(asked.body))
    const code = await readCode(email)
    const login = await ask(`${verifyLoginCode.path}?projectId=dev`, own, { attempt, code, keep: 'cookie' })
    expect(parse(verifyLoginCode.response, JSON.parse(login.body))).toMatchObject({ user: { email } })
    const [cookie = ''] = login.headers['set-cookie'] ?? []
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=None; Partitioned/)
    const session = `/embedded/v1/session?projectId=dev`
    const known = await ask(session, { ...own, cookie: cookie.split(';')[0] ?? '' })
    expect(JSON.parse(known.body)).toMatchObject({ user: { email } })
    expect((await ask(session, own)).status).toBe(401)
  })

  it('logs no visitor in for a page of another site, which the cookie would go along with (attack 111)', async () => {
    const wanted = { email: 'other@example.com', origin: 'http://app.localhost:5173' }
    for (const value of ['cross-site', 'same-site', 'none'])
      expect((await ask(`${requestLoginCode.path}?projectId=dev`, { 'sec-fetch-site': value }, wanted)).status).toBe(
        403,
      )
    const own = { 'sec-fetch-site': 'same-origin' }
    const unlisted = { ...wanted, origin: 'https://evil.test' }
    expect(await ask(`${requestLoginCode.path}?projectId=dev`, own, unlisted)).toMatchObject({
      status: 403,
      body: expect.stringContaining('Unauthorized: origin not allowed'),
    })
    expect(await readCode(wanted.email)).toBe('')
  })

  it('answers an address ten times as often as the API does, whatever is asked for', async () => {
    const environment = {
      LATCHKEY_PORT: '0',
      LATCHKEY_DATA: 'memory',
      LATCHKEY_SECURE_SITE_PORT: '0',
      LATCHKEY_DEV: '1',
      LATCHKEY_TRUST_PROXY: 'loopback',
      LATCHKEY_RATE_ADDRESS: '2',
    }
    const other = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
    onTestFinished(() => other.close())
    const site = new URL(other.secureSiteUrl ?? '')
    const asset = /src="(\/assets\/[^"]+)"/.exec((await ask('/window')).body)?.[1] ?? ''
    const askFrom = async (address: string, path: string) =>
      (await askSite(site, path, { 'x-forwarded-for': address })).status
    const statuses: unknown[] = []
    for (let times = 0; times < 8; times += 1)
      for (const path of [asset, '/recover.html', '/nothing']) statuses.push(await askFrom('203.0.113.9', path))
    const answered = Array.from({ length: 20 }, (_none, index) => (index % 3 === 2 ? 404 : 200))
    expect(statuses).toEqual([...answered, 429, 429, 429, 429])
    expect(await askFrom('198.51.100.9', asset)).toBe(200)
    // The developer's own machine has no limits.
    expect((await askSite(site, asset, {})).status).toBe(200)
    const metrics = await (await fetch(`http://127.0.0.1:${other.port}/metrics`)).text()
    expect(metrics).toContain('latchkey_refusals_total{purpose="site",share="address",unit="work"} 4')
  })

  it('lets the frame, and no other page, reach the chains of the project', async () => {
    const upstream = await startRpcServer()
    const environment = {
      LATCHKEY_PORT: '0',
      LATCHKEY_DATA: 'memory',
      LATCHKEY_SECURE_SITE_PORT: '0',
      LATCHKEY_RPC_EIP155_1: upstream.url,
    }
    const other = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
    onTestFinished(() => other.close())
    const otherSite = new URL(other.secureSiteUrl ?? '')
    const own = { 'sec-fetch-site': 'same-origin' }
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
    const path = `${sendChainRpc.path}?projectId=dev&chainId=eip155:1`
    const answer = await askSite(otherSite, path, own, call)
    expect(answer.status, answer.body).toBe(200)
    expect(JSON.parse(answer.body)).toMatchObject({ id: 1, result: { method: 'eth_chainId' } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect((await askSite(otherSite, `${getSupportedChains.path}?projectId=dev`, own)).body).toContain('"eip155:1"')
    for (const value of ['cross-site', 'same-site', 'none']) {
      const headers = { 'sec-fetch-site': value, origin: 'http://localhost:3000' }
      expect((await askSite(otherSite, path, headers, call)).status).toBe(403)
      expect((await askSite(otherSite, `${getSupportedChains.path}?projectId=dev`, headers)).status).toBe(403)
    }
  })

  it('is named in the configuration of the cloud', async () => {
    const answer = await fetch(`http://127.0.0.1:${cloud.port}/appkit/v1/config?projectId=dev`)
    expect(await answer.json()).toMatchObject({ secureSite: site.origin })
  })

  it('takes nothing that states another origin, or none, and changes something (attack 111)', async () => {
    const path = `/embedded/v1/session?projectId=dev`
    const end = async (headers: Readonly<Record<string, string>>) => {
      const all = { host: site.host, 'sec-fetch-site': 'same-origin', ...headers }
      const sent = request({ host: '127.0.0.1', port: site.port, path, method: 'DELETE', headers: all })
      sent.end()
      const [response] = await once(sent, 'response')
      return response.resume().statusCode
    }
    expect(await end({ origin: site.origin })).toBe(204)
    for (const origin of ['http://app.localhost:5173', `${site.origin}.evil.test`, 'null', ''])
      expect([origin, await end({ origin })]).toEqual([origin, 403])
    expect(await end({})).toBe(403)
  })

  it('takes the requests of its own page in a browser, which sends no referrer', async () => {
    const browser = await chromium.launch(inject('chromium'))
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.goto(`${site.origin}/frame?projectId=dev`)
    const path = '/embedded/v1/session?projectId=dev'
    const options = { method: 'DELETE', referrerPolicy: 'no-referrer' } as const
    const ask = async (url: string) =>
      page.evaluate(async ([target, init]) => (await fetch(target, init)).status, [url, options] as const)
    expect(await ask(path)).toBe(204)
  })

  it('shows its public keys to every page and server, and nothing else', async () => {
    const answer = await ask('/embedded/v1/keys', { 'sec-fetch-site': 'cross-site', origin: 'https://app.example.com' })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(JSON.parse(answer.body)).toMatchObject({ keys: [{ crv: 'Ed25519', kid: expect.any(String) }] })
    expect(answer.body).not.toContain('"d"')
    const post = await ask(
      '/embedded/v1/keys',
      { 'sec-fetch-site': 'cross-site', origin: 'https://app.example.com' },
      {},
    )
    expect(post.status).toBe(403)
  })

  it('is apart from the API of the cloud, whose port has none of its files', async () => {
    for (const path of ['/health', '/openapi.json', '/appkit/v1/config?projectId=dev', '/admin/v1/projects', '/'])
      expect((await ask(path)).status).toBe(404)
    for (const path of ['/frame?projectId=dev', '/embedded/v1/embedder?projectId=dev'])
      expect((await fetch(`http://127.0.0.1:${cloud.port}${path}`)).status).toBe(404)
  })
})

describe('what the embedded wallet adds', () => {
  const defined = Object.values(embedded).flatMap((each) =>
    typeof each === 'object' && 'method' in each && 'path' in each ? [`${each.method} ${each.path}`] : [],
  )
  const calls = [...new Set(embeddedSurface.endpoints.map(({ call }) => call.replace(' ', ' /embedded/v1/')))]

  it('are the endpoints of its design and those named beside them, each with a test', () => {
    expect(calls.toSorted()).toEqual(defined.toSorted())
    const folder = path.join(import.meta.dirname, '..', '..')
    const files = embeddedSurface.endpoints.map(({ test }) => test)
    expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([])
  })

  it.each(calls)('%s is on the origin of the wallet, and not on the port of the API', async (call) => {
    const [method = '', route = ''] = call.split(' ')
    const sent = request({
      ...{ host: '127.0.0.1', port: site.port, method, path: `${route}?projectId=dev` },
      headers: {
        ...{ host: site.host, origin: site.origin, 'sec-fetch-site': 'same-origin' },
        ...(method !== 'GET' && { 'content-type': 'application/json', 'content-length': 2 }),
      },
    })
    sent.end(method === 'GET' ? undefined : '{}')
    const [response] = await once(sent, 'response')
    await text(response)
    expect(response.statusCode).not.toBe(404)
    const url = `http://127.0.0.1:${cloud.port}${route}?projectId=dev`
    expect((await fetch(url, { method, ...(method !== 'GET' && { body: '{}' }) })).status).toBe(404)
  })

  it('are its settings', () => {
    const known = listSettings({ environment: {}, flags: {} }).map(({ variable }) => variable)
    expect(known).toEqual(expect.arrayContaining(embeddedSurface.settings.map(([, variable]) => variable)))
  })

  it('are its tables', () => {
    const schemas = { ...bundlerSchema, ...embeddedSchema, ...handoffSchema, ...sponsorshipSchema }
    const known = Object.values(schemas).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
    expect(known).toEqual(expect.arrayContaining([...embeddedSurface.tables]))
  })
})

describe('the host of the secure site', () => {
  const read = (environment: Readonly<Record<string, string>>) => () =>
    readSettings({ environment }).settings.secureSite

  it('is its own, not the API on another port', () => {
    const api = { LATCHKEY_PUBLIC_URL: 'https://cloud.example.com', LATCHKEY_SECURE_SITE_PORT: '8788' }
    expect(read({ ...api, LATCHKEY_SECURE_SITE_URL: 'https://wallet.example.com' })()).toMatchObject({
      port: 8788,
      url: 'https://wallet.example.com',
    })
    expect(read({ ...api, LATCHKEY_SECURE_SITE_URL: 'https://cloud.example.com:8443' })).toThrow(/also the host of/)
    expect(read(api)).toThrow(/requires LATCHKEY_SECURE_SITE_URL/)
  })

  it.each([
    'http://wallet.example.com',
    'https://192.0.2.1',
    'https://[2001:db8::1]',
    'https://wallet.example.com/x',
    'wallet.example.com',
  ])('is not %s', (url) => {
    expect(read({ LATCHKEY_SECURE_SITE_URL: url })).toThrow(/LATCHKEY_SECURE_SITE_URL/)
  })

  it('is not the host of an app on another port', () => {
    const check = (allowedOrigins: readonly string[]) => () =>
      checkSiteHost({ url: 'https://wallet.example.com', projects: [{ name: 'Shop', allowedOrigins }] })
    expect(check(['https://app.example.com', 'https://*.example.com'])).not.toThrow()
    for (const origin of ['https://wallet.example.com:8443', 'wallet.example.com', 'http://wallet.example.com:*'])
      expect(check([origin])).toThrow(/also an origin of the project "Shop"/)
  })

  it('is absent unless it is asked for', () => {
    expect(read({})()).toBeUndefined()
  })

  it.each([
    '*',
    'https://*',
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example/x',
    'javascript:',
    'https://a*.example',
  ])('has no ancestor %s', (ancestors) => {
    expect(read({ LATCHKEY_SECURE_SITE_PORT: '0', LATCHKEY_SECURE_SITE_ANCESTORS: ancestors })).toThrow(/_ANCESTORS/)
  })
})

describe('the apps that the operator trusts', () => {
  const read = (apps: string) =>
    readSettings({ environment: { LATCHKEY_DEV: '1', LATCHKEY_SECURE_SITE_PORT: '0', LATCHKEY_TRUSTED_APPS: apps } })
      .settings.secureSite?.trustedApps

  it('are exact origins, with http for loopback names only', () => {
    expect(read('https://app.example, http://app.localhost:5173,https://shop.example:8443')).toEqual([
      'https://app.example',
      'http://app.localhost:5173',
      'https://shop.example:8443',
    ])
    expect(read('')).toEqual([])
  })

  it.each([
    '*',
    'https://*.example',
    'http://app.example',
    'https://app.example/x',
    'https://app.example/',
    'app.example',
    'null',
  ])('do not contain %s', (apps) => {
    expect(() => read(`https://app.example,${apps}`)).toThrow(/LATCHKEY_TRUSTED_APPS/)
  })
})

describe('the frame of a project', () => {
  it('is told only those trusted apps that the project allows', async () => {
    const environment = {
      LATCHKEY_PORT: '0',
      LATCHKEY_DATA: 'memory',
      LATCHKEY_SECURE_SITE_PORT: '0',
      LATCHKEY_TRUSTED_APPS: 'https://shop.example,http://localhost:5173',
    }
    const other = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
    onTestFinished(() => other.close())
    const path = '/embedded/v1/embedder?projectId=dev'
    const answer = await askSite(new URL(other.secureSiteUrl ?? ''), path, { 'sec-fetch-site': 'same-origin' })
    // The project `dev` names pages on localhost only.
    expect(JSON.parse(answer.body)).toMatchObject({ trustedApps: ['http://localhost:5173'] })
  })
})

describe('the ancestors of the frame', () => {
  const ancestors = ['http://localhost:*', 'https://*.pages.dev', 'https://*.vercel.app', 'https://*.ngrok-free.app']

  it('are by default localhost with any port, and previews of three hosts [S5.046] [S5.047]', () => {
    const { settings } = readSettings({ environment: { LATCHKEY_SECURE_SITE_PORT: '0' } })
    expect(settings.secureSite?.ancestors).toEqual(ancestors)
    expect(toFrameAncestors({ allowedOrigins: [], ancestors, isDevelopment: false })).toEqual({
      sources: ancestors,
      leftOut: [],
    })
  })

  it('are by default two hosts for mobile apps too, below hosts of the cloud and never below the secure site [S5.048] [S5.049]', () => {
    const publicUrls = 'https://cloud.example.com,https://relay.example.org:8443,https://third.example.net'
    const listAncestors = (environment: Readonly<Record<string, string>>) =>
      readSettings({
        environment: { LATCHKEY_SECURE_SITE_URL: 'https://wallet.example.com', ...environment },
      }).settings.secureSite?.ancestors
    expect(listAncestors({ LATCHKEY_PUBLIC_URL: publicUrls })).toEqual([
      ...ancestors,
      'https://secure-mobile.cloud.example.com',
      'https://secure-mobile.relay.example.org:8443',
    ])
    expect(listAncestors({ LATCHKEY_PUBLIC_URL: 'http://localhost:8787,https://192.0.2.1' })).toEqual(ancestors)
    expect(
      listAncestors({ LATCHKEY_PUBLIC_URL: publicUrls, LATCHKEY_SECURE_SITE_ANCESTORS: 'https://app.example.com' }),
    ).toEqual(['https://app.example.com'])
    expect(listAncestors({ LATCHKEY_PUBLIC_URL: publicUrls, LATCHKEY_SECURE_SITE_ANCESTORS: 'none' })).toEqual([])
  })

  it('are those of the project too, as the policy writes them', () => {
    const allowedOrigins = [
      'https://app.example.com',
      'shop.example.com',
      'https://*.example.org',
      'https://APP.example.net/',
    ]
    expect(toFrameAncestors({ allowedOrigins, ancestors: [], isDevelopment: false }).sources).toEqual([
      'https://app.example.com',
      'https://shop.example.com',
      'https://*.example.org',
      'https://app.example.net',
    ])
  })

  it('never allow every page, and never end the directive', () => {
    const hostile = [
      "https://a.example; script-src 'unsafe-inline'",
      'https://a.example,https://b.example',
      'https://a-*.example',
      'chrome-extension://x',
    ]
    expect(toFrameAncestors({ allowedOrigins: hostile, ancestors: [], isDevelopment: false })).toEqual({
      sources: ["'none'"],
      leftOut: expect.arrayContaining(['https://a-*.example']),
    })
    expect(toFrameAncestors({ allowedOrigins: ['*'], ancestors: [], isDevelopment: false }).sources).toEqual(["'none'"])
  })

  it('are 100 and 8 KiB at most', () => {
    const many = Array.from({ length: 150 }, (_, index) => `https://app${index}.example`)
    const result = toFrameAncestors({ allowedOrigins: many, ancestors: [], isDevelopment: false })
    expect(result.sources).toHaveLength(100)
    expect(result.leftOut).toHaveLength(50)
    const long = Array.from({ length: 90 }, (_, index) => `https://${'a'.repeat(200)}${index}.example`)
    expect(
      toFrameAncestors({ allowedOrigins: long, ancestors: [], isDevelopment: false }).sources.join(' ').length,
    ).toBeLessThan(8_192)
  })
})
