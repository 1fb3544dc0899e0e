import type { Migration } from './Migration.ts'

/** The names that accounts have registered. */
export const names: Migration = {
  id: 17,
  name: 'names',
  statements: [
    `create table names (
      suffix text not null,
      label text not null,
      owner text not null,
      addresses jsonb not null,
      attributes jsonb not null,
      message_hash text not null,
      registered_at bigint not null,
      constraint names_pkey primary key (suffix, label)
    )`,
    `create index names_owner on names (owner, registered_at)`,
  ],
}
