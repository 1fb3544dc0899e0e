import type { Migration } from './Migration.ts'

/** Changes of the e-mail address of a user. */
export const emailUpdates: Migration = {
  id: 12,
  name: 'email-updates',
  statements: [
    `create table email_updates (
      id text primary key,
      project_key text not null references projects (key) on delete cascade,
      user_id text not null references embedded_users (id) on delete cascade,
      session_id text not null,
      old_email text not null,
      new_email text not null,
      app text not null,
      language text not null,
      created_at bigint not null,
      confirmed_at bigint,
      code_hash text,
      tries integer not null default 0,
      expires_at bigint not null,
      completed_at bigint,
      undo_hash text,
      undo_expires_at bigint,
      undone_at bigint
    )`,
    `create index email_updates_user_id on email_updates (user_id)`,
    `create index email_updates_old_email on email_updates (project_key, old_email)`,
    `create index email_updates_undo_hash on email_updates (undo_hash)`,
    `create index email_updates_created_at on email_updates (created_at)`,
  ],
}
