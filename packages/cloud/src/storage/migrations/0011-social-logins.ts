import type { Migration } from './Migration.ts'

/** Attempts to log in with a social provider, and the name that a user has there. */
export const socialLogins: Migration = {
  id: 11,
  name: 'social-logins',
  statements: [
    `alter table embedded_users add column user_name text`,
    `create table social_attempts (
      id text primary key,
      project_key text not null references projects (key) on delete cascade,
      provider text not null,
      origin text not null,
      secret_hash text not null,
      created_at bigint not null,
      expires_at bigint not null,
      cookie_hash text,
      state_hash text,
      verifier text,
      nonce text,
      answered_at bigint,
      failed_at bigint,
      subject text,
      user_name text,
      ticket_hash text,
      ticket_expires_at bigint,
      code_hash text,
      code_expires_at bigint,
      tries integer not null default 0,
      used_at bigint
    )`,
    `create index social_attempts_created_at on social_attempts (created_at)`,
  ],
}
