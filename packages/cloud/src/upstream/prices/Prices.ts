import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { FailedAttempt } from '../pool/Attempt.ts'

/** A token whose price is asked for. */
export interface PricedToken {
  readonly chainId: CaipNetworkId
  /** `undefined` for the chain's coin. */
  readonly address: string | undefined
}

/** A price in the currency of the question. */
export interface TokenPrice {
  readonly price: number
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
}

/** What a provider is asked at once. */
export interface PriceQuestion {
  readonly tokens: readonly PricedToken[]
  /** In lower case, such as `usd`. */
  readonly currency: string
}

/** A provider's answer: the price of every token by `toTokenKey`, `null` if it knows none. */
export interface PriceAnswer {
  readonly kind: 'answered'
  readonly value: ReadonlyMap<string, TokenPrice | null>
}

/** A source of prices. */
export interface PriceProvider {
  /** Whether it knows the chain and the currency. */
  serves(parameters: { readonly token: PricedToken; readonly currency: string }): boolean
  /** Rejects only if `signal` aborts. */
  read(parameters: {
    readonly question: PriceQuestion
    readonly timeout: number
    readonly signal?: AbortSignal | undefined
  }): Promise<PriceAnswer | FailedAttempt>
}

/** Identifies a token: addresses of eip155 are the same in upper and lower case. */
export function toTokenKey({ address, chainId }: PricedToken): string {
  if (address === undefined) return chainId
  return `${chainId}:${chainId.startsWith('eip155:') ? address.toLowerCase() : address}`
}
