import type { Migration } from './Migration.ts'

/** The operators, their invitations, passkeys and sessions; the chain of the audit trail; the revisions of projects. */
export const operators: Migration = {
  id: 21,
  name: 'operators',
  statements: [
    `create table operators (
      id text primary key,
      email text not null,
      role text not null,
      created_at bigint not null,
      seen_at bigint,
      constraint operators_email unique (email)
    )`,
    `create table operator_invitations (
      token_hash text primary key,
      id text not null,
      email text not null,
      role text not null,
      operator_id text references operators (id) on delete cascade,
      invited_by text references operators (id) on delete cascade,
      created_at bigint not null,
      expires_at bigint not null,
      constraint operator_invitations_id unique (id),
      constraint operator_invitations_email unique (email)
    )`,
    `create table operator_passkeys (
      id text primary key,
      operator_id text not null references operators (id) on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      name text,
      created_at bigint not null,
      used_at bigint
    )`,
    `create index operator_passkeys_operator_id on operator_passkeys (operator_id)`,
    `create table operator_challenges (
      challenge text primary key,
      purpose text not null,
      expires_at bigint not null
    )`,
    `create index operator_challenges_expires_at on operator_challenges (expires_at)`,
    `create table operator_sessions (
      id text primary key,
      operator_id text not null references operators (id) on delete cascade,
      secret_hash text not null,
      browser text,
      created_at bigint not null,
      seen_at bigint not null,
      proven_at bigint not null,
      expires_at bigint not null
    )`,
    `create index operator_sessions_operator_id on operator_sessions (operator_id)`,
    `create index operator_sessions_expires_at on operator_sessions (expires_at)`,
    `alter table audit
      add column reason text,
      add column request_id text,
      add column revision integer,
      add column previous text,
      add column hash text`,
    `create index audit_object on audit (object, seq)`,
    `create table audit_chain (
      id integer primary key,
      base text not null,
      head text not null
    )`,
    `alter table projects add column revision integer not null default 1`,
  ],
}
