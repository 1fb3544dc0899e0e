import type { Migration } from './Migration.ts'

/** Vaults of the embedded wallet: shares, devices, the apps that may use them, and a record of what concerns their safety. */
export const vaults: Migration = {
  id: 8,
  name: 'vaults',
  statements: [
    `alter table embedded_sessions add column device_id text`,
    `create table vaults (
      user_id text primary key references embedded_users (id) on delete cascade,
      vault_id text not null,
      management_key text not null,
      manifest text not null,
      signature text not null,
      revision bigint not null,
      vault text not null,
      created_at bigint not null,
      changed_at bigint not null
    )`,
    `create table vault_shares (
      user_id text not null references vaults (user_id) on delete cascade,
      owner_id text not null,
      kind text not null,
      box text not null,
      share text not null,
      key_id text not null,
      changed_at bigint not null,
      constraint vault_shares_pkey primary key (user_id, owner_id)
    )`,
    `create index vault_shares_key_id on vault_shares (key_id)`,
    `create table devices (
      user_id text not null references vaults (user_id) on delete cascade,
      device_id text not null,
      name text,
      token_hash text,
      created_at bigint not null,
      seen_at bigint not null,
      suspended_at bigint,
      suspended_by text,
      constraint devices_pkey primary key (user_id, device_id)
    )`,
    `create table app_grants (
      user_id text not null references embedded_users (id) on delete cascade,
      origin text not null,
      name text,
      created_at bigint not null,
      constraint app_grants_pkey primary key (user_id, origin)
    )`,
    `create table security_events (
      id text primary key,
      project_key text not null references projects (key) on delete cascade,
      user_id text not null,
      kind text not null,
      subject text,
      session_id text,
      created_at bigint not null
    )`,
    `create index security_events_user_id on security_events (user_id, created_at)`,
    `create index security_events_created_at on security_events (created_at)`,
  ],
}
