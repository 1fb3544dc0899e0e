import type { Migration } from './Migration.ts'

/** Requests that a frame of the embedded wallet gives to a window. */
export const handoffs: Migration = {
  id: 13,
  name: 'handoffs',
  statements: [
    `create table handoffs (
      id_hash text primary key,
      project_key text not null references projects (key) on delete cascade,
      user_id text not null references embedded_users (id) on delete cascade,
      session_id text not null,
      request text,
      answer text,
      created_at bigint not null,
      redeemed_at bigint,
      claimed_at bigint,
      answered_at bigint,
      ended_at bigint
    )`,
    `create index handoffs_user_id on handoffs (user_id)`,
    `create index handoffs_created_at on handoffs (created_at)`,
  ],
}
