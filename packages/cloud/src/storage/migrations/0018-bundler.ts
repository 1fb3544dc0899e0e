import type { Migration } from './Migration.ts'

/** The operations that the bundler has accepted, and the transactions that carry them. */
export const bundler: Migration = {
  id: 18,
  name: 'bundler',
  statements: [
    `create table user_operations (
      chain_id text not null,
      operation_hash text not null,
      project_key text not null,
      sender text not null,
      nonce text not null,
      operation jsonb not null,
      is_sponsored boolean not null,
      status text not null,
      executor text,
      executor_nonce bigint,
      accepted_block bigint not null,
      transaction_hash text,
      block_number bigint,
      block_hash text,
      cost text,
      accepted_at bigint not null,
      ended_at bigint,
      settled_at bigint,
      constraint user_operations_pkey primary key (chain_id, operation_hash)
    )`,
    `create index user_operations_executor on user_operations (chain_id, executor, executor_nonce)`,
    `create index user_operations_sender on user_operations (chain_id, sender, nonce)`,
    `create index user_operations_status on user_operations (chain_id, status)`,
    `create index user_operations_accepted_at on user_operations (accepted_at)`,
    `create index user_operations_unsettled on user_operations (chain_id)
      where is_sponsored and ended_at is not null and settled_at is null`,
    `create table executors (
      chain_id text not null,
      address text not null,
      constraint executors_pkey primary key (chain_id, address)
    )`,
    `create table executor_transactions (
      chain_id text not null,
      executor text not null,
      nonce bigint not null,
      versions jsonb not null,
      status text not null,
      block_number bigint,
      block_hash text,
      created_at bigint not null,
      constraint executor_transactions_pkey primary key (chain_id, executor, nonce)
    )`,
    `create index executor_transactions_status on executor_transactions (chain_id, status)`,
  ],
}
