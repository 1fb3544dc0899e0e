import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { FailedAttempt } from '../pool/Attempt.ts'

/** An account's balance of one token that is not 0. */
export interface Holding {
  /** `undefined` for the chain's coin. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In tokens, as a decimal number. */
  readonly numeric: string
  /** `https:` or `ipfs:`, not checked. */
  readonly iconUrl?: string | undefined
  /** Whether the provider calls the token spam. */
  readonly isSpam?: boolean | undefined
}

/** What a provider is asked at once. */
export interface BalanceQuestion {
  readonly chainId: CaipNetworkId
  readonly account: string
  /** The tokens to read beside the coin; `undefined` for all. */
  readonly contracts?: readonly string[] | undefined
}

/** A provider's answer. */
export interface BalanceAnswer {
  readonly kind: 'answered'
  readonly value: readonly Holding[]
}

/** A source of balances. */
export interface BalanceProvider {
  /** The chains that it serves. */
  readonly chainIds: readonly CaipNetworkId[]
  /** Rejects only if `signal` aborts. */
  read(parameters: {
    readonly question: BalanceQuestion
    /** In ms. */
    readonly timeout: number
    readonly signal?: AbortSignal | undefined
  }): Promise<BalanceAnswer | FailedAttempt>
}
