import type { Migration } from './Migration.ts'

/** Revisions of own wallets, so that two operators who change one notice each other. */
export const catalogueRevisions: Migration = {
  id: 26,
  name: 'catalogue_revisions',
  statements: [`alter table catalogue_wallets add column revision integer not null default 1`],
}
