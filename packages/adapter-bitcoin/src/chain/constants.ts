/** The longest accepted answer, in characters. */
export const MAX_ANSWER_LENGTH = 8_000_000

/** The first and the longest pause between polls for a transaction, in ms. */
export const FIRST_POLL = 500
export const LAST_POLL = 10_000

/** The default limit of the fee rate, in satoshi per virtual byte. */
export const MAX_FEE_RATE = 500

/** The lowest fee rate that nodes relay, in satoshi per virtual byte. */
export const MIN_FEE_RATE = 1

/** How many coins of an account are read. */
export const MAX_COINS = 5_000

/** Coins of a taproot account up to this amount, in satoshi, are not spent, because they may carry an inscription. */
export const MAX_INSCRIBED = 1_000n
