import type { Migration } from './Migration.ts'

/** The origins whose requests were refused. */
export const refusals: Migration = {
  id: 22,
  name: 'refusals',
  statements: [
    `create table origin_refusals (
      project integer not null references projects (number) on delete cascade,
      day integer not null,
      origin text not null,
      requests bigint not null,
      first_at bigint not null,
      latest_at bigint not null,
      constraint origin_refusals_pkey primary key (project, day, origin)
    )`,
    `create index origin_refusals_day on origin_refusals (day)`,
  ],
}
