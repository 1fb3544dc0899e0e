/** The public relay, which wallets use by default (S9.103). */
export const PUBLIC_RELAY = 'wss://relay.walletconnect.org'

/** The path of a cloud's own relay. */
export const CLOUD_RELAY_PATH = '/relay'

/** How long pairing waits for the relay in the project's configuration, in ms. */
export const RELAY_WAIT = 1_500
