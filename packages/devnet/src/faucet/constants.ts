/** Maximum size of a body, in bytes. A complete request has about 200. */
export const bodyLimit = 4_096

/** Timeout for a client to send its request, in ms. */
export const requestTimeout = 10_000

/** Timeout for a chain to answer, in ms. */
export const rpcTimeout = 10_000

/** Default amount of a chain's currency per request, in whole units. */
export const nativeUnits = { standardUnits: 10n, maximumUnits: 1_000n } as const

/** Default amount of a token per request, in whole units. */
export const tokenUnits = { standardUnits: 1_000n, maximumUnits: 1_000_000n } as const
