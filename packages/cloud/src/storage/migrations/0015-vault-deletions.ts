import type { Migration } from './Migration.ts'

/** Wallets that are deleted after a while, and mails that outlive their user. */
export const vaultDeletions: Migration = {
  id: 15,
  name: 'vault_deletions',
  statements: [
    `create table vault_deletions (
      user_id text primary key references vaults (user_id) on delete cascade,
      delete_at bigint not null,
      language text not null,
      created_at bigint not null
    )`,
    `create index vault_deletions_delete_at on vault_deletions (delete_at)`,
    `alter table wallet_notices alter column user_id drop not null`,
  ],
}
