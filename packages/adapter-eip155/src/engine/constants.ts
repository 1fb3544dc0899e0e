/** How many accounts of one wallet are looked at. */
export const MAX_ACCOUNTS = 256

/** How long a wallet may take to answer what needs no human, in ms. */
export const SILENT_TIMEOUT = 3_000

/** How long a connection is held back for the wallet to say what it can do, in ms. */
export const CAPABILITIES_GRACE = 50

/** How long a wallet may take to withdraw its permissions at a disconnect, in ms. */
export const REVOKE_TIMEOUT = 200

/** How long a wallet may take to be on a network after it said yes to it, in ms. */
export const SWITCH_TIMEOUT = 3_000

/** How long an app's own wagmi config may take to reconnect before ours looks for itself, in ms. */
export const APP_RECONNECT_TIMEOUT = 10_000

/** How long an endpoint may take to answer, in ms (S9.023). */
export const HTTP_TIMEOUT = 10_000

/** How often the chain is asked for news, in ms (S9.024). */
export const POLLING_INTERVAL = 4_000

/** How many requests go into one HTTP request at most (S9.025). */
export const RPC_BATCH_SIZE = 1_000
