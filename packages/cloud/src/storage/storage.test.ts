import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { apiErrorSchema } from '@latchkey/protocol/api'
import { asc, eq, getTableColumns, is, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { startPostgres, type TestPostgres } from '../test/startPostgres.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { createPgliteStorage } from './createPgliteStorage.ts'
import { createPostgresStorage } from './createPostgresStorage.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import type { Migration } from './migrations/Migration.ts'
import { migrations } from './migrations/migrations.ts'
import * as alertSchema from './alertSchema.ts'
import * as analyticsSchema from './analyticsSchema.ts'
import * as bundlerSchema from './bundlerSchema.ts'
import * as embeddedSchema from './embeddedSchema.ts'
import * as commonSchema from './schema.ts'
import * as emailUpdateSchema from './emailUpdateSchema.ts'
import * as handoffSchema from './handoffSchema.ts'
import * as deletionSchema from './deletionSchema.ts'
import * as nameSchema from './nameSchema.ts'
import * as earlierVaultSchema from './earlierVaultSchema.ts'
import * as noticeSchema from './noticeSchema.ts'
import * as operatorSchema from './operatorSchema.ts'
import * as refusalSchema from './refusalSchema.ts'
import * as socialSchema from './socialSchema.ts'
import * as sponsorshipSchema from './sponsorshipSchema.ts'

const schema = {
  ...commonSchema,
  ...analyticsSchema,
  ...embeddedSchema,
  ...socialSchema,
  ...emailUpdateSchema,
  ...handoffSchema,
  ...deletionSchema,
  ...earlierVaultSchema,
  ...noticeSchema,
  ...nameSchema,
  ...bundlerSchema,
  ...sponsorshipSchema,
  ...operatorSchema,
  ...refusalSchema,
  ...alertSchema,
}
import type { Storage } from './Storage.ts'

/** The number of a step after all that are published. */
const nextId = Math.max(...migrations.map(({ id }) => id)) + 1

let postgres: TestPostgres
let databases = 0
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const createUrl = () => postgres.createDatabase(`storage_${(databases += 1)}`)

const message = {
  topic: 'a'.repeat(64),
  messageId: 'b'.repeat(64),
  message: 'secret',
  tag: 1100,
  publisher: 'did:key:zExample',
  publishedAt: 1_700_000_000_000,
  expiresAt: 1_700_000_300_000,
}

const kinds = [
  { kind: 'pglite', open: async (): Promise<Storage> => createPgliteStorage({ folder: 'memory' }) },
  { kind: 'postgres', open: async (): Promise<Storage> => createPostgresStorage({ url: await createUrl() }) },
] as const

describe.each(kinds)('on $kind', ({ kind, open }) => {
  let shared: Storage
  beforeAll(async () => {
    shared = await open()
  })
  afterAll(() => shared.close())

  /** A shared storage, emptied for each test. */
  async function openForTest(): Promise<Storage> {
    const names = Object.values(schema).map((table) => getTableConfig(table).name)
    await shared.database.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`))
    return shared
  }

  it('has every table, column, key and index of the schema', async () => {
    const { database } = await openForTest()
    const tables = Object.values(schema).filter((value) => is(value, PgTable))
    const names = await database.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`,
    )
    const expectedNames = [...tables.map((table) => getTableConfig(table).name), 'latchkey_migrations'].toSorted()
    expect(names).toMatchObject({ rows: expectedNames.map((name) => ({ table_name: name })) })

    for (const table of tables) {
      const { columns, foreignKeys, indexes, name, primaryKeys, uniqueConstraints } = getTableConfig(table)
      const rows = await database.execute(sql`
        select column_name as name, data_type as type, is_nullable = 'NO' as required, column_default is not null as defaulted
        from information_schema.columns where table_schema = 'public' and table_name = ${name} order by ordinal_position`)
      expect(rows).toMatchObject({
        rows: columns.map((column) => ({
          name: column.name,
          type: column.getSQLType().replace('bigserial', 'bigint'),
          required: column.notNull,
          defaulted: column.hasDefault,
        })),
      })
      const keys = await database.execute(sql`
        select indexname as name from pg_indexes where schemaname = 'public' and tablename = ${name} order by 1`)
      const single = columns.filter(({ primary }) => primary).map(() => `${name}_pkey`)
      const expectedKeys = [
        ...single,
        ...primaryKeys.map((key) => key.getName()),
        ...uniqueConstraints.map((constraint) => constraint.name),
        ...indexes.map((index) => index.config.name),
      ]
      expect(keys).toMatchObject({
        rows: expectedKeys
          .map(String)
          .toSorted()
          .map((key) => ({ name: key })),
      })
      const references = await database.execute(sql`
        select count(*)::integer as count from information_schema.table_constraints
        where table_schema = 'public' and table_name = ${name} and constraint_type = 'FOREIGN KEY'`)
      expect(references).toMatchObject({ rows: [{ count: foreignKeys.length }] })
      expect(await database.select(getTableColumns(table)).from(table)).toEqual([])
    }
  })

  it('stores values unchanged: times beyond 32 bits, empty and missing attestations, order', async () => {
    const { database } = await openForTest()
    await database.insert(schema.relayMessages).values([
      { ...message, attestation: '' },
      { ...message, messageId: 'c'.repeat(64), attestation: null },
    ])
    const rows = await database.select().from(schema.relayMessages).orderBy(asc(schema.relayMessages.seq))
    expect(rows).toEqual([
      { ...message, seq: 1, attestation: '' },
      { ...message, seq: 2, messageId: 'c'.repeat(64), attestation: null },
    ])
  })

  it('stores a message once per topic', async () => {
    const { database } = await openForTest()
    for (let time = 0; time < 2; time += 1) {
      await database.insert(schema.relayMessages).values(message).onConflictDoNothing()
    }
    expect(await database.$count(schema.relayMessages)).toBe(1)
    await expect(database.insert(schema.relayMessages).values(message)).rejects.toThrow('Failed query')
  })

  it('stores JSON unchanged, and deletes ids and events with their project', async () => {
    const { database } = await openForTest()
    const project = {
      key: 'k',
      name: 'Shop "№ 1"',
      createdAt: 1,
      updatedAt: 1,
      allowedOrigins: ['https://*.example.com'],
    }
    await database.insert(schema.projects).values({ ...project, features: { email: true, socials: false } })
    await database.insert(schema.projectIds).values({ id: 'i', projectKey: 'k', createdAt: 1 })
    const event = { eventId: 'e', event: 'MODAL_OPEN', url: 'https://a.example', domain: 'a.example', timestamp: 1 }
    await database
      .insert(schema.analyticsEvents)
      .values({ ...event, projectKey: 'k', receivedAt: 1, props: { a: [1] } })
    expect(await database.select().from(schema.projects)).toMatchObject([
      { ...project, features: { email: true, socials: false }, relay: null, isActive: true, isAnalyticsEnabled: false },
    ])
    await database.delete(schema.projects).where(eq(schema.projects.key, 'k'))
    expect(await database.$count(schema.projectIds)).toBe(0)
    expect(await database.$count(schema.analyticsEvents)).toBe(0)
  })

  it('finishes pending calls before it closes', async () => {
    const storage = await open()
    const { database } = storage
    const writes = Array.from({ length: 60 }, (_unused, index) =>
      database
        .insert(schema.relayMessages)
        .values({ ...message, messageId: String(index) })
        .returning({ seq: schema.relayMessages.seq }),
    )
    const transaction = database.transaction(async (inner) => {
      for (let index = 0; index < 20; index += 1) {
        await inner.insert(schema.relayMessages).values({ ...message, messageId: `t${index}` })
      }
    })
    await Promise.all([...writes, transaction, storage.close()])
    await expect(storage.check()).rejects.toMatchObject({ code: 'storage.unavailable' })
  })

  it('passes its check', async () => {
    const storage = await openForTest()
    expect(storage.kind).toBe(kind)
    await expect(storage.check()).resolves.toBeUndefined()
  })
})

