import type { Migration } from './Migration.ts'

/** Sign-ins: nonces, sessions, the key of session tokens. */
export const signIn: Migration = {
  id: 2,
  name: 'sign-in',
  statements: [
    `create table sign_in_nonces (
      nonce text primary key,
      project_key text not null references projects (key) on delete cascade,
      created_at bigint not null,
      expires_at bigint not null,
      used_at bigint
    )`,
    `create index sign_in_nonces_expires_at on sign_in_nonces (expires_at)`,
    `create table sign_in_sessions (
      id text primary key,
      project_key text not null references projects (key) on delete cascade,
      account text not null,
      domain text not null,
      session jsonb not null,
      created_at bigint not null,
      expires_at bigint not null,
      revoked_at bigint
    )`,
    `create index sign_in_sessions_project_key_account on sign_in_sessions (project_key, account)`,
    `create index sign_in_sessions_expires_at on sign_in_sessions (expires_at)`,
    `create table sign_in_keys (
      name text primary key,
      seed text not null,
      created_at bigint not null
    )`,
  ],
}
