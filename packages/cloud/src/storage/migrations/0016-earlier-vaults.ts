import type { Migration } from './Migration.ts'

/** Wallets from which users have moved to a new one. Their recovery methods still open them. */
export const earlierVaults: Migration = {
  id: 16,
  name: 'earlier_vaults',
  statements: [
    `create table earlier_vaults (
      user_id text not null references embedded_users (id) on delete cascade,
      vault_id text not null,
      position integer not null,
      management_key text not null,
      manifest text not null,
      signature text not null,
      vault text not null,
      created_at bigint not null,
      moved_at bigint not null,
      constraint earlier_vaults_pkey primary key (user_id, vault_id),
      constraint earlier_vaults_position unique (user_id, position)
    )`,
    `create table earlier_vault_shares (
      user_id text not null,
      vault_id text not null,
      owner_id text not null,
      kind text not null,
      box text not null,
      share text not null,
      key_id text not null,
      changed_at bigint not null,
      constraint earlier_vault_shares_pkey primary key (user_id, vault_id, owner_id),
      constraint earlier_vault_shares_vault foreign key (user_id, vault_id)
        references earlier_vaults (user_id, vault_id) on delete cascade
    )`,
    `create index earlier_vault_shares_key_id on earlier_vault_shares (key_id)`,
  ],
}