describe('migrateDatabase', () => {
  /** A new database with several connections. */
  async function connect(count: number) {
    const url = await createUrl()
    return Array.from({ length: count }, () => {
      const pool = new Pool({ connectionString: url, max: 2 })
      // Broken connections are part of the tests.
      pool.on('error', () => {})
      pool.on('connect', (client) => client.on('error', () => {}))
      onTestFinished(() => pool.end())
      return drizzle(pool)
    })
  }

  it('runs once if several nodes start at once', async () => {
    const nodes = await connect(4)
    const slow: Migration = {
      id: nextId,
      name: 'slow',
      statements: ['create table slow (a integer)', 'select pg_sleep(0.3)'],
    }
    const taken = await Promise.all(
      nodes.map((database) => migrateDatabase({ database, migrations: [...migrations, slow] })),
    )
    expect(taken.toSorted((a, b) => a - b)).toEqual([0, 0, 0, migrations.length + 1])
  })

  it('runs only missing steps, each once', async () => {
    const [database] = await connect(1)
    if (database === undefined) throw new TypeError('No database.')
    expect(await migrateDatabase({ database })).toBe(migrations.length)
    expect(await migrateDatabase({ database })).toBe(0)
    const next: Migration = { id: nextId, name: 'next', statements: ['create table next (a integer)'] }
    expect(await migrateDatabase({ database, migrations: [...migrations, next] })).toBe(1)
  })

  it('keeps the sign-ins of the version before, whose fields and text were stored twice', async () => {
    const [database] = await connect(1)
    if (database === undefined) throw new TypeError('No database.')
    await migrateDatabase({ database, migrations: migrations.slice(0, 2) })
    await database.execute(sql`insert into projects (key, name, created_at, updated_at) values ('shop', 'Shop', 1, 1)`)
    const signed = { data: { domain: 'a.example' }, message: 'as signed', signature: '0x11' }
    const cacao = { h: { t: 'caip122' }, p: {}, s: { t: 'eip191', s: '0x11' } }
    for (const [id, session] of [
      ['plain', signed],
      ['paired', { ...signed, cacao }],
    ] as const)
      await database.execute(
        sql`insert into sign_in_sessions (id, project_key, account, domain, session, created_at, expires_at)
          values (${id}, 'shop', 'eip155:1:0x', 'a.example', ${JSON.stringify(session)}::jsonb, 1, 2)`,
      )
    await migrateDatabase({ database })
    const row = { message: 'as signed', signature: '0x11', secretHash: null, revokedAt: null }
    expect(await database.select().from(schema.signInSessions).orderBy(asc(schema.signInSessions.id))).toMatchObject([
      { id: 'paired', ...row, cacaoType: 'caip122', signatureType: 'eip191' },
      { id: 'plain', ...row, cacaoType: null, signatureType: null },
    ])
  })

  it('leaves nothing of a failed step', async () => {
    const [database] = await connect(1)
    if (database === undefined) throw new TypeError('No database.')
    const broken: Migration = {
      id: nextId,
      name: 'broken',
      statements: ['create table half (a integer)', 'nonsense'],
    }
    await expect(migrateDatabase({ database, migrations: [...migrations, broken] })).rejects.toThrow('nonsense')
    expect(
      await database.execute(sql`select 1 from information_schema.tables where table_schema = 'public'`),
    ).toMatchObject({ rows: [] })
    expect(await migrateDatabase({ database })).toBe(migrations.length)
  })

  it('is taken over by another node if the first one dies', async () => {
    const [dying, next] = await connect(2)
    if (dying === undefined || next === undefined) throw new TypeError('No database.')
    const long: Migration = {
      id: nextId,
      name: 'long',
      statements: ['create table long (a integer)', 'select pg_sleep(60)'],
    }
    const begun = migrateDatabase({ database: dying, migrations: [...migrations, long] }).then(
      () => 'done',
      () => 'died',
    )
    const kill = async () => {
      const { rows } = await next.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(60)' and datname = current_database()`,
      )
      return rows.length
    }
    await expect.poll(kill).toBe(1)
    expect(await begun).toBe('died')
    const short: Migration = { ...long, statements: ['create table long (a integer)'] }
    expect(await migrateDatabase({ database: next, migrations: [...migrations, short] })).toBe(migrations.length + 1)
  })

  it('does not touch a database migrated by a newer version', async () => {
    const [database] = await connect(1)
    if (database === undefined) throw new TypeError('No database.')
    const newer: Migration = { id: 99, name: 'newer', statements: [] }
    await migrateDatabase({ database, migrations: [...migrations, newer] })
    await expect(migrateDatabase({ database })).rejects.toMatchObject({
      code: 'storage.unavailable',
      message: expect.stringContaining('(step 99)'),
    })
  })

  it('has steps in the order of their numbers', () => {
    const ids = migrations.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
  })
})

