import { asc, eq, getTableColumns, is, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { startPostgres, type TestPostgres } from '../test/startPostgres.ts'
import { createPgliteStorage } from './createPgliteStorage.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { createPostgresStorage } from './createPostgresStorage.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import type { Migration } from './migrations/Migration.ts'
import { migrations } from './migrations/migrations.ts'
import * as schema from './schema.ts'
import type { Storage } from './Storage.ts'

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
  { kind: 'pglite', open: async (): Promise<Storage> => openTestStorage() },
  { kind: 'postgres', open: async (): Promise<Storage> => createPostgresStorage({ url: await createUrl() }) },
] as const

describe.each(kinds)('on $kind', ({ kind, open }) => {
  let shared: Storage
  beforeAll(async () => {
    shared = await open()
  })
  afterAll(() => shared.close())

  /** The same for all tests, empty. */
  async function openForTest(): Promise<Storage> {
    const names = Object.values(schema).map((table) => getTableConfig(table).name)
    await shared.database.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`))
    return shared
  }

  it('has every table, column, key and index that the schema names', async () => {
    const { database } = await openForTest()
    const tables = Object.values(schema).filter((value) => is(value, PgTable))
    const names = await database.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`,
    )
    const expectedNames = [...tables.map((table) => getTableConfig(table).name), 'latchkey_migrations'].toSorted()
    expect(names).toMatchObject({ rows: expectedNames.map((name) => ({ table_name: name })) })

    for (const table of tables) {
      const { columns, foreignKeys, indexes, name, primaryKeys, uniqueConstraints } = getTableConfig(table)
      const found = await database.execute(sql`
        select column_name as name, data_type as type, is_nullable = 'NO' as required, column_default is not null as defaulted
        from information_schema.columns where table_schema = 'public' and table_name = ${name} order by ordinal_position`)
      expect(found).toMatchObject({
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

  it('keeps what it is given: times beyond 32 bits, an empty attestation apart from none, order', async () => {
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

  it('stores one message of a topic once', async () => {
    const { database } = await openForTest()
    for (let time = 0; time < 2; time += 1) {
      await database.insert(schema.relayMessages).values(message).onConflictDoNothing()
    }
    expect(await database.$count(schema.relayMessages)).toBe(1)
    await expect(database.insert(schema.relayMessages).values(message)).rejects.toThrow('Failed query')
  })

  it('keeps JSON as it was, and takes a project’s ids and events away with it', async () => {
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

  it('finishes what is under way before it closes', async () => {
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

  it('answers its check', async () => {
    const storage = await openForTest()
    expect(storage.kind).toBe(kind)
    await expect(storage.check()).resolves.toBeUndefined()
  })
})

describe('migrateDatabase', () => {
  /** A database of its own, with as many sockets to it as are asked for. */
  async function connect(count: number) {
    const url = await createUrl()
    return Array.from({ length: count }, () => {
      const pool = new Pool({ connectionString: url, max: 2 })
      // A connection that is cut is part of the tests.
      pool.on('error', () => {})
      pool.on('connect', (client) => client.on('error', () => {}))
      onTestFinished(() => pool.end())
      return drizzle(pool)
    })
  }

  it('is taken once when several nodes start at once', async () => {
    const nodes = await connect(4)
    const slow: Migration = {
      id: migrations.length + 1,
      name: 'slow',
      statements: ['create table slow (a integer)', 'select pg_sleep(0.3)'],
    }
    const taken = await Promise.all(
      nodes.map((database) => migrateDatabase({ database, migrations: [...migrations, slow] })),
    )
    expect(taken.toSorted((a, b) => a - b)).toEqual([0, 0, 0, migrations.length + 1])
  })

  it('takes only the missing steps, and none twice', async () => {
    const [database] = await connect(1)
    if (database === undefined) throw new TypeError('No database.')
    expect(await migrateDatabase({ database })).toBe(migrations.length)
    expect(await migrateDatabase({ database })).toBe(0)
    const next: Migration = { id: migrations.length + 1, name: 'next', statements: ['create table next (a integer)'] }
    expect(await migrateDatabase({ database, migrations: [...migrations, next] })).toBe(1)
  })

  it('leaves nothing of a step that fails half-way', async () => {
    const [database] = await connect(1)
    if (database === undefined) throw new TypeError('No database.')
    const broken: Migration = {
      id: migrations.length + 1,
      name: 'broken',
      statements: ['create table half (a integer)', 'nonsense'],
    }
    await expect(migrateDatabase({ database, migrations: [...migrations, broken] })).rejects.toThrow('nonsense')
    expect(
      await database.execute(sql`select 1 from information_schema.tables where table_schema = 'public'`),
    ).toMatchObject({ rows: [] })
    expect(await migrateDatabase({ database })).toBe(migrations.length)
  })

  it('is taken by another node when the one that had begun it dies', async () => {
    const [dying, next] = await connect(2)
    if (dying === undefined || next === undefined) throw new TypeError('No database.')
    const long: Migration = {
      id: migrations.length + 1,
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

  it('leaves a database alone that a newer version has changed', async () => {
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
    expect(migrations.map(({ id }) => id)).toEqual(migrations.map((_migration, index) => index + 1))
  })
})

describe('createPgliteStorage', () => {
  it('keeps a folder’s content, and refuses a folder that is open', async () => {
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
  it('says that it cannot connect without its password, when nobody answers', async () => {
    const opening = createPostgresStorage({ url: 'postgres://user:pass-word@127.0.0.1:1/shop', startTimeout: 0 })
    await expect(opening).rejects.toMatchObject({
      code: 'storage.unavailable',
      message:
        'The database at 127.0.0.1:1/shop cannot be used (connect ECONNREFUSED 127.0.0.1:1). Nothing was changed. Check DATABASE_URL, and that Postgres runs there.',
    })
  })

  it('says at once that a database does not exist', async () => {
    await expect(createPostgresStorage({ url: `${postgres.url}_missing` })).rejects.toMatchObject({
      code: 'storage.unavailable',
      message: expect.stringContaining('database "postgres_missing" does not exist'),
    })
  })

  it('waits for a database that starts at the same moment, and finds it again after a crash', async () => {
    const own = await startPostgres()
    onTestFinished(() => own.stop())
    await own.kill()
    const opening = createPostgresStorage({ url: own.url })
    await own.restart()
    const storage = await opening
    onTestFinished(() => storage.close())
    await storage.database.insert(schema.relayMessages).values(message)
    // What is under way then fails, and takes nothing down with it.
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
    await own.kill()
    expect(await begun).toBe('failed')
    await expect(storage.check()).rejects.toMatchObject({ code: 'storage.unavailable' })
    await own.restart()
    await expect.poll(() => storage.check().then(() => 'back')).toBe('back')
    expect(await storage.database.$count(schema.relayMessages)).toBe(1)
  })
})
