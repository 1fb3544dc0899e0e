import type { Migration } from './Migration.ts'

/** Logins that a link confirms in place of a code. */
export const deviceCheck: Migration = {
  id: 10,
  name: 'device-check',
  statements: [
    `alter table login_attempts add column wrong integer not null default 0`,
    `alter table login_attempts add column number text`,
    `alter table login_attempts add column link_hash text`,
    `alter table login_attempts add column confirmed_at bigint`,
    `create index login_attempts_email on login_attempts (project_key, email)`,
    `create index login_attempts_link_hash on login_attempts (link_hash)`,
  ],
}
