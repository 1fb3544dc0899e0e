/** How long an esplora server may take to answer, in ms (as S9.023 has it for other chains). */
export const HTTP_TIMEOUT = 10_000

/** How large an answer may be, in characters. */
export const MAX_ANSWER_LENGTH = 8_000_000

/** How often a transaction is looked for at first, and at last, in ms. */
export const FIRST_POLL = 500
export const LAST_POLL = 10_000

/** Above this rate no transfer is made unless the app allows it, in satoshi for a virtual byte. */
export const MAX_FEE_RATE = 500

/** Below this rate nodes do not pass transactions on, in satoshi for a virtual byte. */
export const MIN_FEE_RATE = 1

/** How many coins of an account are looked at. */
export const MAX_COINS = 5_000

/** Coins of a taproot account up to this value, in satoshi, are not spent: they may carry an inscription. */
export const MAX_INSCRIBED = 1_000n
