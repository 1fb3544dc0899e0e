import { asc, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeStorages } from '../../test/describeStorages.ts'
import { signInDays as table } from '../schema.ts'
import { signInDays } from './0025-sign-in-days.ts'

describeStorages((getStorage) => {
  it('counts the sign-ins that are stored already by day and chain', async () => {
    const { database } = getStorage()
    await database.execute(
      sql`insert into projects (key, name, is_active, allowed_origins, features, is_analytics_enabled, created_at, updated_at)
        values ('shop', 'Shop', true, '[]', '{}', true, 1, 1)`,
    )
    const rows = [
      ['eip155:1:0x1', 86_399_999],
      ['eip155:1:0x1', 86_400_000],
      ['eip155:1:0x2', 86_400_001],
      ['bip122:000000000019d6689c085ae165831e93:bc1q', 86_400_001],
    ] as const
    for (const [index, [account, createdAt]] of rows.entries())
      await database.execute(
        sql`insert into sign_in_sessions (id, project_key, account, domain, created_at, expires_at, message, signature)
          values (${`session-${index}`}, 'shop', ${account}, 'a.example', ${createdAt}, 1, '', '')`,
      )
    const [fill = ''] = signInDays.statements.filter((statement) => statement.startsWith('insert'))
    await database.execute(sql.raw(fill))
    expect(await database.select().from(table).orderBy(asc(table.day), asc(table.chain))).toEqual([
      { projectKey: 'shop', day: 0, chain: 'eip155:1', began: 1 },
      { projectKey: 'shop', day: 1, chain: 'bip122:000000000019d6689c085ae165831e93', began: 1 },
      { projectKey: 'shop', day: 1, chain: 'eip155:1', began: 2 },
    ])
  })
})
