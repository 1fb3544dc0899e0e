import { defineNetwork } from './defineNetwork.ts'
import type { Network } from '../../adapter/Network.ts'

/** Taiko Mainnet (`eip155:167000`). */
export const taiko: Network<'eip155'> = /*#__PURE__*/ defineNetwork({
  id: 167000,
  name: 'Taiko Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.taiko.xyz'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://taikoscan.io' } },
})
