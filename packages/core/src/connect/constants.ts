/** How long a disconnect is waited for, in ms (S9.016). */
export const DISCONNECT_WAIT = 3_000

/** How many recent wallets are remembered (S9.007). */
export const RECENT_WALLETS_LIMIT = 2
