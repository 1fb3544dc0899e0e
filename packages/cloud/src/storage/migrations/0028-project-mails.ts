import type { Migration } from './Migration.ts'

/** What the mails to a project's users say in place of the cloud's own words. */
export const projectMails: Migration = {
  id: 28,
  name: 'project_mails',
  statements: [`alter table projects add column mails jsonb not null default '{}'`],
}
