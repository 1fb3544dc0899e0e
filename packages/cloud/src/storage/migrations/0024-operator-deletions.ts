import type { Migration } from './Migration.ts'

/** The fields of a manifest, each after its length in four bytes, up to the addresses: the format, the vault, the revision. */
const findAddresses = `
  with bytes as (select user_id, decode(manifest, 'base64') as b from vaults),
    revisions as (select user_id, b, 27 + get_byte(b, 26) as start from bytes),
    addresses as (select user_id, b, start + 4 + get_byte(b, start + 3) as start from revisions)
  select user_id,
    lower(convert_from(substr(b, start + 5, 42), 'UTF8')) as eip155,
    convert_from(substr(b, start + 51, get_byte(b, start + 49)), 'UTF8') as solana
  from addresses`

/** What operators do for users of the embedded wallet: they find them by their wallet, count them, and order their deletion. */
export const operatorDeletions: Migration = {
  id: 24,
  name: 'operator_deletions',
  statements: [
    `create table user_deletions (
      user_id text primary key references embedded_users (id) on delete cascade,
      delete_at bigint not null,
      language text not null,
      ordered_by text not null,
      created_at bigint not null
    )`,
    `create index user_deletions_delete_at on user_deletions (delete_at)`,
    `alter table wallet_notices add column proof_key text`,
    `alter table vaults add column eip155_address text`,
    `alter table vaults add column solana_address text`,
    `update vaults set eip155_address = found.eip155, solana_address = found.solana
      from (${findAddresses}) as found where found.user_id = vaults.user_id`,
    `create index vaults_eip155_address on vaults (eip155_address)`,
    `create index vaults_solana_address on vaults (solana_address)`,
    `create index embedded_users_created_at on embedded_users (project_key, created_at)`,
    `drop index embedded_users_project_key`,
    `create index embedded_sessions_project_key on embedded_sessions (project_key)`,
  ],
}
