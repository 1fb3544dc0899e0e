import type { ClockPort } from '@latchkey/core/adapter'

/** The name of an output. */
export interface CoinId {
  readonly txid: string
  readonly index: number
}

/**
 * The coins of transactions that were handed to a wallet or sent, and that a server may not know of yet. No other transaction should
 * spend them.
 */
export interface ReservedCoins {
  /** Reserves coins for 10 minutes: as long as a wallet's request is searched. Returns a function that releases them. */
  reserve(coins: readonly CoinId[]): () => void
  has(coin: CoinId): boolean
}

/** How long coins are reserved, in ms. If a transaction is lost, they can be spent again after that. */
const RESERVED_LIFE = 600_000

/** Creates the memory of one adapter. */
export function createReservedCoins(clock: Pick<ClockPort, 'now'>): ReservedCoins {
  const ends = new Map<string, number>()
  const toName = ({ txid, index }: CoinId): string => `${txid}:${index}`
  return {
    reserve: (coins) => {
      const now = clock.now()
      for (const [name, end] of ends) if (end <= now) ends.delete(name)
      for (const coin of coins) ends.set(toName(coin), now + RESERVED_LIFE)
      return () => {
        for (const coin of coins) ends.delete(toName(coin))
      }
    },
    has: (coin) => (ends.get(toName(coin)) ?? 0) > clock.now(),
  }
}
