/** Maximum size of a body, in bytes: a transaction of the largest standard weight in hexadecimal, with some margin. */
export const bodyLimit = 900_000

/** Timeout for a client to send its request, in ms. */
export const requestTimeout = 10_000

/** Confirmed transactions per page of an address's history. */
export const confirmedPage = 25

/** Maximum number of unconfirmed transactions listed for an address. */
export const unconfirmedPage = 50

/** Maximum number of blocks to mine in one request. */
export const mineLimit = 1_000

/** Virtual bytes per step of the mempool's fee histogram. */
export const histogramStep = 50_000

/**
 * Fee rates in satoshi per virtual byte, by the number of blocks within which they suffice. Every transaction gets into
 * the next block, so there is no market to estimate: the rates are fixed, and differ to expose apps that confuse
 * priorities.
 */
export const feeSteps = [
  { blocks: 1, rate: 12 },
  { blocks: 3, rate: 8 },
  { blocks: 6, rate: 4 },
  { blocks: 144, rate: 2 },
  { blocks: 504, rate: 1 },
] as const

/** The numbers of blocks for which Esplora returns an estimate. */
export const feeTargets: readonly number[] = [...Array.from({ length: 25 }, (_, index) => index + 1), 144, 504, 1_008]
