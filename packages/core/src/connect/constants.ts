/** The maximum wait for a disconnect, in ms (S9.016). */
export const DISCONNECT_WAIT = 3_000

/** The maximum number of recent wallets (S9.007). */
export const RECENT_WALLETS_LIMIT = 2
