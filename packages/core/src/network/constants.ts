import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** The network an app starts on if it names none and has this one (S9.018). */
export const DEFAULT_NETWORK_ID: CaipNetworkId = 'eip155:1'
