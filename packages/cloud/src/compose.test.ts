import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { adminProjectSchema } from '@latchkey/protocol/project'
import { array, boolean, looseObject, number, object, optional, parse as parseBy, record, string, union } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { readSettings } from './config/readSettings.ts'
import { settingRows } from './config/settingRows.ts'
import { spawnCli } from './test/spawnCli.ts'
import { startPostgres, type TestPostgres } from './test/startPostgres.ts'
import { startRedis, type TestRedis } from './test/startRedis.ts'
import { type ServerProcess, startServer } from './test/startServer.ts'

const folder = path.join(import.meta.dirname, '..')

const composeSchema = object({
  name: string(),
  'x-cloud': looseObject({}),
  services: record(
    string(),
    looseObject({
      image: string(),
      environment: optional(record(string(), string()), {}),
      depends_on: optional(record(string(), object({ condition: string() })), {}),
      healthcheck: optional(looseObject({})),
      stop_grace_period: optional(string()),
      configs: optional(array(object({ source: string(), target: string() })), []),
      volumes: optional(array(string()), []),
      ulimits: optional(record(string(), union([number(), string()]))),
      networks: array(string()),
      security_opt: array(string()),
    }),
  ),
  configs: record(string(), object({ content: string() })),
  networks: record(string(), object({ internal: optional(boolean(), false) })),
  volumes: record(string(), looseObject({})),
})

/** Parses the compose file as compose would, with these variables. */
async function readCompose(variables: Readonly<Record<string, string>>) {
  const text = await readFile(path.join(folder, 'compose.yaml'), 'utf8')
  const fill = (value: string): string =>
    value
      .replaceAll(
        /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
        (_all, name: string, kind: string | undefined, fallback: string) => {
          const value = variables[name] ?? ''
          if (value === '' && kind === '?') throw new TypeError(`${name}: ${fallback}`)
          return value === '' ? fallback : value
        },
      )
      .replaceAll('$$', '$')
  const file: unknown = parseYaml(text, { merge: true })
  const filled: unknown = JSON.parse(JSON.stringify(file), (_key, value: unknown) => {
    // A volume without options is null.
    if (value === null) return {}
    return typeof value === 'string' ? fill(value) : value
  })
  return parseBy(composeSchema, filled)
}

const password = 'compose-password-1'

describe('compose.yaml', () => {
  it('starts two nodes behind a proxy, after their shared Postgres and Redis', async () => {
    const { configs, services, volumes } = await readCompose({ POSTGRES_PASSWORD: password })
    expect(Object.keys(services)).toEqual(['cloud-1', 'cloud-2', 'proxy', 'postgres', 'redis'])
    expect(services['cloud-1']).toEqual(services['cloud-2'])
    for (const { depends_on } of Object.values(services)) {
      for (const { condition } of Object.values(depends_on)) expect(condition).toBe('service_healthy')
    }
    // The cloud's own health check is in its image.
    for (const name of ['postgres', 'redis']) expect(services[name]?.healthcheck).toBeDefined()
    for (const { configs: used, volumes: mounted } of Object.values(services)) {
      for (const { source } of used) expect(configs).toHaveProperty(source)
      for (const mount of mounted) expect(volumes).toHaveProperty(mount.split(':')[0] ?? '')
    }
    for (const { image } of Object.values(services)) expect(image).toMatch(/^latchkey-cloud$|:[\d.]+/)
    expect(configs['caddyfile']?.content).toContain('reverse_proxy cloud-1:8787 cloud-2:8787')
    expect(configs['caddyfile']?.content).toContain('{$LATCHKEY_SITE}')
  })

  it('gives the containers no privileges, and the database and Redis no way out', async () => {
    const { networks, services } = await readCompose({ POSTGRES_PASSWORD: password })
    expect(networks).toEqual({ public: { internal: false }, data: { internal: true } })
    for (const { security_opt: options } of Object.values(services)) expect(options).toEqual(['no-new-privileges:true'])
    for (const name of ['postgres', 'redis']) expect(services[name]?.networks).toEqual(['data'])
    expect(services['proxy']?.networks).toEqual(['public'])
    expect(services['cloud-1']).toMatchObject({
      networks: ['public', 'data'],
      read_only: true,
      tmpfs: '/tmp',
      cap_drop: ['ALL'],
    })
  })

  it('sets only existing settings, to valid values', async () => {
    const { services } = await readCompose({ POSTGRES_PASSWORD: password })
    const environment = services['cloud-1']?.environment ?? {}
    const known = Object.values(settingRows).map(({ variable }) => variable)
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
    const { settings } = readSettings({ environment })
    expect(settings).toMatchObject({
      databaseUrl: `postgres://latchkey:${password}@postgres:5432/latchkey`,
      redisUrl: 'redis://redis:6379',
      trustedProxies: ['private'],
      admin: { host: '0.0.0.0', port: 8788 },
      adminTokens: [],
      publicUrls: ['http://localhost:8080'],
    })
    const grace = Number(services['cloud-1']?.stop_grace_period?.replace('s', ''))
    expect(grace * 1_000).toBeGreaterThan(settings.drainTime)
    expect(services['postgres']?.environment).toMatchObject({ POSTGRES_USER: 'latchkey', POSTGRES_PASSWORD: password })
  })

  it('does not start without a password', async () => {
    await expect(readCompose({})).rejects.toThrow('POSTGRES_PASSWORD: set a password')
  })
})

