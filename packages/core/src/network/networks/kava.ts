import { defineNetwork } from './defineNetwork.ts'
import type { Network } from '../../adapter/Network.ts'

/** Kava EVM (`eip155:2222`). */
export const kava: Network<'eip155'> = /*#__PURE__*/ defineNetwork({
  id: 2222,
  name: 'Kava EVM',
  nativeCurrency: { name: 'Kava', symbol: 'KAVA', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.kava.io'] } },
  blockExplorers: { default: { name: 'Kava EVM Explorer', url: 'https://kavascan.com' } },
})
