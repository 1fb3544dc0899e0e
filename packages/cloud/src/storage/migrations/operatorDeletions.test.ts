import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestMember, createTestVault } from '../../test/createTestVault.ts'
import { openTestStorage } from '../../test/openTestStorage.ts'
import { vaults } from '../embeddedSchema.ts'
import type { Storage } from '../Storage.ts'
import { operatorDeletions } from './0024-operator-deletions.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

it('reads the addresses of wallets that are stored already', async () => {
  const { database } = storage
  const [fill = ''] = operatorDeletions.statements.filter((statement) => statement.startsWith('update vaults'))
  await database.execute(
    sql`insert into projects (key, name, is_active, allowed_origins, features, is_analytics_enabled, created_at, updated_at)
      values ('shop', 'Shop', true, '[]', '{}', true, 1, 1)`,
  )
  const expected = await Promise.all(
    [1, 9, 12_345].map(async (revision) => {
      const vault = createTestVault()
      const members = [createTestMember('device'), createTestMember('code')]
      const { content } = vault.create(members)
      const solana = `${'5'.repeat(31)}${'6'.repeat(revision % 13)}`
      const manifest = vault.signManifest(members, revision, { solana, eip155: `0x${'aB'.repeat(20)}` })
      const userId = `user-${revision}`
      await database.execute(
        sql`insert into embedded_users (id, project_key, created_at) values (${userId}, 'shop', 1)`,
      )
      await database.insert(vaults).values({
        userId,
        vaultId: content.vaultId,
        managementKey: content.managementKey,
        manifest: manifest.bytes,
        signature: manifest.signature,
        revision,
        vault: content.vault,
        createdAt: 1,
        changedAt: 1,
      })
      return { userId, eip155: `0x${'ab'.repeat(20)}`, solana }
    }),
  )
  await database.execute(sql.raw(fill))
  const read = async (userId: string) => {
    const [row] = await database.select().from(vaults).where(eq(vaults.userId, userId))
    return { userId, eip155: row?.eip155Address, solana: row?.solanaAddress }
  }
  expect(await Promise.all(expected.map(({ userId }) => read(userId)))).toEqual(expected)
})
