import { defineNetwork } from './defineNetwork.ts'
import type { Network } from '../../adapter/Network.ts'

/** OP Sepolia (`eip155:11155420`), a test network. */
export const optimismSepolia: Network<'eip155'> = /*#__PURE__*/ defineNetwork({
  id: 11155420,
  name: 'OP Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.optimism.io'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://optimism-sepolia.blockscout.com' } },
  testnet: true,
})
