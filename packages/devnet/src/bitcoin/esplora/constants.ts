/** The largest body that is read, in bytes: a transaction of the largest standard weight in hexadecimal, and some room. */
export const bodyLimit = 900_000

/** How long a client may take to send its request, in ms. */
export const requestTimeout = 10_000

/** Confirmed transactions on a page of an address's history. */
export const confirmedPage = 25

/** Unconfirmed transactions that are listed of an address. */
export const unconfirmedPage = 50

/** How many blocks may be mined at once by hand. */
export const mineLimit = 1_000

/** Virtual bytes of the mempool in one step of the histogram of fees. */
export const histogramStep = 50_000

/**
 * Rates in satoshi per virtual byte, by the number of blocks within which they are said to be enough. Where every
 * transaction gets into the next block there is no market to estimate: these are fixed, and differ so that an app which
 * confuses its priorities is found out.
 */
export const feeSteps = [
  { blocks: 1, rate: 12 },
  { blocks: 3, rate: 8 },
  { blocks: 6, rate: 4 },
  { blocks: 144, rate: 2 },
  { blocks: 504, rate: 1 },
] as const

/** For which numbers of blocks Esplora gives an estimate. */
export const feeTargets: readonly number[] = [...Array.from({ length: 25 }, (_, index) => index + 1), 144, 504, 1_008]
