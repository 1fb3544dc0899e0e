/** The largest body that is read, in bytes. A complete request has about 200. */
export const bodyLimit = 4_096

/** How long a client may take to send its request, in ms. */
export const requestTimeout = 10_000

/** How long a chain may take to answer, in ms. */
export const rpcTimeout = 10_000

/** What one request gives of a chain's currency, in whole units. */
export const nativeUnits = { standardUnits: 10n, maximumUnits: 1_000n } as const

/** What one request gives of a token, in whole units. */
export const tokenUnits = { standardUnits: 1_000n, maximumUnits: 1_000_000n } as const
