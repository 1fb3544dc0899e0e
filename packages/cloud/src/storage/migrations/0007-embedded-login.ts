import type { Migration } from './Migration.ts'

/** Users of the embedded wallet, their logins and sessions. */
export const embeddedLogin: Migration = {
  id: 7,
  name: 'embedded-login',
  statements: [
    `create table embedded_users (
      id text primary key,
      project_key text not null references projects (key) on delete cascade,
      created_at bigint not null
    )`,
    `create index embedded_users_project_key on embedded_users (project_key)`,
    `create table login_methods (
      project_key text not null references projects (key) on delete cascade,
      kind text not null,
      subject text not null,
      user_id text not null references embedded_users (id) on delete cascade deferrable initially deferred,
      created_at bigint not null,
      constraint login_methods_pkey primary key (project_key, kind, subject)
    )`,
    `create index login_methods_user_id on login_methods (user_id)`,
    `create table login_attempts (
      id text primary key,
      project_key text not null references projects (key) on delete cascade,
      email text not null,
      secret_hash text not null,
      code_hash text not null,
      tries integer not null default 0,
      created_at bigint not null,
      expires_at bigint not null,
      used_at bigint
    )`,
    `create index login_attempts_created_at on login_attempts (created_at)`,
    `create table login_waits (
      key text primary key,
      sent_at bigint not null
    )`,
    `create index login_waits_sent_at on login_waits (sent_at)`,
    `create table embedded_sessions (
      id text primary key,
      project_key text not null references projects (key) on delete cascade,
      user_id text not null references embedded_users (id) on delete cascade,
      secret_hash text not null,
      created_at bigint not null,
      seen_at bigint not null,
      expires_at bigint not null,
      ended_at bigint
    )`,
    `create index embedded_sessions_user_id on embedded_sessions (user_id)`,
    `create index embedded_sessions_expires_at on embedded_sessions (expires_at)`,
  ],
}
