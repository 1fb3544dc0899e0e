import type { Network, SendToken, TokenBalance } from '@latchkey/core'
import { isSameAddress } from '@latchkey/core/internal'

/** Whether a balance is one of the chosen token. */
export function isTokenOf({ chainId, address }: TokenBalance, chosen: SendToken | null): boolean {
  if (chosen === null || chainId !== chosen.caipNetworkId) return false
  const own = address?.split(':').at(-1)
  if (own === undefined || chosen.address === null) return own === undefined && chosen.address === null
  return isSameAddress({ address: own, other: chosen.address })
}

/** Adds the network's coin, which can always be chosen: its balance may be 0, or not known yet. */
export function withCoin(tokens: readonly TokenBalance[], network: Network | undefined): readonly TokenBalance[] {
  const hasCoin = tokens.some(({ chainId, address }) => chainId === network?.caipNetworkId && address === undefined)
  if (!network || hasCoin) return tokens
  const { name, symbol, decimals } = network.nativeCurrency
  const coin = { name, symbol, chainId: network.caipNetworkId, quantity: { decimals: String(decimals), numeric: '' } }
  return [...tokens, coin]
}
