import { createServer } from 'node:http'
import { connect as connectTcp } from 'node:net'
import { once } from 'node:events'
import { apiErrorSchema } from '@latchkey/protocol/api'
import type { Hono } from 'hono'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createPictureProxy } from '../../../images/createPictureProxy.ts'
import { createPictureSigner, type PictureSigner } from '../../../images/createPictureSigner.ts'
import { createPictures } from '../../../images/test/createPictures.ts'
import type { Metrics } from '../../../observe/createMetrics.ts'
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts'
import { createTestBudgets } from '../../../test/createTestBudgets.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { mount } from '../../mount.ts'
import { getImageRoute } from './getImage.ts'

const host = createServer((request, response) => {
  response.setHeader('set-cookie', 'visitor=1').setHeader('content-type', 'text/html')
  if (request.url === '/page') response.end('<script>alert(1)</script>')
  else if (request.url === '/shapes.svg') response.end(createPictures.svg())
  else if (request.url !== '/silent') response.end(createPictures.png(2, 2))
})
const now = Date.UTC(2026, 0, 15, 12)
let app: TestApp
let port = 0
beforeAll(async () => {
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = host.address()
  if (typeof address === 'object') port = address?.port ?? 0
  app = await createTestApp({ addRoutes: (routes, { metrics }) => addRoute({ routes, metrics }) })
})
afterAll(async () => {
  await app.close()
  host.closeAllConnections()
  host.close()
})

function addRoute(parameters: {
  readonly routes: Hono<HttpEnvironment>
  readonly metrics: Metrics
  readonly keys?: readonly string[] | undefined
  readonly timeLimit?: number | undefined
}): void {
  const { keys, metrics, routes, timeLimit = 20_000 } = parameters
  // The host of this test has a public address for the proxy.
  const pictures = createPictureProxy({
    gateway: undefined,
    metrics,
    resolve: async (name) => (name === 'private.example' ? ['10.0.0.7'] : ['93.184.216.34']),
    connect: () => connectTcp({ host: '127.0.0.1', port }),
    timeLimit,
  })
  const route = getImageRoute({
    budgets: createTestBudgets({ now: () => now }),
    pictures,
    pictureSigner: createSigner({ keys }),
  })
  const guards = { project: [], projectFromAnywhere: [], public: [], operator: () => [], operatorLogin: [] }
  mount({ app: routes, route, guards, checksAnswers: true })
}

function createSigner({
  keys = ['11'.repeat(32)],
  time = now,
}: { readonly keys?: readonly string[] | undefined; readonly time?: number | undefined } = {}): PictureSigner {
  return createPictureSigner({ keys, gateway: undefined, now: () => time })
}

/** Signs with the key of the cloud, or another one. */
function sign(address: string, parameters: Parameters<typeof createSigner>[0] = {}): string {
  const path = createSigner(parameters).sign(address)
  if (path === undefined) throw new TypeError(`No path for ${address}.`)
  return path
}

const url = 'https://pictures.example/good.png'

describe('GET /v1/image/{signed}', () => {
  it.each([
    { path: '/good.png', type: 'image/png' },
    { path: '/shapes.svg', type: 'image/svg+xml' },
  ])('serves $path as the $type that it is, without rights and cookies', async ({ path, type }) => {
    const response = await fetch(app.url + sign(`https://pictures.example${path}`))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    expect(response.headers.get('cache-control')).toContain('max-age=86400')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(30)
  })

  it('may be read by a page of any origin, as data', async () => {
    const response = await fetch(app.url + sign(url), { headers: { origin: 'https://shop.example' } })
    expect(response.headers.get('access-control-allow-origin')).toMatch(/^(?:\*|https:\/\/shop\.example)$/)
  })

  it('answers 304 to a browser that has the picture', async () => {
    const first = await fetch(app.url + sign(url))
    await first.arrayBuffer()
    const again = await fetch(app.url + sign(url), { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it.each([
    { title: 'a forged path', path: () => sign(url).replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')) },
    { title: 'a path of another cloud', path: () => sign(url, { keys: ['22'.repeat(32)] }) },
    { title: 'an expired path', path: () => sign(url, { time: now - 7 * 86_400_000 }) },
  ])('refuses $title and fetches nothing', async ({ path }) => {
    const response = await fetch(app.url + path())
    expect(response.status).toBe(404)
    expect(parse(apiErrorSchema, await response.json())).toMatchObject({ code: 'not_found' })
  })

  it.each(['/v1/image/a', '/v1/image/a.b', '/v1/image/a.b.c%20', `/v1/image/a.${'b'.repeat(4_096)}.c`])(
    'refuses what has not the form of a path: %.20s',
    async (path) => {
      const response = await fetch(app.url + path)
      expect(response.status).toBe(400)
      expect(parse(apiErrorSchema, await response.json())).toMatchObject({ code: 'invalid_request' })
    },
  )

  it.each([
    { path: 'https://pictures.example/page', reason: /^It is not a PNG/ },
    { path: 'https://private.example/good.png', reason: /public address/ },
  ])('says why $path is not shown, without its address', async ({ path, reason }) => {
    const response = await fetch(app.url + sign(path))
    expect(response.status).toBe(502)
    const error = parse(apiErrorSchema, await response.json())
    expect(error).toMatchObject({
      code: 'upstream_failed',
      reasons: [{ name: 'picture', description: expect.stringMatching(reason) }],
    })
    expect(JSON.stringify(error)).not.toMatch(/pictures\.example|private\.example|10\.0\.0\.7/)
  })

  it('says that a host does not answer', async () => {
    const impatient = await createTestApp({
      addRoutes: (routes, { metrics }) => addRoute({ routes, metrics, timeLimit: 100 }),
    })
    onTestFinished(() => impatient.close())
    const response = await fetch(impatient.url + sign('https://pictures.example/silent'))
    expect(response.status).toBe(504)
    expect(parse(apiErrorSchema, await response.json())).toMatchObject({
      code: 'upstream_timeout',
      reasons: [{ name: 'picture', description: 'Its host did not answer within 5 seconds.' }],
    })
  })

  it('says how to turn pictures on if the cloud has no key', async () => {
    const keyless = await createTestApp({
      addRoutes: (routes, { metrics }) => addRoute({ routes, metrics, keys: [] }),
    })
    onTestFinished(() => keyless.close())
    const response = await fetch(keyless.url + sign(url))
    expect(response.status).toBe(501)
    expect(parse(apiErrorSchema, await response.json())).toMatchObject({
      code: 'not_configured',
      message: expect.stringContaining('LATCHKEY_SIGN_IN_KEY='),
    })
  })
})
