/** The largest body that is read, in bytes. A complete request has about 200. */
export const bodyLimit = 4_096

/** How long a client may take to send its request, in ms. */
export const requestTimeout = 10_000

/** How long a chain may take to answer, in ms. */
export const rpcTimeout = 10_000

/** What one request gives if it names no amount, in whole units of the currency or token. */
export const defaultUnits = { native: 10n, token: 1_000n } as const

/** What one request may ask for at most, in whole units of the currency or token. */
export const maximumUnits = { native: 1_000n, token: 1_000_000n } as const
