import { userInfo } from 'node:os'
import { checkAudit } from '@latchkey/protocol/operator'
import { adminAddProjectSecret, adminListAudit } from '@latchkey/protocol/project'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importWallets } from '../catalogue/importWallets.ts'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { formatAuditEntry } from '../cli/audit/formatAuditEntry.ts'
import { audit as table, projects as projectTable } from '../storage/schema.ts'
import type { Storage } from '../storage/Storage.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { createTestOperator } from '../test/createTestOperator.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { startSharedTestCloud, type TestCloud } from '../test/startTestCloud.ts'
import { createAuditLog } from './createAuditLog.ts'
import { getSystemActor } from './getSystemActor.ts'

const tokens = ['the-new-admin-token', 'the-old-admin-token'] as const

let storage: Storage
let cloud: TestCloud
beforeAll(async () => {
  storage = await openTestStorage()
  cloud = await startSharedTestCloud({
    storage,
    environment: { LATCHKEY_ADMIN_TOKEN: tokens.join(), LATCHKEY_TRUST_PROXY: 'loopback' },
  })
})
afterAll(async () => {
  await cloud.close()
  await storage.close()
})

async function administer(path: string, method = 'GET', body?: unknown, token: string = tokens[0]) {
  const response = await fetch(`${cloud.url}/admin/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '2001:db8:1:2::7' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

async function list(query = '') {
  return parse(adminListAudit.response, (await administer(`/audit${query}`)).answer)
}

it('records who changed what through the admin API, without secrets', async () => {
  const created = await administer('/projects', 'POST', { name: 'Shop', allowedOrigins: ['https://a.example'] })
  expect(created).toMatchObject({ status: 200, answer: { key: expect.any(String) } })
  const [first] = (await list()).data
  const object = first?.object ?? ''
  expect(first).toEqual({
    time: cloud.clock.now,
    actor: 'token:1',
    action: 'project.create',
    object: expect.stringMatching(/^project:[\da-f-]{36}$/),
    before: null,
    after: expect.objectContaining({ name: 'Shop', allowedOrigins: ['https://a.example'] }),
    address: '2001:db8:1:2::/64',
    seq: expect.any(Number),
    reason: null,
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  const path = `/projects/${object.replace('project:', '')}`
  await administer(path, 'PUT', { name: 'Shop', allowedOrigins: ['https://b.example'] }, tokens[1])
  expect((await list()).data[0]).toMatchObject({
    actor: 'token:2',
    action: 'project.update',
    object,
    before: { allowedOrigins: ['https://a.example'] },
    after: { allowedOrigins: ['https://b.example'] },
  })
  // Only the field that differs.
  expect(Object.keys((await list()).data[0]?.after ?? {})).toEqual(['allowedOrigins'])

  const added = await administer(`${path}/secrets`, 'POST', { name: 'back end' })
  const { secret } = parse(adminAddProjectSecret.response, added.answer)
  await administer(`${path}/secrets/back%20end`, 'DELETE')
  await administer(`${path}/ids`, 'POST')
  const { data } = await list('?entries=3')
  expect(data.map(({ action }) => action)).toEqual(['project.rotate-id', 'secret.remove', 'secret.add'])
  expect(data[2]).toMatchObject({ before: { secrets: [] }, after: { secrets: [{ name: 'back end' }] } })
  const rows = await storage.database.select().from(table)
  const everything = JSON.stringify(rows.map(({ hash: _hash, ...row }) => row))
  for (const text of [secret, secret.slice(12, 40), 'hash', ...tokens]) expect(everything).not.toContain(text)
})

it('records nothing for a request that changes nothing or is refused', async () => {
  const { key } = await cloud.createProject({ allowedOrigins: ['https://a.example'] })
  const before = await storage.database.$count(table)
  await administer(`/projects/${key}`, 'PUT', { allowedOrigins: ['https://a.example'] })
  await administer(`/projects/${key}`, 'PUT', { allowedOrigins: ['not an origin'] })
  await administer(`/projects/${key}`, 'PUT', { name: 'Other' }, 'a-wrong-admin-token')
  expect(await storage.database.$count(table)).toBe(before)
})

it('does not make a change that it cannot record', async () => {
  const { key } = await cloud.createProject({ name: 'Kept' })
  await storage.database.execute(
    sql`alter table audit add constraint refuse check (action <> 'project.update') not valid`,
  )
  try {
    expect((await administer(`/projects/${key}`, 'PUT', { name: 'Changed' })).status).toBe(500)
  } finally {
    await storage.database.execute(sql`alter table audit drop constraint refuse`)
  }
  const [row] = await storage.database
    .select()
    .from(projectTable)
    .where(sql`key = ${key}`)
  expect(row?.name).toBe('Kept')
})

it('records imported wallets with the hash of the list', async () => {
  const logger = createTestLogger()
  const { now } = cloud.clock
  const operator = createTestOperator({ database: storage.database, now: () => now })
  const context = { storage, logger, bus: createMemoryBus({ logger }), now: () => now, ...operator }
  const wallet = { id: 'audited', name: 'Audited', image_id: 'x', homepage: 'https://audited.example' }
  await importWallets({ context, text: JSON.stringify([wallet]) })
  expect((await list()).data[0]).toMatchObject({
    actor: 'user:test',
    action: 'catalogue.import',
    object: 'catalogue',
    after: { imported: 1, replaced: [], sha256: expect.stringMatching(/^[\da-f]{64}$/) },
    address: null,
  })
})

it('returns pages and ranges, and has no endpoint that changes it', async () => {
  const all = (await list('?entries=1000')).data
  expect(all.length).toBeGreaterThan(4)
  const paged: unknown[] = []
  let next: string | null = ''
  while (next !== null) {
    const page = await list(`?entries=2${next === '' ? '' : `&cursor=${next}`}`)
    paged.push(...page.data)
    next = page.next
  }
  expect(paged).toEqual(all)
  expect((await list('?from=2026-01-15')).data).toEqual(all)
  expect((await list('?from=2026-01-16')).data).toEqual([])
  expect((await list('?to=2026-01-15')).data).toEqual([])
  expect((await administer('/audit?from=yesterday')).status).toBe(400)
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await administer('/audit', method)).status).toBe(404)
  expect((await fetch(`${cloud.url}/admin/v1/audit`)).status).toBe(401)
})

it('shows an entry that was altered or removed, wherever it was', async () => {
  const { database } = storage
  const check = async () => parse(checkAudit.response, (await administer('/audit/check')).answer)
  const { key } = await cloud.createProject({ name: 'Chained' })
  for (const name of ['One', 'Two', 'Three', 'Four']) await administer(`/projects/${key}`, 'PUT', { name })
  const whole = await check()
  expect(whole).toMatchObject({ faults: [], head: expect.stringMatching(/^[\da-f]{64}$/) })
  const rows = await database.select().from(table).orderBy(desc(table.seq)).limit(4)
  const [last, third, second, first] = rows
  if (last === undefined || third === undefined || second === undefined || first === undefined) throw new TypeError()
  const isRow = (row: typeof last) => eq(table.seq, row.seq)
  const restore = async () => {
    await database.delete(table).where(
      inArray(
        table.seq,
        rows.map(({ seq }) => seq),
      ),
    )
    await database.insert(table).values(rows)
    expect(await check()).toEqual(whole)
  }

  await database.delete(table).where(isRow(second))
  expect((await check()).faults).toEqual([{ kind: 'missing_before', seq: third.seq }])
  await restore()
  await database.delete(table).where(isRow(last))
  expect((await check()).faults).toEqual([{ kind: 'missing_at_end', seq: third.seq }])
  await restore()
  for (const change of [{ actor: 'token:2' }, { after: { name: 'Tow' } }, { reason: 'none' }, { requestId: null }]) {
    await database.update(table).set(change).where(isRow(second))
    expect((await check()).faults).toEqual([{ kind: 'altered', seq: second.seq }])
    await restore()
  }
  // An entry without a hash, as from before there was a chain.
  await database.update(table).set({ hash: null, previous: null }).where(isRow(second))
  expect((await check()).faults.map(({ kind }) => kind)).toContain('altered')
  await restore()
})

it('finds entries by actor, action and object', async () => {
  const { key } = await cloud.createProject({ name: 'Found' })
  await administer(`/projects/${key}`, 'PUT', { name: 'Found again' }, tokens[1])
  const object = encodeURIComponent(`project:${key}`)
  expect((await list(`?object=${object}`)).data.map(({ action }) => action)).toEqual([
    'project.update',
    'project.create',
  ])
  expect((await list(`?object=${object}&actor=token:2`)).data).toHaveLength(1)
  expect((await list(`?object=${object}&action=project.create`)).data).toHaveLength(1)
})

it('is kept as long as the operator wants', async () => {
  const { database } = storage
  const day = 86_400_000
  const times = [10, 5, 0].map((age) => cloud.clock.now - age * day)
  await database.delete(table)
  await database
    .insert(table)
    .values(times.map((time) => ({ time, actor: 'user:test', action: 'a', object: 'o', after: {} })))
  const read = async () => (await list()).data.map(({ time }) => time)
  const open = (days: number) => createAuditLog({ database, now: () => cloud.clock.now, retention: days * day })
  await open(0).sweep()
  expect(await read()).toHaveLength(3)
  await open(7).sweep()
  expect(await read()).toEqual(times.slice(1).toReversed())
  // A change does it as well.
  const change = { actor: getSystemActor(), action: 'a', object: 'o', before: null, after: { name: 'x' } }
  await open(3).record(database, change)
  expect(await read()).toEqual([cloud.clock.now, times[2]])
})

it('names the user of the operating system, and formats entries for the terminal', () => {
  expect(getSystemActor()).toEqual({ name: `user:${userInfo().username}`, address: null })
  const who = { actor: 'token:1', address: '203.0.113.7', reason: null, requestId: null }
  const entry = { seq: 1, time: 0, action: 'project.update', object: 'project:k', ...who }
  expect(formatAuditEntry({ ...entry, before: { name: 'A', relay: null }, after: { name: 'B', relay: null } })).toBe(
    '1970-01-01T00:00:00.000Z  project.update  project:k  by token:1 from 203.0.113.7\n  name: "A" → "B"\n  relay: null → null\n',
  )
  expect(formatAuditEntry({ ...entry, address: null, before: null, after: { name: 'B' } })).toMatch(
    / by token:1\n {2}name: "B"\n$/,
  )
})
