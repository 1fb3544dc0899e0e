import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { projects } from './schema.ts'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })
const project = () =>
  integer('project')
    .notNull()
    .references(() => projects.number, { onDelete: 'cascade' })

/** The visits that are open. A visit is deleted when it is sealed. */
export const analyticsVisits = pgTable(
  'analytics_visits',
  {
    project: project(),
    /** A hash of the id that the modal made. */
    visit: text('visit').notNull(),
    /** When the first event arrived. */
    began: time('began').notNull(),
    /** When the latest event arrived. */
    latest: time('latest').notNull(),
    /** Matches `visitFactsSchema`; parsed when read. */
    facts: jsonb('facts').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'analytics_visits_pkey', columns: [table.project, table.visit] }),
    index('analytics_visits_latest').on(table.latest),
    index('analytics_visits_began').on(table.began),
  ],
)

/** The values of dimensions, such as wallets, by a short number. 0 is not stored: it is every other value. */
export const analyticsValues = pgTable(
  'analytics_values',
  {
    project: project(),
    dimension: smallint('dimension').notNull(),
    id: smallint('id').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ name: 'analytics_values_pkey', columns: [table.project, table.dimension, table.id] }),
    unique('analytics_values_value').on(table.project, table.dimension, table.value),
  ],
)

/** Numbers of visits. */
const measures = () => ({
  opened: integer('opened').notNull(),
  started: integer('started').notNull(),
  connected: integer('connected').notNull(),
  declined: integer('declined').notNull(),
  failed: integer('failed').notNull(),
  abandoned: integer('abandoned').notNull(),
  signedIn: integer('signed_in').notNull(),
})

/** The visits that began in an hour; `at` counts hours since the epoch. */
export const analyticsHours = pgTable(
  'analytics_hours',
  {
    project: project(),
    dimension: smallint('dimension').notNull(),
    at: integer('at').notNull(),
    value: smallint('value').notNull(),
    ...measures(),
  },
  (table) => [
    primaryKey({ name: 'analytics_hours_pkey', columns: [table.project, table.dimension, table.at, table.value] }),
  ],
)

/** The visits that began on a day (UTC); `at` counts days since the epoch. */
export const analyticsDays = pgTable(
  'analytics_days',
  {
    project: project(),
    dimension: smallint('dimension').notNull(),
    at: integer('at').notNull(),
    value: smallint('value').notNull(),
    ...measures(),
  },
  (table) => [
    primaryKey({ name: 'analytics_days_pkey', columns: [table.project, table.dimension, table.at, table.value] }),
  ],
)

/** How long connecting took: visits by bucket, see `buckets.ts`. */
export const analyticsDurations = pgTable(
  'analytics_durations',
  {
    project: project(),
    /** 0: hours, 1: days. */
    grain: smallint('grain').notNull(),
    dimension: smallint('dimension').notNull(),
    at: integer('at').notNull(),
    value: smallint('value').notNull(),
    bucket: smallint('bucket').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'analytics_durations_pkey',
      columns: [table.project, table.grain, table.dimension, table.at, table.value, table.bucket],
    }),
  ],
)

/** The days that have visits, and whether the rows of the day are the sum of its hours. */
export const analyticsFolds = pgTable(
  'analytics_folds',
  {
    project: project(),
    /** Days since the epoch. */
    day: integer('day').notNull(),
    isFolded: boolean('is_folded').notNull(),
  },
  (table) => [
    primaryKey({ name: 'analytics_folds_pkey', columns: [table.project, table.day] }),
    index('analytics_folds_open')
      .on(table.day)
      .where(sql`not is_folded`),
  ],
)
