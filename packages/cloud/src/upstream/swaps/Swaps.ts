import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { FailedAttempt } from '../pool/Attempt.ts'

/** What providers write for the coin of a chain. */
export const coinAddress = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** A swap that is asked for. */
export interface SwapQuestion {
  readonly chainId: CaipNetworkId
  /** The contract of the paid token, or `coinAddress`. */
  readonly from: `0x${string}`
  readonly to: `0x${string}`
  /** In the smallest unit of `from`. */
  readonly amount: bigint
  /** In wei, if the caller knows it. */
  readonly gasPrice?: bigint | undefined
  /** How much less than the quote may arrive, in hundredths of a percent. */
  readonly slippage: number
}

/** Who makes the swap. */
export interface SwapOrder extends SwapQuestion {
  /** Pays and receives. */
  readonly account: `0x${string}`
}

/** What a provider keeps of a swap. */
export interface SwapFee {
  readonly name: string
  readonly amount: bigint
  readonly token: `0x${string}`
}

/** What a swap yields. */
export interface SwapQuote {
  /** In the smallest unit of the bought token. */
  readonly toAmount: bigint
  /** In units of gas. */
  readonly gas?: bigint | undefined
  /** Already taken from `toAmount`. */
  readonly fees?: readonly SwapFee[] | undefined
}

/** The transaction of a swap. */
export interface SwapBuild extends SwapQuote {
  readonly data: `0x${string}`
}

/** The contracts of a provider on a chain. */
export interface SwapContracts {
  /** Takes the paid token. */
  readonly spender: `0x${string}`
  /** Is called. */
  readonly router: `0x${string}`
}

/** A provider's answer. */
export interface SwapAnswer<value> {
  readonly kind: 'answered'
  readonly value: value
}

/** How long a provider may take. */
export interface SwapLimits {
  /** In ms. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

/** A maker of swaps. Its calls reject only if `signal` aborts. */
export interface SwapProvider {
  readonly chainIds: readonly CaipNetworkId[]
  /** `undefined` for a chain that it does not serve. An answer that names other contracts is a fault. */
  getContracts(chainId: CaipNetworkId): SwapContracts | undefined
  quote(parameters: SwapLimits & { readonly question: SwapQuestion }): Promise<SwapAnswer<SwapQuote> | FailedAttempt>
  /** Asks again what the swap yields: a quote is not kept. */
  build(parameters: SwapLimits & { readonly order: SwapOrder }): Promise<SwapAnswer<SwapBuild> | FailedAttempt>
}
