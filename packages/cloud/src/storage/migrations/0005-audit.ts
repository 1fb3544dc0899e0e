import type { Migration } from './Migration.ts'

/** What operators changed. */
export const audit: Migration = {
  id: 5,
  name: 'audit',
  statements: [
    `create table audit (
      seq bigserial primary key,
      time bigint not null,
      actor text not null,
      action text not null,
      object text not null,
      before jsonb,
      after jsonb not null,
      address text
    )`,
    `create index audit_time on audit (time)`,
  ],
}
