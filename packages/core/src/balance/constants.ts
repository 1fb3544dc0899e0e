/** How long a native balance is fresh, in ms (S9.003). */
export const NATIVE_BALANCE_FRESH = 30_000

/** How long after a failure a balance is not requested again, in ms (S4.069, S9.006). */
export const BALANCE_RETRY_BLOCK = 30_000
