/** The maximum wait for a disconnect, in ms (S9.016). */
export const DISCONNECT_WAIT = 3_000

/** The maximum number of recent wallets (S9.007). */
export const RECENT_WALLETS_LIMIT = 2

/** How long a new connection waits for the file that remembers it, in ms. */
export const ACTS_WAIT = 1_000
