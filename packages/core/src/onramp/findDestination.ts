import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { isCaipNetworkId } from '@latchkey/protocol/caip'
import { coinbaseChains } from './constants.ts'
import type { OnrampDestination, OnrampPurchaseCurrency } from './state.ts'
import { toCoinbaseChain } from './toCoinbaseChain.ts'

type OptionNetwork = OnrampPurchaseCurrency['networks'][number]

/** The genesis of Solana's main network (CAIP-30). */
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/**
 * Finds where a currency arrives for an account: on the account's network, else on Ethereum for an EVM account.
 *
 * @returns `null` if it cannot be bought for the account.
 */
export function findDestination(parameters: {
  readonly currency: OnrampPurchaseCurrency
  readonly networkId: CaipNetworkId
}): OnrampDestination | null {
  const { currency, networkId } = parameters
  const own = currency.networks.find((network) => toNetworkId(network, networkId) === networkId)
  if (own) return toDestination(own, networkId, false)
  if (!networkId.startsWith('eip155:')) return null
  const chain = toCoinbaseChain(networkId)
  const other = currency.networks.find(({ name }) => name === chain)
  return other ? toDestination(other, 'eip155:1', true) : null
}

/** The CAIP-2 id of a network that the options name, which name it in the words of the seller. */
function toNetworkId({ chain_id: chainId, name }: OptionNetwork, wanted: CaipNetworkId): string | undefined {
  const own = [name, chainId].find(isCaipNetworkId)
  if (own !== undefined) return own
  const known = Object.entries(coinbaseChains).find(([, chain]) => chain === name)
  if (known) return known[0]
  if (name === 'solana') return solana
  return wanted.startsWith('eip155:') && /^\d+$/.test(chainId) ? `eip155:${chainId}` : undefined
}

function toDestination(network: OptionNetwork, networkId: CaipNetworkId, isFallback: boolean): OnrampDestination {
  const { contract_address: contract = null, display_name: displayName, name } = network
  return { name, displayName: displayName ?? name, networkId, contract, isFallback }
}
