import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { apiErrorSchema } from '@latchkey/protocol/api'
import { adminListProjects, adminProjectSchema } from '@latchkey/protocol/project'
import { looseObject, object, parse, record, string } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from './config/readSettings.ts'
import { type Cloud, createCloud } from './createCloud.ts'
import { lockDataFolder } from './storage/lockDataFolder.ts'
import { createDataFolder } from './test/createDataFolder.ts'
import { createTemporaryFolder } from './test/createTemporaryFolder.ts'
import { createTestLogger } from './test/createTestLogger.ts'

const documentSchema = object({ paths: record(string(), looseObject({})) })

const token = 'the-token-of-the-operator'

function start(environment: Readonly<Record<string, string>>): Promise<Cloud> {
  const { settings } = readSettings({
    environment: { LATCHKEY_PORT: '0', LATCHKEY_ADMIN_TOKEN: token, ...environment },
  })
  return createCloud({ settings, logger: createTestLogger() })
}

describe('the admin API', () => {
  let cloud: Cloud
  beforeAll(async () => {
    cloud = await start({ LATCHKEY_DATA: 'memory' })
  })
  afterAll(() => cloud.close())

  /** Sends a request as the operator. */
  const ask = (path: string, method = 'GET', body?: unknown): Promise<Response> =>
    fetch(`${cloud.url}/admin/v1/projects${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const change = async (path: string, method: string, body?: unknown) =>
    parse(adminProjectSchema, await (await ask(path, method, body)).json())

  it('creates, lists, shows, changes, rotates, retires and deactivates projects', async () => {
    const project = await change('', 'POST', { name: 'Shop', allowedOrigins: ['https://shop.example.com/'] })
    expect(project).toMatchObject({ name: 'Shop', allowedOrigins: ['https://shop.example.com'] })
    const { projects } = parse(adminListProjects.response, await (await ask('')).json())
    expect(projects).toContainEqual(project)
    expect(await change(`/${project.projectId}`, 'GET')).toEqual(project)
    expect(
      await change(`/${project.key}`, 'PUT', { isAnalyticsEnabled: true, features: { email: false } }),
    ).toMatchObject({
      isAnalyticsEnabled: true,
      features: { email: false },
      allowedOrigins: ['https://shop.example.com'],
    })
    const config = () => fetch(`${cloud.url}/appkit/v1/config?projectId=${project.projectId}`)
    expect(await (await config()).json()).toMatchObject({ features: { email: false } })
    const rotated = await change(`/${project.projectId}/ids`, 'POST')
    expect(rotated.projectId).not.toBe(project.projectId)
    await change(`/${project.key}/ids/${project.projectId}`, 'DELETE')
    expect((await config()).status).toBe(401)
    expect(await change(`/${project.key}`, 'PUT', { isActive: false })).toMatchObject({ isActive: false })
  })

  it('reports invalid requests', async () => {
    const read = async (response: Response) => ({
      status: response.status,
      ...parse(apiErrorSchema, await response.json()),
    })
    expect(await read(await ask('/nobody'))).toMatchObject({ status: 404, code: 'not_found' })
    expect(await read(await ask('', 'POST', { name: '' }))).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(await read(await ask('', 'POST', { name: 'a', isOwner: true }))).toMatchObject({ status: 400 })
    const { key, projectId } = await change('', 'POST', { name: 'Strict' })
    expect(await read(await ask(`/${key}/ids/${projectId}`, 'DELETE'))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringContaining('Create a new one first'),
    })
  })

  it('gives a program with the token full access, but not to operators, and none to anyone else: users have no roles [S6.001]', async () => {
    const { paths } = parse(documentSchema, await (await fetch(`${cloud.url}/openapi.json`)).json())
    const calls = Object.entries(paths)
      .filter(([path]) => path.startsWith('/admin/'))
      .flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => ({ method: method.toUpperCase(), path })),
      )
    const isOfOperators = ({ path }: { readonly path: string }): boolean =>
      /^\/admin\/v1\/(?:operators|invitations|me|alerts\/webhooks|projects\/\{project\}\/mails\/test)(?:\/|$)/.test(
        path,
      )
    const ofOperators = calls.filter(isOfOperators)
    const ofProjects = calls.filter((call) => !isOfOperators(call))
    expect(Math.min(ofOperators.length, ofProjects.length)).toBeGreaterThan(5)
    const toUrl = (path: string): string => `${cloud.url}${path.replaceAll(/\{\w+\}/g, 'nothing')}`
    const headers = { authorization: `Bearer ${token}` }
    for (const { method, path } of ofProjects) {
      const { status } = await fetch(toUrl(path), { method, headers })
      expect([200, 400, 404], `${method} ${path} with the token: ${status}`).toContain(status)
    }
    for (const { method, path } of ofOperators)
      expect((await fetch(toUrl(path), { method, headers })).status, `${method} ${path} with the token`).toBe(403)
    for (const [index, { method, path }] of calls.entries()) {
      const { status } = await fetch(toUrl(path), { method })
      // An address has 20 wrong tries a minute.
      expect(index < 20 ? [401, 403] : [401, 403, 429], `${method} ${path}: ${status}`).toContain(status)
    }
  })
})

it('closes only once', async () => {
  const cloud = await start({ LATCHKEY_DATA: await createDataFolder() })
  await Promise.all([cloud.close(), cloud.close()])
  await cloud.close()
  await expect(fetch(`${cloud.url}/health`)).rejects.toThrow('fetch failed')
})

it('runs two independent nodes in one process', async () => {
  const folders = await Promise.all([createDataFolder(), createDataFolder()])
  const clouds = await Promise.all(folders.map((folder) => start({ LATCHKEY_DATA: folder })))
  onTestFinished(async () => {
    await Promise.all(clouds.map((cloud) => cloud.close()))
  })
  for (const cloud of clouds) {
    expect((await fetch(`${cloud.url}/ready`)).status).toBe(200)
    expect(await (await fetch(`${cloud.url}/metrics`)).text()).toContain('latchkey_')
  }
})

it('releases everything if it cannot start', async () => {
  const other = createServer()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  const folder = await createTemporaryFolder()
  await expect(start({ LATCHKEY_DATA: folder, LATCHKEY_PORT: port })).rejects.toMatchObject({ code: 'port.taken' })
  const lock = await lockDataFolder({ folder })
  await lock.release()
})

it('exposes the metrics that docs/cloud.md lists', async () => {
  const cloud = await start({ LATCHKEY_DATA: await createDataFolder() })
  onTestFinished(() => cloud.close())
  const text = await (await fetch(`${cloud.url}/metrics`)).text()
  const kinds = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => [name, kind]))
  const rows = [...text.matchAll(/^# HELP (latchkey_\S+) (.*)$/gm)].map(
    ([, name, help]) => `| \`${name}\` | ${kinds.get(name)} | ${help} |`,
  )
  expect(rows.length).toBeGreaterThan(10)
  const table = ['| metric | kind | description |', '|---|---|---|', ...rows.toSorted()].join('\n')
  const file = path.resolve(import.meta.dirname, '../../../docs/cloud.md')
  const document = await readFile(file, 'utf8')
  const pattern = /(<!-- metrics: written by the tests of packages\/cloud with --update -->\n)[^]*?(<!-- end -->)/
  expect(document).toMatch(pattern)
  await expect(document.replace(pattern, (_all, begin, end) => `${begin}${table}\n${end}`)).toMatchFileSnapshot(file)
})

