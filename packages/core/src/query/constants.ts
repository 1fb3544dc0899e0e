/** How long a native balance is fresh, in ms (S9.003). */
export const NATIVE_BALANCE_FRESH = 30_000

/** How long after a failure a balance is not asked for again, in ms (S4.069, S9.006). */
export const BALANCE_RETRY_BLOCK = 30_000

/** How many featured wallets are asked for where the app names none (S7.040). */
export const FEATURED_COUNT = 4

/** How many recommended wallets are asked for (S7.041, S9.032). */
export const RECOMMENDED_COUNT = 4

/** How many wallets a page of the catalogue has (S7.042, S9.031). */
export const WALLETS_PER_PAGE = 40

/** How many wallets a search gives at most (S7.043, S9.033). */
export const WALLET_SEARCH_COUNT = 100

/** How long a visitor pauses typing before a search for wallets is sent, in ms (S9.034). */
export const WALLET_SEARCH_WAIT = 300

/** How long wallets of the cloud are fresh, in ms. */
export const WALLETS_FRESH = 600_000

/** Of how many wallets of a page the pictures are loaded ahead (S9.035). */
export const IMAGES_AHEAD = 20

/** After how long a picture that nobody shows yet is given up, in ms (S9.036). */
export const IMAGE_PRELOAD_TIMEOUT = 2_000

/** How large a picture may be, in bytes. */
export const IMAGE_LIMIT = 102_400
