import { formerIds } from './chainIds.ts'
import type { SolanaNetworkId } from './types.ts'

/** A network's id as sessions give it, in the form of today. `undefined` if it is none of Solana. */
export function toNetworkId(value: unknown): SolanaNetworkId | undefined {
  const match = typeof value === 'string' ? /^solana:([-_a-zA-Z\d]{1,32})$/.exec(value) : null
  const reference = match?.[1]
  return reference === undefined ? undefined : `solana:${formerIds[reference] ?? reference}`
}
