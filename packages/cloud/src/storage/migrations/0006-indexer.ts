import type { Migration } from './Migration.ts'

/** The indexer: chains that it follows, what moved on them, and what it knows of tokens. */
export const indexer: Migration = {
  id: 6,
  name: 'indexer',
  statements: [
    `create table indexed_chains (
      chain_id text primary key,
      head_number bigint,
      head_hash text,
      revision integer not null default 0,
      leader text,
      leased_until bigint not null default 0,
      checked_at bigint not null default 0
    )`,
    `create table indexed_blocks (
      chain_id text not null,
      number bigint not null,
      hash text not null,
      mined_at bigint not null,
      constraint indexed_blocks_pkey primary key (chain_id, number)
    )`,
    `create table indexed_transactions (
      chain_id text not null,
      block bigint not null,
      index integer not null,
      hash text not null,
      sender text not null,
      receiver text not null,
      is_failed boolean not null,
      fee text,
      constraint indexed_transactions_pkey primary key (chain_id, block, index)
    )`,
    `create table indexed_accounts (
      chain_id text not null,
      account text not null,
      block bigint not null,
      index integer not null,
      constraint indexed_accounts_pkey primary key (chain_id, account, block, index)
    )`,
    `create index indexed_accounts_chain_id_block on indexed_accounts (chain_id, block)`,
    `create table indexed_transfers (
      chain_id text not null,
      block bigint not null,
      index integer not null,
      position integer not null,
      sender text not null,
      receiver text not null,
      contract text,
      amount text not null,
      token_id text,
      constraint indexed_transfers_pkey primary key (chain_id, block, index, position)
    )`,
    `create index indexed_transfers_sender on indexed_transfers (chain_id, sender, block, index, position)`,
    `create index indexed_transfers_receiver on indexed_transfers (chain_id, receiver, block, index, position)`,
    `create table indexed_tokens (
      chain_id text not null,
      contract text not null,
      name text,
      symbol text,
      decimals integer,
      constraint indexed_tokens_pkey primary key (chain_id, contract)
    )`,
  ],
}
