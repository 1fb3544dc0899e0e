import type { Migration } from './Migration.ts'

/** What projects pay for: their rules, the operations, and what each day has cost. */
export const sponsorship: Migration = {
  id: 19,
  name: 'sponsorship',
  statements: [
    `create table sponsorship_networks (
      project_key text not null references projects (key) on delete cascade,
      chain_id text not null,
      gas_at_most integer not null,
      user_wei numeric not null,
      project_wei numeric not null,
      new_user_percent integer not null,
      paymaster_urls jsonb not null,
      suspended_until bigint,
      changed_at bigint not null,
      constraint sponsorship_networks_pkey primary key (project_key, chain_id)
    )`,
    `create table sponsorship_calls (
      project_key text not null references projects (key) on delete cascade,
      chain_id text not null,
      target text not null,
      selector text not null,
      value_at_most numeric not null,
      constraint sponsorship_calls_pkey primary key (project_key, chain_id, target, selector)
    )`,
    `create table sponsorships (
      id text primary key,
      project_key text not null references projects (key) on delete cascade,
      user_id text not null,
      chain_id text not null,
      operation text not null,
      payer text not null,
      is_new_user boolean not null,
      day integer not null,
      reserved numeric not null,
      cost numeric,
      state text not null,
      created_at bigint not null,
      expires_at bigint not null,
      settled_at bigint
    )`,
    `create unique index sponsorships_live on sponsorships (chain_id, operation)
      where state in ('reserved', 'taken')`,
    `create index sponsorships_expires_at on sponsorships (project_key, chain_id, expires_at) where state = 'reserved'`,
    `create index sponsorships_user_id on sponsorships (user_id, created_at)`,
    `create index sponsorships_created_at on sponsorships (created_at)`,
    `create table sponsorship_spending (
      project_key text not null references projects (key) on delete cascade,
      chain_id text not null,
      day integer not null,
      spender text not null,
      reserved numeric not null default 0,
      spent numeric not null default 0,
      lost numeric not null default 0,
      constraint sponsorship_spending_pkey primary key (project_key, chain_id, day, spender)
    )`,
    `create index sponsorship_spending_spender on sponsorship_spending (spender, day)`,
    `create table sponsorship_suspensions (
      user_id text primary key references embedded_users (id) on delete cascade,
      created_at bigint not null,
      suspended_until bigint not null
    )`,
  ],
}
