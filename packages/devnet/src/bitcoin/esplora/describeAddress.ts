import type { Ledger, LedgerTransaction } from '../chain/Ledger.ts'

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
export function describeAddress(parameters: { address: string; script: Buffer; ledger: Ledger }): DescribedAddress {
  const { address, ledger, script } = parameters
  return {
    address,
    chain_stats: sumFlow({ script, entries: ledger.listConfirmed(script) }),
    mempool_stats: sumFlow({ script, entries: ledger.listUnconfirmed(script) }),
  }
}

function sumFlow({ entries, script }: { script: Buffer; entries: readonly LedgerTransaction[] }): DescribedFlow {
  const pick = (outputs: LedgerTransaction['spent']): number[] =>
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
