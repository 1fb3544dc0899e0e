import type { ChainState, ChainTransaction } from '../chain/ChainState.ts'

/** Totals received and spent by an address, in satoshi. */
export interface DescribedFlow {
  readonly funded_txo_count: number
  readonly funded_txo_sum: number
  readonly spent_txo_count: number
  readonly spent_txo_sum: number
  readonly tx_count: number
}

/** An address in Esplora's format. */
export interface DescribedAddress {
  readonly address: string
  readonly chain_stats: DescribedFlow
  readonly mempool_stats: DescribedFlow
}

/** Returns the totals of an address, confirmed and unconfirmed. */
export function describeAddress(parameters: { address: string; script: Buffer; state: ChainState }): DescribedAddress {
  const { address, state, script } = parameters
  return {
    address,
    chain_stats: sumFlow({ script, entries: state.listConfirmed(script) }),
    mempool_stats: sumFlow({ script, entries: state.listUnconfirmed(script) }),
  }
}

function sumFlow({ entries, script }: { script: Buffer; entries: readonly ChainTransaction[] }): DescribedFlow {
  const pick = (outputs: ChainTransaction['spent']): number[] =>
    outputs.filter((output) => output.script.raw.equals(script)).map(({ value }) => value)
  const funded = entries.flatMap(({ transaction }) => pick(transaction.outputs))
  const spent = entries.flatMap((entry) => pick(entry.spent))
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: sum(funded),
    spent_txo_count: spent.length,
    spent_txo_sum: sum(spent),
    tx_count: entries.length,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
