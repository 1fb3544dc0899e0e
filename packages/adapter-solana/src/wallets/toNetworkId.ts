import { formerIds } from './chainIds.ts'
import type { SolanaNetworkId } from './ConnectedWallet.ts'

/** Parses a network's id and converts former ids. Returns `undefined` if it is not one of Solana. */
export function toNetworkId(value: unknown): SolanaNetworkId | undefined {
  const match = typeof value === 'string' ? /^solana:([-_a-zA-Z\d]{1,32})$/.exec(value) : null
  const reference = match?.[1]
  return reference === undefined ? undefined : `solana:${formerIds[reference] ?? reference}`
}
