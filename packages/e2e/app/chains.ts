import { defineNetwork } from '@latchkey/core/networks'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** The page reaches its chains through its own server, so that the strict CSP needs no exception. */
const rpcOf = (chainId: number): string => `${globalThis.location.origin}/rpc/${chainId}`

/** The two local chains. Name and endpoint differ on purpose from those that the wallet uses. */
export const first = defineNetwork({
  id: 31337,
  name: 'First Chain',
  nativeCurrency: ether,
  rpcUrls: { default: { http: [rpcOf(31337)] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
})
export const second = defineNetwork({
  id: 31338,
  name: 'Second Chain',
  nativeCurrency: { name: 'Dev Ether', symbol: 'DEV', decimals: 18 },
  rpcUrls: { default: { http: [rpcOf(31338)] } },
})