it('stores nothing new while less of the disk of its data folder is free than the reserve, and stays ready', async () => {
  const cloud = await start({ LATCHKEY_DATA: await createDataFolder(), LATCHKEY_DISK_RESERVE: '1000000000000000' })
  onTestFinished(() => cloud.close())
  const ready = await fetch(`${cloud.url}/ready`)
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', missing: [], limited: ['disk'] }])
  expect(await (await fetch(`${cloud.url}/metrics`)).text()).toContain('\nlatchkey_disk_low 1\n')
  const event = { eventId: 'e', url: 'http://localhost', domain: 'localhost', timestamp: 1, props: { event: 'OPEN' } }
  const send = await fetch(`${cloud.url}/e?projectId=dev&st=core&sv=1`, { method: 'POST', body: JSON.stringify(event) })
  expect(parse(apiErrorSchema, await send.json()).code).toBe('storage_full')
  expect(send.status).toBe(507)
})

it('reports its public URL', async () => {
  const cloud = await start({
    LATCHKEY_DATA: await createDataFolder(),
    LATCHKEY_PUBLIC_URL: 'https://cloud.example.com',
  })
  onTestFinished(() => cloud.close())
  expect(cloud.url).toBe('https://cloud.example.com')
  expect((await fetch(`http://127.0.0.1:${cloud.port}/health`)).status).toBe(200)
})
