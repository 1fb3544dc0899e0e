import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** The network an app starts on if it names none and has this one (S9.018). */
export const DEFAULT_NETWORK_ID: CaipNetworkId = 'eip155:1'

/** How long a read of a chain waits for the cloud's list of chains, in ms. */
export const SUPPORTED_CHAINS_WAIT = 1_500

/** How long after a failure the cloud's list of chains is not requested again, in ms. */
export const SUPPORTED_CHAINS_RETRY_BLOCK = 30_000