describe('createPgliteStorage', () => {
  it('keeps a small cache, in memory, in a new folder and in one that exists', async () => {
    const folder = await createTemporaryFolder()
    for (const opened of ['memory', folder, folder]) {
      const storage = await createPgliteStorage({ folder: opened })
      const answer = await storage.database.execute(sql`show shared_buffers`)
      await storage.close()
      expect(answer, opened).toMatchObject({ rows: [{ shared_buffers: '16MB' }] })
    }
  })

  it('begins anew where a first start was killed, and keeps nothing of its database', async () => {
    const folder = await createTemporaryFolder()
    const draft = path.join(folder, 'database.new')
    await mkdir(draft)
    await writeFile(path.join(draft, 'PG_VERSION'), '18\n')
    await writeFile(path.join(draft, 'left'), 'by the killed process')
    const storage = await createPgliteStorage({ folder })
    onTestFinished(() => storage.close())
    expect(await storage.database.$count(schema.relayMessages)).toBe(0)
    expect(existsSync(draft)).toBe(false)
    expect(existsSync(path.join(folder, 'database', 'left'))).toBe(false)
  })

  it('persists a folder and refuses one that is open', async () => {
    const folder = await createTemporaryFolder()
    const first = await createPgliteStorage({ folder })
    await first.database.insert(schema.relayMessages).values(message)
    await expect(createPgliteStorage({ folder })).rejects.toMatchObject({
      code: 'storage.unavailable',
      message: expect.stringContaining(folder),
    })
    await first.close()
    const second = await createPgliteStorage({ folder })
    onTestFinished(() => second.close())
    expect(await second.database.$count(schema.relayMessages)).toBe(1)
  })
})

