/**
 * The built-in networks, and `defineNetwork` for others. viem chains are accepted unchanged.
 *
 * @packageDocumentation
 */
export { arbitrum } from '../network/networks/arbitrum.ts'
export { bitcoin } from '../network/networks/bitcoin.ts'
export { bitcoinTestnet } from '../network/networks/bitcoinTestnet.ts'
export { defineNetwork } from '../network/networks/defineNetwork.ts'
export { mainnet } from '../network/networks/mainnet.ts'
export { solana } from '../network/networks/solana.ts'
export { solanaDevnet } from '../network/networks/solanaDevnet.ts'
export { solanaTestnet } from '../network/networks/solanaTestnet.ts'
export type { Network } from '../adapter/Network.ts'
