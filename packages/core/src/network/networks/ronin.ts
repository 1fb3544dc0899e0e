import { defineNetwork } from './defineNetwork.ts'
import type { Network } from '../../adapter/Network.ts'

/** Ronin (`eip155:2020`). */
export const ronin: Network<'eip155'> = /*#__PURE__*/ defineNetwork({
  id: 2020,
  name: 'Ronin',
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.roninchain.com/rpc'] } },
  blockExplorers: { default: { name: 'Ronin Explorer', url: 'https://app.roninchain.com' } },
})
