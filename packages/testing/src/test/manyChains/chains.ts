import type { CaipNetworkId, Network } from '@latchkey/core'

/** The chains of the app under test. */
export const chains = ['eip155', 'solana', 'bip122'] as const
export type Chain = (typeof chains)[number]

const references = { eip155: ['1', '10'], solana: ['main', 'dev'], bip122: ['main', 'test'] } as const

const toNetwork = (chain: Chain, reference: string): Network => ({
  id: reference,
  name: `${chain} ${reference}`,
  chainNamespace: chain,
  caipNetworkId: `${chain}:${reference}`,
  nativeCurrency: { name: 'Reference coin', symbol: 'REF', decimals: 3 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Explorer', url: `https://${chain}.example/${reference}` } },
})

/** The app's networks: two for each chain, the first of which is the initial one. */
export const networksOf: Readonly<Record<Chain, readonly [Network, Network]>> = {
  eip155: [toNetwork('eip155', references.eip155[0]), toNetwork('eip155', references.eip155[1])],
  solana: [toNetwork('solana', references.solana[0]), toNetwork('solana', references.solana[1])],
  bip122: [toNetwork('bip122', references.bip122[0]), toNetwork('bip122', references.bip122[1])],
}

/** A network of a wallet that the app does not have. */
const elsewhereOf = (chain: Chain): CaipNetworkId => `${chain}:elsewhere`

/** All networks of a chain: the app's and the other one. */
export const placesOf = (chain: Chain): readonly [CaipNetworkId, CaipNetworkId, CaipNetworkId] => [
  networksOf[chain][0].caipNetworkId,
  networksOf[chain][1].caipNetworkId,
  elsewhereOf(chain),
]
