/** How many featured wallets are requested where the app names none (S7.040). */
export const FEATURED_COUNT = 4

/** How many recommended wallets are requested (S7.041, S9.032). */
export const RECOMMENDED_COUNT = 4

/** How many wallets a page of the catalogue has (S7.042, S9.031). */
export const WALLETS_PER_PAGE = 40

/** How many wallets a search returns at most (S7.043, S9.033). */
export const WALLET_SEARCH_COUNT = 100

/** The pause after the last key before a search for wallets is sent, in ms. */
export const WALLET_SEARCH_WAIT = 300

/** How long wallets from the cloud are fresh, in ms. */
export const WALLETS_FRESH = 600_000

/** For how many wallets of a first page the answer contains the images, so that the first list needs no further request. */
export const IMAGES_IN_LIST = 4

/** For how many wallets of a page the images are preloaded (S9.035). */
export const IMAGES_AHEAD = 20

/** After this time in ms, the preload of an image that no view shows is cancelled (S9.036). */
export const IMAGE_PRELOAD_TIMEOUT = 2_000

/** The largest picture of a token or a name that is accepted, in bytes. */
export const PICTURE_LIMIT = 1_048_576

/** The largest image of the catalogue that is accepted, in bytes. */
export const IMAGE_LIMIT = 102_400
