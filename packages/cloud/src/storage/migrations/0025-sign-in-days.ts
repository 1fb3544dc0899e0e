import type { Migration } from './Migration.ts'

/** What operators see of sign-ins: a list with the newest first, those of an address, and how many began on each day. */
export const signInDays: Migration = {
  id: 25,
  name: 'sign_in_days',
  statements: [
    `create table sign_in_days (
      project_key text not null references projects (key) on delete cascade,
      day integer not null,
      chain text not null,
      began integer not null,
      constraint sign_in_days_pkey primary key (project_key, day, chain)
    )`,
    `create index sign_in_days_day on sign_in_days (day)`,
    `insert into sign_in_days (project_key, day, chain, began)
      select project_key, (created_at / 86400000)::integer,
        split_part(account, ':', 1) || ':' || split_part(account, ':', 2), count(*)::integer
      from sign_in_sessions group by 1, 2, 3`,
    `create index sign_in_sessions_project_key_created_at on sign_in_sessions (project_key, created_at, id)`,
    `create index sign_in_sessions_project_key_address on sign_in_sessions (project_key, split_part(account, ':', 3))`,
  ],
}
