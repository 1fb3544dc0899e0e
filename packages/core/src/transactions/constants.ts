/** How many transactions are followed at most; the oldest is dropped (S9.028, S9.029). As many settled ones are kept. */
export const TRANSACTIONS_LIMIT = 99

/** How long a settled transaction is kept, in ms. */
export const SETTLED_LIFE = 24 * 3_600_000

/** After this time in ms without an answer or a trace, nothing more is known of a wallet's request. */
export const WALLET_ANSWER_LIFE = 10 * 60_000

/** How long the reads before the wallet's request may take, in ms. Without them the wallet is asked anyway. */
export const PREPARATION_LIMIT = 3_000

/** After this time in ms, the page that prepared a request is gone, and the wallet was never asked. */
export const PREPARATION_LIFE = 60_000

/** How long a transaction is followed that may be a proposal, or that cannot be read, in ms. */
export const FOLLOWED_LIFE = 7 * 24 * 3_600_000

/** The pause between two searches, in ms, and between two attempts to read a chain that fails. */
export const SEARCH_PAUSE = 4_000
export const RETRY_PAUSE = 15_000

/** After so long in ms, while newer blocks come, an EVM transaction is stuck. */
export const STUCK_AFTER = 60_000

/** After so many blocks, a Bitcoin transaction is slow: its fee is low. */
export const SLOW_AFTER_BLOCKS = 6n
