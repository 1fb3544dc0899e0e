import { findDestination } from './findDestination.ts'
import { sampleOptions } from './samples.ts'
import type { OnrampDestination, OnrampState } from './state.ts'

/** What a seller without quotes delivers, as the URL of its page says: SOL on Solana, else USDC (S9.057, S9.058). */
export function toPageProduct({ namespace, networkId }: NonNullable<OnrampState['account']>): {
  readonly symbol: string
  readonly destination: OnrampDestination
} {
  const [currency] = sampleOptions.purchaseCurrencies
  const found = [networkId, 'eip155:1' as const].flatMap(
    (id) => (namespace === 'eip155' && currency && findDestination({ currency, networkId: id })) || [],
  )
  const [destination] = found
  if (destination) return { symbol: 'USDC', destination }
  const solana = { name: 'solana', displayName: 'Solana', networkId, contract: null, isFallback: false }
  return { symbol: 'SOL', destination: solana }
}
