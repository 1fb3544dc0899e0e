/** How long a prepared message may be signed, in ms. After that a new one is created, because nonces expire. */
export const PREPARED_MESSAGE_LIFE = 240_000

/** How long the first check for valid sessions may take, in ms. */
export const SESSION_CHECK_WAIT = 15_000

/** The longest delay that a browser timer supports, in ms. */
export const LONGEST_TIMER = 2_147_483_647

/** Placeholder for the account in a message that is created before the wallet connects. */
export const UNKNOWN_ACCOUNT = '0x0000000000000000000000000000000000000000'
