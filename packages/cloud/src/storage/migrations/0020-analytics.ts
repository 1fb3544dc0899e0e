import type { Migration } from './Migration.ts'

/** Open visits, and what all visits add up to by hour and day. */
export const analytics: Migration = {
  id: 20,
  name: 'analytics',
  statements: [
    `create sequence projects_number_seq as integer`,
    `alter table projects add column number integer not null default nextval('projects_number_seq')`,
    `alter sequence projects_number_seq owned by projects.number`,
    `alter table projects add constraint projects_number unique (number)`,
    `alter table projects add column keeps_events boolean not null default true`,
    `create table analytics_visits (
      project integer not null references projects (number) on delete cascade,
      visit text not null,
      began bigint not null,
      latest bigint not null,
      facts jsonb not null,
      constraint analytics_visits_pkey primary key (project, visit)
    )`,
    `create index analytics_visits_latest on analytics_visits (latest)`,
    `create index analytics_visits_began on analytics_visits (began)`,
    `create table analytics_values (
      project integer not null references projects (number) on delete cascade,
      dimension smallint not null,
      id smallint not null,
      value text not null,
      constraint analytics_values_pkey primary key (project, dimension, id),
      constraint analytics_values_value unique (project, dimension, value)
    )`,
    ...['hours', 'days'].map(
      (grain) => `create table analytics_${grain} (
        project integer not null references projects (number) on delete cascade,
        dimension smallint not null,
        at integer not null,
        value smallint not null,
        opened integer not null,
        started integer not null,
        connected integer not null,
        declined integer not null,
        failed integer not null,
        abandoned integer not null,
        signed_in integer not null,
        constraint analytics_${grain}_pkey primary key (project, dimension, at, value)
      )`,
    ),
    `create table analytics_durations (
      project integer not null references projects (number) on delete cascade,
      grain smallint not null,
      dimension smallint not null,
      at integer not null,
      value smallint not null,
      bucket smallint not null,
      visits integer not null,
      constraint analytics_durations_pkey primary key (project, grain, dimension, at, value, bucket)
    )`,
    `create table analytics_folds (
      project integer not null references projects (number) on delete cascade,
      day integer not null,
      is_folded boolean not null,
      constraint analytics_folds_pkey primary key (project, day)
    )`,
    `create index analytics_folds_open on analytics_folds (day) where not is_folded`,
  ],
}
