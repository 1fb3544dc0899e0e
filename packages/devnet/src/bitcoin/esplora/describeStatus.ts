import type { ChainState } from '../chain/ChainState.ts'

/** Whether a transaction is confirmed, and in which block; `block_time` in seconds since 1970. */
export type DescribedStatus =
  | { readonly confirmed: false }
  | {
      readonly confirmed: true
      readonly block_height: number
      readonly block_hash: string
      readonly block_time: number
    }

/** Returns the status of a transaction in Esplora's format. */
export function describeStatus({ state, txid }: { state: ChainState; txid: string }): DescribedStatus {
  const block = state.getBlockOf(txid)
  if (block === undefined) return { confirmed: false }
  return { confirmed: true, block_height: block.height, block_hash: block.hash, block_time: block.block.time }
}
