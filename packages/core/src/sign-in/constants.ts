/** A message that was prepared ahead is signed within this time, in ms; later a new one takes its place, for nonces age. */
export const PREPARED_MESSAGE_LIFE = 240_000

/** How long a look for living sessions may take, in ms. */
export const SESSION_CHECK_WAIT = 15_000

/** The longest time that one timer of a browser can wait, in ms. */
export const LONGEST_TIMER = 2_147_483_647

/** Stands for the account that is not known yet where a wallet is asked to connect and to sign in at once. */
export const UNKNOWN_ACCOUNT = '0x0000000000000000000000000000000000000000'
