import { defineNetwork } from './defineNetwork.ts'
import type { Network } from '../../adapter/Network.ts'

/** Mantle (`eip155:5000`). */
export const mantle: Network<'eip155'> = /*#__PURE__*/ defineNetwork({
  id: 5000,
  name: 'Mantle',
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mantle.xyz'] } },
  blockExplorers: { default: { name: 'Mantle Explorer', url: 'https://mantlescan.xyz/' } },
})
