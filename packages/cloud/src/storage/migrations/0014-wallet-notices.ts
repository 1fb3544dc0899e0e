import type { Migration } from './Migration.ts'

/** Mails that tell users what has happened to their wallet. */
export const walletNotices: Migration = {
  id: 14,
  name: 'wallet_notices',
  statements: [
    `create table wallet_notices (
      id text primary key,
      project_key text not null references projects (key) on delete cascade,
      user_id text not null references embedded_users (id) on delete cascade,
      email text not null,
      app text not null,
      browser text,
      language text not null,
      events jsonb not null,
      created_at bigint not null,
      due_at bigint not null,
      tries integer not null default 0,
      sent_at bigint
    )`,
    `create index wallet_notices_user_id on wallet_notices (user_id, created_at)`,
    `create index wallet_notices_due_at on wallet_notices (due_at)`,
    `create index wallet_notices_created_at on wallet_notices (created_at)`,
  ],
}
