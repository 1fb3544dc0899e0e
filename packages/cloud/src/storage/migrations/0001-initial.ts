import type { Migration } from './Migration.ts'

/** Projects, the relay's mailbox, imported wallets, events. */
export const initial: Migration = {
  id: 1,
  name: 'initial',
  statements: [
    `create table projects (
      key text primary key,
      name text not null,
      is_active boolean not null default true,
      allowed_origins jsonb not null default '[]'::jsonb,
      features jsonb not null default '{}'::jsonb,
      is_analytics_enabled boolean not null default false,
      relay jsonb,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create table project_ids (
      id text primary key,
      project_key text not null references projects (key) on delete cascade,
      seq bigserial not null,
      created_at bigint not null,
      retired_at bigint
    )`,
    `create index project_ids_project_key on project_ids (project_key)`,
    `create table relay_messages (
      seq bigserial primary key,
      topic text not null,
      message_id text not null,
      message text not null,
      tag integer not null,
      attestation text,
      publisher text not null,
      published_at bigint not null,
      expires_at bigint not null,
      constraint relay_messages_topic_message_id unique (topic, message_id)
    )`,
    `create index relay_messages_topic_seq on relay_messages (topic, seq)`,
    `create index relay_messages_expires_at on relay_messages (expires_at)`,
    `create table relay_receipts (
      client_id text not null,
      topic text not null,
      message_id text not null,
      expires_at bigint not null,
      primary key (client_id, topic, message_id)
    )`,
    `create index relay_receipts_topic on relay_receipts (topic)`,
    `create index relay_receipts_expires_at on relay_receipts (expires_at)`,
    `create table catalogue_wallets (
      id text primary key,
      wallet jsonb not null,
      imported_at bigint not null
    )`,
    `create table analytics_events (
      seq bigserial primary key,
      project_key text not null references projects (key) on delete cascade,
      event_id text not null,
      type text,
      event text not null,
      url text not null,
      domain text not null,
      timestamp bigint not null,
      received_at bigint not null,
      props jsonb not null,
      sdk_type text,
      sdk_version text,
      constraint analytics_events_project_key_event_id unique (project_key, event_id)
    )`,
    `create index analytics_events_project_key_received_at on analytics_events (project_key, received_at)`,
    `create index analytics_events_event on analytics_events (event)`,
  ],
}
