import type { Migration } from './Migration.ts'

/** Passkeys of the embedded wallet. */
export const passkeys: Migration = {
  id: 9,
  name: 'passkeys',
  statements: [
    `create table passkeys (
      id text primary key,
      user_id text not null references embedded_users (id) on delete cascade,
      method_id text not null,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      name text,
      created_at bigint not null,
      used_at bigint,
      constraint passkeys_method unique (user_id, method_id)
    )`,
    `create table passkey_challenges (
      challenge text primary key,
      project_key text not null references projects (key) on delete cascade,
      session_id text,
      expires_at bigint not null
    )`,
    `create index passkey_challenges_expires_at on passkey_challenges (expires_at)`,
  ],
}
