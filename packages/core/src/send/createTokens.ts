import { tokenBalancesQuery } from '../balance/tokenBalancesQuery.ts'
import { selectNetwork } from '../network/networkState.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import type { SendPayer, SendToken } from './state.ts'

/** Finds what can be sent. */
export interface Tokens {
  /** The coin of the payer's network. */
  getCoin(payer: SendPayer): SendToken | null
  /** A token by its address: as the balances know it, else as the chain does. Resolves with `undefined` if it is no token. */
  find(address: string, payer: SendPayer): Promise<SendToken | undefined>
}

export function createTokens(context: Pick<PluginContext<object>, 'controllers' | 'modal' | 'signal'>): Tokens {
  const { controllers, modal, signal } = context
  const listOwned = ({ namespace, caipAddress }: SendPayer) =>
    tokenBalancesQuery.getCached(modal, { namespace, caipAddress }) ?? []

  return {
    getCoin: (payer) => {
      const network = selectNetwork(controllers.network.store.getState(), payer.networkId)
      if (!network) return null
      const owned = listOwned(payer).find(({ address }) => address === undefined)
      const { name, symbol, decimals } = network.nativeCurrency
      return {
        caipNetworkId: payer.networkId,
        address: null,
        name,
        symbol,
        decimals,
        iconUrl: owned?.iconUrl ?? null,
        price: owned?.price ?? null,
        isListed: true,
      }
    },
    find: async (text, payer) => {
      const address = text.slice(text.lastIndexOf(':') + 1)
      const owned = listOwned(payer).find((token) => {
        const other = token.address?.slice(token.address.lastIndexOf(':') + 1)
        return other !== undefined && isSameAddress({ address, other })
      })
      const base = {
        caipNetworkId: payer.networkId,
        address,
        iconUrl: owned?.iconUrl ?? null,
        price: owned?.price ?? null,
        isListed: owned?.isListed ?? null,
      }
      if (owned) return { ...base, name: owned.name, symbol: owned.symbol, decimals: Number(owned.quantity.decimals) }
      const network = selectNetwork(controllers.network.store.getState(), payer.networkId)
      const adapter = controllers.adapters.find(payer.namespace)
      if (!network || !adapter?.isAddress(address)) return undefined
      const reading = adapter.features.balance?.getTokenInfo?.({ token: address, network, signal })
      const info = await reading?.catch(() => undefined)
      return info && { ...base, name: info.name, symbol: info.symbol, decimals: info.decimals }
    },
  }
}
