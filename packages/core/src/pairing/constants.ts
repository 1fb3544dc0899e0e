/** The id of the connector that pairs with a wallet on another device, and of all its connections. Used only by pairing. */
export const WALLET_CONNECT_ID = 'walletConnect'

/** A code is treated as expired this long before it expires, in ms (S9.038). */
export const PAIRING_EXPIRED_MARGIN = 10_000

/** The pause before a new code replaces an expired one, in ms (S9.039). */
export const PAIRING_RETRY_INTERVAL = 1_000
