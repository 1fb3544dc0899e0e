import type { Migration } from './Migration.ts'

/** Revisions of what projects pay for, so that two operators who change it notice each other. */
export const sponsorshipRevisions: Migration = {
  id: 27,
  name: 'sponsorship_revisions',
  statements: [`alter table sponsorship_networks add column revision integer not null default 1`],
}
