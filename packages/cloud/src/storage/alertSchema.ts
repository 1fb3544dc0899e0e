import type { AlertKind, AlertRules, AlertValues } from '@latchkey/protocol/operator'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { projects } from './schema.ts'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** What operators set about alerts, in one row. */
export const alertSettings = pgTable('alert_settings', {
  id: integer('id').primaryKey(),
  /** Grows by one with each change. */
  revision: integer('revision').notNull(),
  /** Matches `alertRulesSchema`; parsed when read. */
  rules: jsonb('rules').$type<AlertRules>().notNull(),
  /** E-mail addresses. */
  mails: jsonb('mails').$type<readonly string[]>().notNull(),
  /** When a node last evaluated the rules. The row is locked meanwhile. */
  evaluatedAt: time('evaluated_at').notNull(),
})

/** The webhooks that receive alerts. */
export const alertWebhooks = pgTable('alert_webhooks', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  /** Begins with `whsec_`. */
  secret: text('secret').notNull(),
  /** The one before, which signs as well until `previousUntil`. */
  previousSecret: text('previous_secret'),
  previousUntil: time('previous_until'),
  createdAt: time('created_at').notNull(),
})

/** What rules have found: at most one row of a subject that is not resolved. */
export const alerts = pgTable(
  'alerts',
  {
    id: text('id').primaryKey(),
    rule: text('rule').$type<AlertKind>().notNull(),
    /** What the rule found it about: the key of a project, an upstream, an executor. Empty for the whole cloud. */
    subject: text('subject').notNull(),
    project: integer('project').references(() => projects.number, { onDelete: 'cascade' }),
    /** Of the last evaluation that found it. */
    values: jsonb('values').$type<AlertValues>().notNull(),
    /** Evaluations in a row that say otherwise than the state: two change it. */
    streak: integer('streak').notNull(),
    /** Null until the second evaluation has found it. */
    openedAt: time('opened_at'),
    notifiedAt: time('notified_at'),
    resolvedAt: time('resolved_at'),
  },
  (table) => [
    uniqueIndex('alerts_unresolved')
      .on(table.rule, table.subject)
      .where(sql`resolved_at is null`),
    index('alerts_resolved_at').on(table.resolvedAt),
  ],
)

/** The subjects about which nothing is sent for a while. */
export const alertMutes = pgTable(
  'alert_mutes',
  {
    rule: text('rule').$type<AlertKind>().notNull(),
    subject: text('subject').notNull(),
    until: time('until').notNull(),
  },
  (table) => [primaryKey({ name: 'alert_mutes_pkey', columns: [table.rule, table.subject] })],
)

/** What a node knows alone, such as which upstreams do not answer it. Each node replaces its own rows. */
export const alertReports = pgTable(
  'alert_reports',
  {
    /** A random name that the node takes when it starts. */
    node: text('node').notNull(),
    rule: text('rule').$type<AlertKind>().notNull(),
    subject: text('subject').notNull(),
    values: jsonb('values').$type<AlertValues>().notNull(),
    reportedAt: time('reported_at').notNull(),
  },
  (table) => [primaryKey({ name: 'alert_reports_pkey', columns: [table.node, table.rule, table.subject] })],
)

/** Messages about alerts, each to one receiver. Stored together with what they say. */
export const alertDeliveries = pgTable(
  'alert_deliveries',
  {
    /** The same over all tries. */
    id: text('id').primaryKey(),
    /** Matches `alertMessageSchema`; parsed when read. */
    message: jsonb('message').$type<Readonly<Record<string, unknown>>>().notNull(),
    channel: text('channel').$type<'mail' | 'webhook'>().notNull(),
    /** An e-mail address, or the name of the webhook. */
    receiver: text('receiver').notNull(),
    /** Null for a mail, and once the webhook is removed. */
    webhookId: text('webhook_id').references(() => alertWebhooks.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
    /** When the next try is due. */
    dueAt: time('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: time('sent_at'),
    /** Why the last try failed. */
    error: text('error'),
  },
  (table) => [
    index('alert_deliveries_due_at').on(table.dueAt),
    index('alert_deliveries_created_at').on(table.createdAt),
  ],
)

/** The size of the database, once a day. */
export const storageSizes = pgTable('storage_sizes', {
  /** Days since the epoch. */
  day: integer('day').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})
