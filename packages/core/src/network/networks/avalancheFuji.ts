import { defineNetwork } from './defineNetwork.ts'
import type { Network } from '../../adapter/Network.ts'

/** Avalanche Fuji (`eip155:43113`), a test network. */
export const avalancheFuji: Network<'eip155'> = /*#__PURE__*/ defineNetwork({
  id: 43113,
  name: 'Avalanche Fuji',
  nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax-test.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://testnet.snowtrace.io' } },
  testnet: true,
})
