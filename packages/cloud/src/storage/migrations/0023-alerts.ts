import type { Migration } from './Migration.ts'

/** Alerts: rules, receivers, what the rules have found, and the messages about it. */
export const alerts: Migration = {
  id: 23,
  name: 'alerts',
  statements: [
    `create table alert_settings (
      id integer primary key,
      revision integer not null,
      rules jsonb not null,
      mails jsonb not null,
      evaluated_at bigint not null
    )`,
    `create table alert_webhooks (
      id text primary key,
      name text not null,
      url text not null,
      secret text not null,
      previous_secret text,
      previous_until bigint,
      created_at bigint not null
    )`,
    `create table alerts (
      id text primary key,
      rule text not null,
      subject text not null,
      project integer references projects (number) on delete cascade,
      values jsonb not null,
      streak integer not null,
      opened_at bigint,
      notified_at bigint,
      resolved_at bigint
    )`,
    `create unique index alerts_unresolved on alerts (rule, subject) where resolved_at is null`,
    `create index alerts_resolved_at on alerts (resolved_at)`,
    `create table alert_mutes (
      rule text not null,
      subject text not null,
      until bigint not null,
      constraint alert_mutes_pkey primary key (rule, subject)
    )`,
    `create table alert_reports (
      node text not null,
      rule text not null,
      subject text not null,
      values jsonb not null,
      reported_at bigint not null,
      constraint alert_reports_pkey primary key (node, rule, subject)
    )`,
    `create table alert_deliveries (
      id text primary key,
      message jsonb not null,
      channel text not null,
      receiver text not null,
      webhook_id text references alert_webhooks (id) on delete set null,
      created_at bigint not null,
      due_at bigint not null,
      tries integer not null default 0,
      sent_at bigint,
      error text
    )`,
    `create index alert_deliveries_due_at on alert_deliveries (due_at)`,
    `create index alert_deliveries_created_at on alert_deliveries (created_at)`,
    `create table storage_sizes (
      day integer primary key,
      bytes bigint not null
    )`,
    `create table origin_refusal_slots (
      project integer not null references projects (number) on delete cascade,
      slot integer not null,
      origin text not null,
      requests bigint not null,
      constraint origin_refusal_slots_pkey primary key (project, slot, origin)
    )`,
    `create index origin_refusal_slots_slot on origin_refusal_slots (slot)`,
  ],
}
