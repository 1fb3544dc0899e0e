import type { Namespace } from '@latchkey/protocol/caip'

/** How long a balance is fresh, in ms (S9.002, S9.003). */
export const BALANCE_FRESH = 30_000

/** How long after a failure a balance is not requested again, in ms (S4.069, S9.006). */
export const BALANCE_RETRY_BLOCK = 30_000

// S9.071; Bitcoin goes beyond the specification.
/** The namespaces whose balances a cloud reads. */
export const BALANCE_NAMESPACES: readonly Namespace[] = ['eip155', 'solana', 'bip122']

/** How many tokens an account shows. */
export const ACCOUNT_TOKENS = 200

/**
 * When the balances of an account are read after a change, in ms after each other. Nodes and caches may return the old balance for
 * some seconds after the transaction was confirmed.
 */
export const RENEWAL_PAUSES = [0, 2_000, 4_000] as const

/** How many tokens one request may have read past the cache of the cloud, beside the native currency. */
export const FORCED_AT_MOST = 49

/** How the cloud's API names a chain's native currency where a contract is expected. */
export const NATIVE_ADDRESS = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** The currency of prices and values. */
export const CURRENCY = 'usd'

/** How many prices one request may ask for. */
export const PRICES_AT_ONCE = 100
