/** The relay that public wallets speak (S9.103). */
export const PUBLIC_RELAY = 'wss://relay.walletconnect.org'

/** Where a cloud has its own relay. */
export const CLOUD_RELAY_PATH = '/relay'

/** How long pairing waits for the project's choice of a relay, in ms. */
export const RELAY_WAIT = 1_500
