/**
 * The built-in networks, and `defineNetwork` for others. Any viem chain is accepted too, as it is.
 *
 * @packageDocumentation
 */
export { arbitrum } from '../networks/arbitrum.ts'
export { bitcoin } from '../networks/bitcoin.ts'
export { bitcoinTestnet } from '../networks/bitcoinTestnet.ts'
export { defineNetwork } from '../networks/defineNetwork.ts'
export { mainnet } from '../networks/mainnet.ts'
export { solana } from '../networks/solana.ts'
export { solanaDevnet } from '../networks/solanaDevnet.ts'
export { solanaTestnet } from '../networks/solanaTestnet.ts'
export type { Network } from '../types/network.ts'