describe('Dockerfile', () => {
  it('runs as a non-root user, listens on all addresses, stores data in a volume and has a health check', async () => {
    const text = await readFile(path.join(folder, 'Dockerfile'), 'utf8')
    const last = text.slice(text.lastIndexOf('\nFROM '))
    const known = Object.values(settingRows).map(({ variable }) => variable)
    const named = [...last.matchAll(/(LATCHKEY_\w+)/g)].map(([name]) => name)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
    const environment = Object.fromEntries(
      [...last.matchAll(/(LATCHKEY_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    )
    expect(readSettings({ environment }).settings).toMatchObject({
      host: '0.0.0.0',
      dataFolder: '/data',
      docsFolder: '/app/docs',
      isDev: false,
    })
    expect(text).toContain('RUN node scripts/boot.mjs node docs-site/site.ts build --compress\n')
    expect(last).toContain('COPY --from=build /source/docs-site/dist ./docs\n')
    expect(last).toMatch(/\nUSER node\n/)
    expect(last).toMatch(/\nVOLUME \/data\n/)
    expect(last).toMatch(/\nHEALTHCHECK /)
    expect(last).toContain('/health')
  })
})

describe('two nodes started as in compose.yaml', () => {
  let postgres: TestPostgres
  let redis: TestRedis
  beforeAll(async () => {
    ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  })
  afterAll(async () => {
    await Promise.all([postgres.stop(), redis.stop()])
  })

  const readStatus = async (url: string): Promise<number> => (await fetch(url)).status
  const readMissing = async ({ url }: ServerProcess): Promise<unknown> => (await fetch(`${url}/ready`)).json()

  it('act as one and survive outages of Redis and Postgres', async () => {
    const { services } = await readCompose({ POSTGRES_PASSWORD: password })
    const environment = {
      ...services['cloud-1']?.environment,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      // Both are on this machine.
      LATCHKEY_ADMIN_PORT: '0',
      LATCHKEY_RATE_ADDRESS: '10',
    }
    const runProjects = async (...values: readonly string[]) => {
      const cli = spawnCli({ values: ['projects', ...values, '--json'], environment })
      expect(await cli.ended, cli.output.stderr).toBe(0)
      return parseBy(adminProjectSchema, JSON.parse(cli.output.stdout))
    }

    // Start both at once on an empty database.
    const nodes = await Promise.all([
      startServer({ values: [], environment }),
      startServer({ values: [], environment }),
    ])
    const [one, two] = nodes.map((node) => {
      const url = /^ {2}Listens +(\S+)$/m.exec(node.output.stdout)?.[1]
      return { ...node, url: url ?? '' }
    })
    if (one === undefined || two === undefined) throw new TypeError('There must be two nodes.')

    // A project created on one node is known to all, even to one that has cached its absence.
    const { projectId } = await runProjects('create', 'Shop', 'https://shop.example.com')
    const ask = (node: ServerProcess, address: string, id = projectId): Promise<number> =>
      fetch(`${node.url}/getAnalyticsConfig?projectId=${id}`, {
        headers: { origin: 'https://shop.example.com', 'x-forwarded-for': address },
      }).then(({ status }) => status)
    expect([await ask(one, '203.0.113.1'), await ask(two, '203.0.113.1')]).toEqual([200, 200])
    await runProjects('deactivate', 'Shop')
    await expect.poll(() => ask(two, '203.0.113.1')).toBe(403)
    await expect.poll(() => ask(one, '203.0.113.1')).toBe(403)
    await runProjects('activate', 'Shop')
    await expect.poll(() => ask(one, '203.0.113.2')).toBe(200)

    // They share rate limits.
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      statuses.push(await ask(one, '203.0.113.3'), await ask(two, '203.0.113.3'))
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2)

    await redis.kill()
    for (const node of [one, two]) {
      await expect.poll(() => readMissing(node)).toEqual({ status: 'not ready', missing: ['bus'], limited: [] })
      expect(await readStatus(`${node.url}/health`)).toBe(200)
      expect(await ask(node, '203.0.113.4')).toBe(200)
    }
    await redis.restart()
    for (const node of [one, two])
      await expect.poll(() => readMissing(node)).toEqual({ status: 'ready', missing: [], limited: [] })

    await postgres.kill()
    for (const node of [one, two]) {
      await expect.poll(() => readMissing(node)).toEqual({ status: 'not ready', missing: ['storage'], limited: [] })
      expect(await readStatus(`${node.url}/health`)).toBe(200)
    }
    await postgres.restart()
    for (const node of [one, two])
      await expect.poll(() => readMissing(node)).toEqual({ status: 'ready', missing: [], limited: [] })
    const { projectId: later } = await runProjects('create', 'Later')
    for (const node of [one, two]) await expect.poll(() => ask(node, '203.0.113.5', later)).toBe(200)

    for (const node of [one, two]) {
      expect(await node.stop()).toBe(0)
      for (const secret of ['secret-of-postgres', '203.0.113']) expect(node.output.stderr).not.toContain(secret)
    }
  })
})
