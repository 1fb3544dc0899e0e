import { describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { projects } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { describeStorages } from '../test/describeStorages.ts'
import { createProjectFinder } from './createProjectFinder.ts'
import { openTestProjects } from '../test/openTestProjects.ts'
import { ensureDevProject } from './ensureDevProject.ts'
import { isOriginAllowed } from './isOriginAllowed.ts'
import { isProjectSecret, toProjectSecretHash } from './projectSecret.ts'

describeStorages((getStorage) => {
  async function open(parameters: { database?: Database; isDev?: boolean; entriesAtMost?: number } = {}) {
    const { database = getStorage().database, entriesAtMost, isDev = false } = parameters
    const logger = createTestLogger()
    const bus = createMemoryBus({ logger })
    let time = 1_700_000_000_000
    const now = () => time
    const store = openTestProjects({ database, bus, now, isDev })
    const finder = await createProjectFinder({ database, bus, logger, now, isDev, entriesAtMost })
    onTestFinished(() => finder.close())
    return { bus, store, finder, logger, pass: (ms: number) => (time += ms) }
  }

  it('creates a project with an id that apps can use at once', async () => {
    const { finder, store } = await open()
    const project = await store.create({ name: ' Shop ' })
    expect(project).toEqual({
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Shop',
      projectId: expect.stringMatching(/^[0-9a-f]{32}$/),
      ids: [{ id: project.projectId, createdAt: 1_700_000_000_000, retiredAt: null }],
      isActive: true,
      allowedOrigins: [],
      features: {},
      isAnalyticsEnabled: false,
      keepsEvents: true,
      relay: null,
      requiresSecret: false,
      mails: {},
      revision: 1,
      secrets: [],
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_000,
    })
    expect(await finder.find(project.projectId)).toEqual({
      key: project.key,
      name: 'Shop',
      projectId: project.projectId,
      isActive: true,
      allowedOrigins: [],
      features: {},
      isAnalyticsEnabled: false,
      relay: null,
      requiresSecret: false,
      mails: {},
      secretHashes: [],
    })
    expect(await store.list()).toContainEqual(project)
  })

  it('stores the hashes of two secrets, known to every node at once', async () => {
    const { finder, store } = await open()
    const { projectId } = await store.create({ name: 'With secrets', requiresSecret: true })
    const find = async () => (await finder.find(projectId))?.secretHashes ?? []
    expect(await find()).toEqual([])
    const first = await store.addSecret(projectId, ' one ')
    expect(first.project.secrets).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{8}$/), name: 'one', createdAt: 1_700_000_000_000 },
    ])
    await expect(store.addSecret(projectId, 'one')).rejects.toMatchObject({ code: 'project.invalid' })
    await expect(store.addSecret(projectId, ' ')).rejects.toMatchObject({ code: 'project.invalid' })
    // Of several at once, only one finds room.
    const results = await Promise.allSettled(['two', 'three', 'four'].map((name) => store.addSecret(projectId, name)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const hashes = await find()
    expect(hashes).toHaveLength(2)
    expect(isProjectSecret(first.secret, hashes)).toBe(true)
    const altered = first.secret.replace(/.{8}$/, (sum) => (sum === '00000000' ? '11111111' : '00000000'))
    expect(isProjectSecret(altered, [toProjectSecretHash(altered)])).toBe(false)
    expect((await store.removeSecret(projectId, 'one')).secrets).toHaveLength(1)
    expect(isProjectSecret(first.secret, await find())).toBe(false)
    await expect(store.removeSecret(projectId, 'one')).rejects.toMatchObject({ code: 'project.invalid' })
  })

  it('finds a project by key, id or name, and reports ambiguous names', async () => {
    const { store } = await open()
    const project = await store.create({ name: 'Named once' })
    for (const reference of [project.key, project.projectId, 'Named once']) {
      expect(await store.get(reference)).toEqual(project)
    }
    await store.create({ name: 'Named once' })
    await expect(store.get('Named once')).rejects.toMatchObject({
      code: 'project.invalid',
      message: '2 projects are called "Named once". Name one by its id.',
    })
    await expect(store.get('nowhere')).rejects.toMatchObject({ code: 'project.notFound' })
  })

  it('changes only the given fields, visible to every node at once', async () => {
    const { finder, pass, store } = await open()
    const { projectId } = await store.create({ name: 'Changing', features: { email: true } })
    await finder.find(projectId)
    pass(10)
    const changed = await store.update(projectId, {
      allowedOrigins: ['https://APP.example.com/', '*.example.org'],
      relay: { url: null, projectId: 'abc' },
      isAnalyticsEnabled: true,
    })
    expect(changed).toMatchObject({
      name: 'Changing',
      features: { email: true },
      allowedOrigins: ['https://app.example.com', 'https://*.example.org'],
      relay: { url: null, projectId: 'abc' },
      isAnalyticsEnabled: true,
      updatedAt: 1_700_000_000_010,
    })
    expect(await finder.find(projectId)).toMatchObject({ isAnalyticsEnabled: true })
    expect(await store.update(projectId, { relay: null, isActive: false })).toMatchObject({ relay: null })
    expect(await finder.find(projectId)).toMatchObject({ isActive: false, isAnalyticsEnabled: true })
  })

  it('is not pushed out of the cache by unknown ids', async () => {
    const { finder, store } = await open({ entriesAtMost: 200 })
    const { projectId } = await store.create({ name: 'Known' })
    await finder.find(projectId)
    for (let start = 0; start < 300; start += 100) {
      await Promise.all(
        Array.from({ length: 100 }, (_value, index) => finder.find((start + index).toString(16).padStart(32, '0'))),
      )
    }
    expect(finder.isCached(projectId)).toBe(true)
    // The oldest misses make room.
    expect(finder.isCached('0'.repeat(32))).toBe(false)
    expect(finder.isCached((99).toString(16).padStart(32, '0'))).toBe(false)
    expect(finder.isCached((100).toString(16).padStart(32, '0'))).toBe(true)
    expect(finder.isCached((299).toString(16).padStart(32, '0'))).toBe(true)
    expect(finder.isCached('not an id')).toBe(true)
  })

  it('rejects invalid changes and then changes nothing', async () => {
    const { store } = await open()
    const project = await store.create({ name: 'Strict' })
    await expect(
      store.update(project.key, { name: '', allowedOrigins: ['https://a.example/path'] }),
    ).rejects.toMatchObject({
      code: 'project.invalid',
      message: expect.stringMatching(
        /^Nothing was changed\. name: Must not be empty; allowedOrigins\.0: Not an origin/,
      ),
    })
    await expect(store.create({ name: '' })).rejects.toMatchObject({ code: 'project.invalid' })
    expect(await store.get(project.key)).toEqual(project)
  })

  it('rotates ids: the old one works until it is retired', async () => {
    const { finder, pass, store } = await open()
    const { projectId: first } = await store.create({ name: 'Rotating' })
    await finder.find(first)
    pass(5)
    const rotated = await store.rotate(first)
    const second = rotated.projectId
    expect(second).not.toBe(first)
    expect(rotated.ids.map(({ id }) => id)).toEqual([second, first])
    expect(await finder.find(first)).toMatchObject({ projectId: second })
    expect(await finder.find(second)).toMatchObject({ projectId: second })

    await expect(store.retire(first, second)).rejects.toMatchObject({
      code: 'project.invalid',
      message: expect.stringContaining('projects rotate'),
    })
    pass(5)
    const retired = await store.retire(second, first)
    expect(retired.ids).toMatchObject([
      { id: second, retiredAt: null },
      { id: first, retiredAt: 1_700_000_000_010 },
    ])
    expect(await finder.find(first)).toBeUndefined()
    expect(await finder.find(second)).toBeDefined()
    await expect(store.retire(second, first)).rejects.toMatchObject({ code: 'project.invalid' })
    // The operator may still use the old id as a reference.
    expect(await store.get(first)).toEqual(retired)
  })

  it('creates two ids for two concurrent rotations', async () => {
    const { store } = await open()
    const { key } = await store.create({ name: 'Twice' })
    await Promise.all([store.rotate(key), store.rotate(key)])
    const { ids, projectId } = await store.get(key)
    expect(new Set(ids.map(({ id }) => id)).size).toBe(3)
    expect(projectId).toBe(ids[0]?.id)
  })

  it("has the project dev only in development, with its developer's changes", async () => {
    const { database } = getStorage()
    const now = () => 1
    const development = await open({ isDev: true })
    await Promise.all([ensureDevProject({ database, now }), ensureDevProject({ database, now })])
    const project = await development.finder.find('dev')
    expect(project).toMatchObject({ key: 'dev', projectId: 'dev', isActive: true })
    await development.store.update('dev', { isAnalyticsEnabled: true })
    await ensureDevProject({ database, now })
    expect(await development.finder.find('dev')).toMatchObject({ isAnalyticsEnabled: true })

    const production = await open()
    expect(await production.finder.find('dev')).toBeUndefined()
    await expect(production.store.get('dev')).rejects.toMatchObject({ code: 'project.notFound' })
    expect((await production.store.list()).map(({ key }) => key)).not.toContain('dev')
  })

  it('caches results for a few seconds, including misses', async () => {
    const { bus, finder, pass, store } = await open()
    const { key, projectId } = await store.create({ name: 'Cached' })
    const { database } = getStorage()
    expect(await finder.find(projectId)).toMatchObject({ name: 'Cached' })
    // Bypass the store, so that nothing is announced.
    await database.update(projects).set({ name: 'Renamed' })
    expect(await finder.find(projectId)).toMatchObject({ name: 'Cached' })
    pass(5_000)
    expect(await finder.find(projectId)).toMatchObject({ name: 'Renamed' })
    await database.update(projects).set({ name: 'Again' })
    await bus.publish('projects', key)
    expect(await finder.find(projectId)).toMatchObject({ name: 'Again' })
    const unknown = '0'.repeat(32)
    expect(await finder.find(unknown)).toBeUndefined()
    expect(await finder.find(unknown)).toBeUndefined()
  })

  it('does not query the database for malformed ids', async () => {
    const database = new Proxy(getStorage().database, {
      get: () => {
        throw new TypeError('The database was queried.')
      },
    })
    const { finder } = await open({ database })
    for (const id of ['', 'DEV', 'x'.repeat(32), `${'0'.repeat(31)}G`, '0'.repeat(33), "' or 1=1 --"]) {
      expect(await finder.find(id)).toBeUndefined()
    }
    await expect(finder.find('0'.repeat(32))).rejects.toThrow('The database was queried.')
  })

  it('uses cached projects for ten minutes while the database is down', async () => {
    let isAway = false
    const real = getStorage().database
    const database = new Proxy(real, {
      get(target, name) {
        if (isAway) throw new TypeError('The database is down.')
        return Reflect.get(target, name, target)
      },
    })
    const { finder, logger, pass, store } = await open({ database })
    const { projectId } = await store.create({ name: 'Lasting' })
    await finder.find(projectId)
    isAway = true
    pass(6_000)
    const found = await Promise.all([finder.find(projectId), finder.find(projectId), finder.find(projectId)])
    expect(found.map((project) => project?.name)).toEqual(['Lasting', 'Lasting', 'Lasting'])
    expect(logger.lines).toHaveLength(1)
    // Not retried at once.
    expect(await finder.find(projectId)).toMatchObject({ name: 'Lasting' })
    expect(logger.lines).toHaveLength(1)
    await expect(finder.find('0'.repeat(32))).rejects.toThrow('The database is down.')
    pass(600_000)
    await expect(finder.find(projectId)).rejects.toThrow('The database is down.')
    isAway = false
    expect(await finder.find(projectId)).toMatchObject({ name: 'Lasting' })
  })
})

describe('isOriginAllowed', () => {
  it.each([
    [[], 'https://anything.example', true],
    [['https://app.example.com'], 'https://app.example.com', true],
    [['https://app.example.com'], 'https://other.example.com', false],
    [['https://*.example.com'], 'https://a.b.example.com', true],
    [['https://app.example.com'], 'http://localhost:5173', true],
    [['https://app.example.com'], 'https://app.localhost', true],
    [['https://app.example.com'], 'http://127.0.0.1:3000', true],
    [['https://app.example.com'], 'http://[::1]:3000', true],
    [['https://app.example.com'], 'http://localhost.evil.example', false],
    [['https://app.example.com'], 'http://127.0.0.1.evil.example', false],
    [['https://app.example.com'], 'null', false],
    [['https://app.example.com'], '', false],
  ])('with %j for %s: %s', (allowedOrigins, origin, isAllowed) => {
    expect(isOriginAllowed({ project: { allowedOrigins }, origin })).toBe(isAllowed)
  })
})