describe('createPostgresStorage', () => {
  it('reports an unreachable server without the password', async () => {
    const opening = createPostgresStorage({ url: 'postgres://user:pass-word@127.0.0.1:1/shop', startTimeout: 0 })
    await expect(opening).rejects.toMatchObject({
      code: 'storage.unavailable',
      message:
        'Cannot use the database at 127.0.0.1:1/shop (connect ECONNREFUSED 127.0.0.1:1). Nothing was changed. Check DATABASE_URL and that Postgres is running.',
    })
  })

  it('reports a missing database at once', async () => {
    await expect(createPostgresStorage({ url: `${postgres.url}_missing` })).rejects.toMatchObject({
      code: 'storage.unavailable',
      message: expect.stringContaining('database "postgres_missing" does not exist'),
    })
  })

  it('waits for a starting database, and after a crash refuses requests with 503 until it is back', async () => {
    const server = await startPostgres()
    onTestFinished(() => server.stop())
    await server.kill()
    const opening = createPostgresStorage({ url: server.url })
    await server.restart()
    const storage = await opening
    onTestFinished(() => storage.close())
    await storage.database.insert(schema.relayMessages).values(message)
    const cloud = await startTestCloud({ storage })
    const origin = 'http://localhost:3000'
    const { projectId } = await cloud.createProject({ isAnalyticsEnabled: true, allowedOrigins: [origin] })
    const request = { method: 'POST', headers: { origin }, projectId }
    const sendNonce = () => cloud.ask('/siwx/v1/nonce', { ...request, body: '{}' })
    const event = { type: 'track', event: 'MODAL_OPEN' }
    const sendEvent = () => {
      const body = { eventId: randomUUID(), url: origin, domain: 'localhost', timestamp: 1, props: event }
      return cloud.ask('/e', { ...request, body: JSON.stringify(body) })
    }
    expect([(await sendNonce()).ok, (await sendEvent()).ok]).toEqual([true, true])
    // Running queries fail without taking anything down.
    const begun = storage.database
      .transaction(async (transaction) => {
        await transaction.insert(schema.relayMessages).values({ ...message, messageId: 'begun' })
        await transaction.execute(sql`select pg_sleep(60)`)
      })
      .then(
        () => 'done',
        () => 'failed',
      )
    await expect
      .poll(() => storage.database.execute(sql`select 1 from pg_stat_activity where query = 'select pg_sleep(60)'`))
      .toMatchObject({ rows: [{}] })
    await server.kill()
    expect(await begun).toBe('failed')
    await expect(storage.check()).rejects.toMatchObject({ code: 'storage.unavailable' })
    for (const send of [sendNonce, sendEvent]) {
      const refused = await send()
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
      const { code, message: text } = parse(apiErrorSchema, await refused.json())
      expect(code).toBe('storage_unavailable')
      expect(text).toContain('does not answer')
    }
    await server.restart()
    await expect.poll(() => storage.check().then(() => 'back')).toBe('back')
    expect([(await sendNonce()).ok, (await sendEvent()).ok]).toEqual([true, true])
    expect(await storage.database.$count(schema.relayMessages)).toBe(1)
  })
})
