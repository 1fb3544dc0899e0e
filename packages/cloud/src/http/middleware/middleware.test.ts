import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'
import { apiErrorSchema } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CloudError } from '../../CloudError.ts'
import type { Project } from '../../projects/Project.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { createTestBudgets } from '../../test/createTestBudgets.ts'
import { createTestGuards } from '../../test/createTestGuards.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { addObserveRoutes } from '../addObserveRoutes.ts'
import { limitWork } from './limitWork.ts'
import { requireProject } from './requireProject.ts'
import { requireToken } from './requireToken.ts'

async function serve(parameters: Parameters<typeof createTestApp>[0]) {
  const app = await createTestApp(parameters)
  onTestFinished(() => app.close())
  return app
}

/** Checks what all refusals have in common and returns the body. */
async function readRefusal(response: Response) {
  const body = parse(apiErrorSchema, await response.json())
  expect(body.requestId).toBe(response.headers.get('x-request-id'))
  return { status: response.status, ...body }
}

describe('every request', () => {
  it('gets an id: its own if well-formed', async () => {
    const { url } = await serve({ addRoutes: (app) => app.get('/x', (context) => context.text('x')) })
    const ask = async (id: string): Promise<string | null> =>
      (await fetch(`${url}/x`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await ask('trace-1234_5.6')).toBe('trace-1234_5.6')
    for (const bad of ['short', 'a'.repeat(65), 'with space in', '<script>alert(1)', '']) {
      expect(await ask(bad)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    }
  })

  it('is logged and counted once by route, without its path, query or address', async () => {
    const { logger, metrics, url } = await serve({
      addRoutes: (app) => app.get('/v1/account/:address/history', (context) => context.text('x')),
    })
    const id = 'request-1'
    await fetch(`${url}/v1/account/0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045/history?auth=eyJhbGciOi.e30.c2ln`, {
      headers: { 'x-request-id': id },
    })
    expect(logger.lines).toEqual([
      {
        level: 'info',
        message: 'request',
        fields: {
          requestId: id,
          method: 'GET',
          route: '/v1/account/:address/history',
          status: 200,
          ms: expect.any(Number),
          client: expect.stringMatching(/^[\w-]{10}$/),
        },
      },
    ])
    const written = JSON.stringify(logger.lines)
    for (const secret of ['0xd8', 'eyJ', '127.0.0.1']) expect(written).not.toContain(secret)
    expect(await metrics.registry.metrics()).toContain(
      'latchkey_http_requests_total{method="GET",route="/v1/account/:address/history",status="200"} 1',
    )
  })

  it('is counted under one name if no route matches', async () => {
    const { logger, metrics, url } = await serve({ addRoutes: () => {} })
    const response = await fetch(`${url}/wp-login.php`)
    expect(await readRefusal(response)).toMatchObject({ status: 404, code: 'not_found' })
    expect(logger.lines).toMatchObject([{ fields: { route: 'none', status: 404 } }])
    expect(await metrics.registry.metrics()).not.toContain('wp-login')
  })

  it('is logged with a stable pseudonym of its client', async () => {
    const { logger, url } = await serve({
      trustedProxies: ['loopback'],
      addRoutes: (app) => app.get('/x', (context) => context.text('x')),
    })
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1']) {
      await fetch(`${url}/x`, { headers: { 'x-forwarded-for': address } })
    }
    const clients = logger.lines.map(({ fields }) => fields['client'])
    expect(clients[0]).toBe(clients[2])
    expect(clients[0]).not.toBe(clients[1])
  })

  it('can be read by pages of every origin, even when refused, except for the admin API', async () => {
    const { url } = await serve({
      addRoutes: (app) => {
        app.post('/e', (context) => context.text('x'))
        app.get('/admin/v1/x', (context) => context.text('x'))
      },
    })
    const headers = { origin: 'https://app.example.com' }
    const preflight = await fetch(`${url}/e`, {
      method: 'OPTIONS',
      headers: {
        ...headers,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
    const refused = await fetch(`${url}/nothing`, { headers })
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(refused.headers.get('access-control-expose-headers')).toBe('x-request-id,retry-after')
    const admin = await fetch(`${url}/admin/v1/x`, { headers })
    expect(admin.headers.get('access-control-allow-origin')).toBe(null)
  })

  it('gets security headers, unless its route overrides them', async () => {
    const { url } = await serve({
      addRoutes: (app) => {
        app.get('/x', (context) => context.text('x'))
        app.get('/page', (context) => context.text('x', 200, { 'content-security-policy': "default-src 'self'" }))
      },
    })
    const { headers } = await fetch(`${url}/x`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect((await fetch(`${url}/page`)).headers.get('content-security-policy')).toBe("default-src 'self'")
  })

  it('has a body size limit, with or without a declared length', async () => {
    const { url } = await serve({
      bodyBytesAtMost: 100,
      addRoutes: (app) => app.post('/x', async (context) => context.text(String((await context.req.text()).length))),
    })
    const send = (length: number, isStreamed: boolean) => {
      const text = 'x'.repeat(length)
      const body = isStreamed ? new Blob([text]).stream() : text
      return fetch(`${url}/x`, { method: 'POST', body, duplex: 'half' })
    }
    for (const isStreamed of [false, true]) {
      expect(await (await send(100, isStreamed)).text()).toBe('100')
      expect(await readRefusal(await send(101, isStreamed))).toMatchObject({
        status: 413,
        code: 'payload_too_large',
        message: 'The body exceeds 100 bytes. Send less data at once.',
      })
    }
  })

  it('is cancelled after a timeout, which aborts its signal', async () => {
    const events = new EventEmitter()
    const stopped = once(events, 'stopped')
    const { url } = await serve({
      requestTimeout: 1_000,
      addRoutes: (app) =>
        app.get('/slow', async (context) => {
          await once(context.get('signal'), 'abort')
          events.emit('stopped')
          return context.text('too late')
        }),
    })
    expect(await readRefusal(await fetch(`${url}/slow`))).toMatchObject({ status: 504, code: 'upstream_timeout' })
    await stopped
  })

  it('aborts its signal when the client disconnects', async () => {
    const events = new EventEmitter()
    const [started, left] = [once(events, 'started'), once(events, 'left')]
    const { url } = await serve({
      addRoutes: (app) =>
        app.get('/slow', async (context) => {
          const aborted = once(context.get('signal'), 'abort')
          events.emit('started')
          await aborted
          events.emit('left')
          return context.text('not read by the client')
        }),
    })
    const leave = new AbortController()
    const asking = fetch(`${url}/slow`, { signal: leave.signal })
    await started
    leave.abort()
    await expect(asking).rejects.toThrow('aborted')
    await left
  })

  it('that fails reveals nothing to the client and everything to the log', async () => {
    const { logger, url } = await serve({
      addRoutes: (app) => {
        app.get('/broken', () => {
          throw new TypeError('a secret in the error')
        })
        app.get('/upstream', () => {
          throw new CloudError('upstream.failed', 'No upstream answers.')
        })
        app.get('/refused', () => {
          throw new ApiRefusal('not_configured', 'Off.', { reasons: [{ name: 'a', description: 'b' }] })
        })
      },
    })
    const broken = await fetch(`${url}/broken`)
    const body = await readRefusal(broken)
    expect(body).toMatchObject({ status: 500, code: 'internal' })
    expect(JSON.stringify(body)).not.toContain('secret')
    expect(logger.lines[0]).toMatchObject({
      level: 'error',
      message: 'A request failed',
      fields: { requestId: body.requestId, error: { message: 'a secret in the error' } },
    })
    expect(await readRefusal(await fetch(`${url}/upstream`))).toMatchObject({ status: 502, code: 'upstream_failed' })
    expect(await readRefusal(await fetch(`${url}/refused`))).toMatchObject({
      status: 501,
      code: 'not_configured',
      reasons: [{ name: 'a', description: 'b' }],
    })
  })

  it('that is not HTTP is refused without affecting others', async () => {
    const { url } = await serve({ addRoutes: (app) => app.get('/x', (context) => context.text('x')) })
    const socket = request(`${url}/x`, { headers: { connection: 'upgrade', upgrade: 'websocket' } })
    socket.on('error', () => {})
    socket.end()
    const nonsense = request({
      port: new URL(url).port,
      method: 'GET',
      path: '/x',
      headers: { 'x-a': 'a'.repeat(20_000) },
    })
    nonsense.end()
    const [answer] = await once(nonsense, 'response')
    expect(answer.statusCode).toBe(400)
    answer.resume()
    expect(await (await fetch(`${url}/x`)).text()).toBe('x')
  })
})

describe('requireProject', () => {
  const shop: Project = {
    key: 'shop-key',
    name: 'Shop',
    projectId: 'a'.repeat(32),
    isActive: true,
    allowedOrigins: ['https://shop.example.com'],
    features: {},
    isAnalyticsEnabled: false,
    relay: null,
    requiresSecret: false,
    mails: {},
    secretHashes: [],
  }
  const projects: readonly Project[] = [
    shop,
    { ...shop, key: 'idle-key', projectId: 'b'.repeat(32), isActive: false },
    { ...shop, key: 'dev', projectId: 'dev', allowedOrigins: ['http://localhost:*'] },
  ]

  async function serveProject(parameters: { requestsPerAddress?: number; requestsPerProject?: number } = {}) {
    const { requestsPerAddress = 100, requestsPerProject = 100 } = parameters
    let time = 0
    const lookups: string[] = []
    const guard = {
      projects: {
        isCached: (id: string) => lookups.includes(id),
        find: async (id: string) => {
          lookups.push(id)
          return projects.find(({ projectId }) => projectId === id)
        },
      },
      budgets: createTestBudgets({ now: () => time, requestsPerAddress, requestsPerProject }),
      isDevOpen: true,
      ...createTestGuards({ now: () => time }),
    }
    const app = await serve({
      trustedProxies: ['loopback'],
      addRoutes: (base) => {
        base.get('/x', requireProject(guard), (context) => context.json({ project: context.get('project').key }))
        base.get('/origins', requireProject({ ...guard, ignoresOrigin: true }), (context) => context.text('x'))
      },
    })
    const ask = (query: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${app.url}/${query}`, { headers: { 'x-forwarded-for': '203.0.113.7', ...headers } })
    return { ...app, ask, lookups, pass: (ms: number) => (time += ms) }
  }

  it('sets the project for the route and logs its key', async () => {
    const { ask, logger } = await serveProject()
    expect(await (await ask(`x?projectId=${shop.projectId}`)).json()).toEqual({ project: 'shop-key' })
    expect(logger.lines).toMatchObject([{ fields: { project: 'shop-key' } }])
  })

  it.each([
    ['x', {}, { status: 401, code: 'project_required' }],
    ['x?projectId=', {}, { status: 401, code: 'project_required' }],
    [`x?projectId=${'c'.repeat(32)}`, {}, { status: 401, code: 'project_not_found' }],
    [`x?projectId=${'b'.repeat(32)}`, {}, { status: 403, code: 'project_inactive' }],
    [`x?projectId=${shop.projectId}`, { origin: 'https://evil.example' }, { status: 403, code: 'origin_not_allowed' }],
    [`x?projectId=${shop.projectId}`, { origin: 'null' }, { status: 403, code: 'origin_not_allowed' }],
  ])('refuses %s from %j', async (query, headers, expected) => {
    const { ask } = await serveProject()
    expect(await readRefusal(await ask(query, headers))).toMatchObject(expected)
  })

  it('does not look up ids that are too long', async () => {
    const { ask } = await serveProject()
    const response = await ask(`x?projectId=${'a'.repeat(4_000)}`)
    expect(await readRefusal(response)).toMatchObject({ status: 401, code: 'project_not_found' })
  })

  it('uses the messages that clients recognise', async () => {
    const { ask } = await serveProject()
    const unknown = await readRefusal(await ask('x?projectId=x'))
    expect(unknown.message).toMatch(/^Unauthorized: invalid key\./)
    const foreign = await readRefusal(await ask(`x?projectId=${shop.projectId}`, { origin: 'https://evil.example' }))
    expect(foreign.message).toMatch(/^Unauthorized: origin not allowed\. .*https:\/\/evil\.example/)
  })

  it('admits allowed origins, this machine and servers without an origin', async () => {
    const { ask } = await serveProject()
    for (const headers of [{ origin: 'https://shop.example.com' }, { origin: 'http://localhost:5173' }, {}]) {
      expect((await ask(`x?projectId=${shop.projectId}`, headers)).status).toBe(200)
    }
    expect((await ask(`origins?projectId=${shop.projectId}`, { origin: 'https://evil.example' })).status).toBe(200)
  })

  it('limits one address on one project without affecting others', async () => {
    const { ask, pass } = await serveProject({ requestsPerAddress: 3 })
    const query = `x?projectId=${shop.projectId}`
    for (let count = 0; count < 3; count += 1) expect((await ask(query)).status).toBe(200)
    const refused = await ask(query)
    expect(await readRefusal(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect((await ask(query, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200)
    // The limit is the address', whatever project it names.
    expect((await ask('x?projectId=dev')).status).toBe(429)
    pass(seconds * 1_000)
    expect((await ask(query)).status).toBe(200)
  })

  it('limits all requests of a project together', async () => {
    const { ask } = await serveProject({ requestsPerProject: 3 })
    const query = `x?projectId=${shop.projectId}`
    const statuses: number[] = []
    for (let count = 1; count <= 4; count += 1) {
      statuses.push((await ask(query, { 'x-forwarded-for': `203.0.113.${count}` })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('exempts the project dev on this machine only', async () => {
    const { ask, url } = await serveProject({ requestsPerAddress: 2 })
    for (let count = 0; count < 10; count += 1) expect((await fetch(`${url}/x?projectId=dev`)).status).toBe(200)
    const statuses: number[] = []
    for (let count = 0; count < 3; count += 1) statuses.push((await ask('x?projectId=dev')).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('limits attempts to guess ids', async () => {
    const { ask, lookups } = await serveProject({ requestsPerAddress: 1_000 })
    const statuses = new Map<number, number>()
    for (let count = 0; count < 125; count += 1) {
      const { status } = await ask(`x?projectId=${count.toString(16).padStart(32, '0')}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [401, 120],
      [429, 5],
    ])
    // What is refused does not reach the database. Projects that are known still do.
    expect(lookups).toHaveLength(120)
    expect((await ask(`x?projectId=${shop.projectId}`)).status).toBe(429)
    expect((await ask(`x?projectId=${shop.projectId}`, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200)
    expect((await ask(`x?projectId=${shop.projectId}`)).status).toBe(200)
  })

  it('looks up no project for an address that has used up its requests', async () => {
    const { ask, lookups } = await serveProject({ requestsPerAddress: 2 })
    for (let count = 0; count < 5; count += 1) await ask(`x?projectId=${'c'.repeat(31)}${count}`)
    expect(lookups).toHaveLength(2)
  })
})

describe('limitWork', () => {
  it('counts by address, except on this machine', async () => {
    const { url } = await serve({
      trustedProxies: ['loopback'],
      addRoutes: (app) => {
        const budget = createTestBudgets({ now: () => 0, requestsPerAddress: 1 }).http
        app.get('/x', limitWork({ budget }), (context) => context.text('x'))
      },
    })
    const ask = async (address: string): Promise<number> =>
      (await fetch(`${url}/x`, { headers: { 'x-forwarded-for': address } })).status
    expect(await ask('203.0.113.1')).toBe(200)
    expect(await ask('203.0.113.1')).toBe(429)
    expect(await ask('203.0.113.2')).toBe(200)
    // One IPv6 network counts as one client.
    expect(await ask('2001:db8::1')).toBe(200)
    expect(await ask('2001:db8:0:0:ffff::9')).toBe(429)
    expect(await ask('2001:db8:0:1::1')).toBe(200)
    for (let count = 0; count < 3; count += 1) expect((await fetch(`${url}/x`)).status).toBe(200)
  })
})

describe('requireToken', () => {
  async function serveToken(...tokens: readonly string[]) {
    const { url } = await serve({
      addRoutes: (app) => {
        const budget = createTestBudgets({ now: () => 0 }).token
        const { securityLog } = createTestGuards({ now: () => 0 })
        const names = { variable: 'LATCHKEY_ADMIN_TOKEN', kind: 'admin_token' }
        app.get('/x', requireToken({ tokens, ...names, budget, securityLog }), (context) => context.text('x'))
      },
    })
    return (authorization?: string) =>
      fetch(`${url}/x`, authorization === undefined ? {} : { headers: { authorization } })
  }

  it('admits the token and limits wrong guesses', async () => {
    const ask = await serveToken('correct-horse-battery')
    expect((await ask('Bearer correct-horse-battery')).status).toBe(200)
    for (const wrong of [
      undefined,
      'Bearer correct-horse-batterx',
      'Bearer',
      'Basic correct-horse-battery',
      'Bearer  ',
    ]) {
      const refused = await ask(wrong)
      expect(refused.headers.get('www-authenticate')).toBe('Bearer')
      expect(await readRefusal(refused)).toMatchObject({ status: 401, code: 'unauthorized' })
    }
    for (let count = 0; count < 15; count += 1) await ask('Bearer wrong')
    expect((await ask('Bearer wrong')).status).toBe(429)
    expect((await ask('Bearer correct-horse-battery')).status).toBe(200)
  })

  it('admits both tokens while one replaces the other', async () => {
    const ask = await serveToken('correct-horse-battery', 'staple-battery-horse')
    for (const token of ['correct-horse-battery', 'staple-battery-horse'])
      expect((await ask(`Bearer ${token}`)).status).toBe(200)
    expect((await ask('Bearer correct-horse-battery,staple-battery-horse')).status).toBe(401)
  })

  it('rejects everyone if no token is set', async () => {
    const ask = await serveToken()
    for (const authorization of [undefined, 'Bearer ', 'Bearer undefined']) {
      expect(await readRefusal(await ask(authorization))).toMatchObject({
        status: 501,
        code: 'not_configured',
        message: expect.stringContaining('LATCHKEY_ADMIN_TOKEN'),
      })
    }
  })
})

describe('addObserveRoutes', () => {
  async function serveObserve(metricsToken?: string) {
    const lacks: ('storage' | 'bus' | 'draining')[] = []
    const limits: 'disk'[] = []
    const app = await serve({
      trustedProxies: ['loopback'],
      addRoutes: (base, { metrics }) =>
        addObserveRoutes({
          app: base,
          metrics,
          metricsToken,
          budget: createTestBudgets({ now: () => 0 }).token,
          securityLog: createTestGuards({ now: () => 0 }).securityLog,
          readiness: { check: async () => lacks, listLimits: () => limits, startDraining: () => {} },
        }),
    })
    return { ...app, lacks, limits }
  }

  it('reports liveness always and readiness with what is missing', async () => {
    const { lacks, limits, url } = await serveObserve()
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    limits.push('disk')
    const limited = await fetch(`${url}/ready`)
    expect(limited.status).toBe(200)
    expect(await limited.json()).toEqual({ status: 'ready', missing: [], limited: ['disk'] })
    limits.pop()
    lacks.push('storage', 'bus')
    const ready = await fetch(`${url}/ready`)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toEqual({ status: 'not ready', missing: ['storage', 'bus'], limited: [] })
    expect((await fetch(`${url}/health`)).status).toBe(200)
  })

  it('exposes the metrics on this machine, but not through a proxy', async () => {
    const { url } = await serveObserve()
    const metrics = await fetch(`${url}/metrics`)
    expect(metrics.headers.get('content-type')).toContain('text/plain')
    expect(await metrics.text()).toContain('process_cpu_seconds_total')
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    expect(await readRefusal(await fetch(`${url}/metrics`, { headers }))).toMatchObject({ status: 401 })
  })

  it('exposes the metrics only with the token, if one is set', async () => {
    const { url } = await serveObserve('metrics-token-1234')
    expect((await fetch(`${url}/metrics`)).status).toBe(401)
    const headers = { authorization: 'Bearer metrics-token-1234', 'x-forwarded-for': '203.0.113.7' }
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(200)
  })
})
