// Owns how token balances are read: from the cloud, which adds prices, or from a wallet that reports its own assets.
import { getTokenBalances, getTokenPrices, type TokenBalance as CloudTokenBalance } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { TokenBalance } from '../account/accountState.ts'
import type { AdapterFeatures, WalletAsset } from '../adapter/features.ts'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { toPictureUrl } from '../cloud/toPictureUrl.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { formatAmount } from '../kernel/utils/formatAmount.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { CURRENCY, NATIVE_ADDRESS, PRICES_AT_ONCE } from './constants.ts'

/** Where token balances come from. It does not cache; the query does. */
export interface BalanceSource {
  /**
   * Reads an account's balances on one chain. Returns `undefined` if this cloud has no provider of balances.
   *
   * @throws `balance.unavailable` if the cloud does not serve the chain, and the errors of `ApiClient.send`.
   */
  readFromCloud(parameters: {
    readonly address: string
    readonly chainId: CaipNetworkId
    /** Contracts whose balances have changed, to be read past the cloud's cache. */
    readonly moved?: readonly string[] | undefined
    readonly signal: AbortSignal
  }): Promise<readonly TokenBalance[] | undefined>
  /**
   * Reads the assets that a wallet reports on one chain, with prices of the cloud if there is one. Returns `undefined` if the
   * wallet does not report them after all.
   */
  readFromWallet(parameters: {
    readonly assets: NonNullable<AdapterFeatures['assets']>
    readonly connectionId: string
    readonly chainId: CaipNetworkId
    readonly signal: AbortSignal
  }): Promise<readonly TokenBalance[] | undefined>
}

/** Creates the source of one modal. */
export function createBalanceSource(context: Pick<PluginContext<object, 'api'>, 'plugin' | 'settings'>): BalanceSource {
  const { cloud, projectId } = context.settings

  const readPrices = async (
    addresses: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string | undefined, number>> => {
    if (cloud === null || addresses.length === 0) return new Map()
    const body = { projectId, currency: CURRENCY, addresses: [...new Set(addresses)].slice(0, PRICES_AT_ONCE) }
    try {
      const { fungibles } = await callEndpoint(context.plugin(apiPlugin).get(), getTokenPrices, { body, signal })
      return new Map(fungibles.map(({ address, price }) => [address?.toLowerCase(), price]))
    } catch (error) {
      // Balances are of use without prices.
      if (isModalError(error)) return new Map()
      throw error
    }
  }

  return {
    readFromCloud: async ({ address, chainId, moved, signal }) => {
      const forceUpdate = moved && [NATIVE_ADDRESS, ...moved].join(',')
      const client = context.plugin(apiPlugin).get()
      try {
        const { balances, unavailable } = await callEndpoint(client, getTokenBalances, {
          parameters: { address },
          query: { chainId, currency: CURRENCY, forceUpdate },
          signal,
        })
        if (unavailable?.includes(chainId))
          throw new ModalError('balance.unavailable', { details: `The cloud has no balances of ${chainId}` })
        return balances.filter((row) => row.chainId === chainId).map((row) => toTokenBalance(row, cloud))
      } catch (error) {
        if (isModalError(error, 'api.notConfigured')) return undefined
        throw error
      }
    },
    readFromWallet: async ({ assets, chainId, connectionId, signal }) => {
      // A wallet that fails has no say: the cloud or the chain is asked instead.
      const reported = await assets.list({ connectionId, signal }).catch(() => undefined)
      signal.throwIfAborted()
      const owned = reported?.filter((asset) => asset.caipNetworkId === chainId && asset.balance > 0n)
      if (owned === undefined) return undefined
      const prices = await readPrices(owned.map(toPricedAddress), signal)
      return owned.map((asset) => toReportedBalance(asset, prices.get(toPricedAddress(asset).toLowerCase())))
    },
  }
}

/** Converts a row of the cloud. */
function toTokenBalance(row: CloudTokenBalance, cloud: string | null): TokenBalance {
  const { name, symbol, chainId, address, value, price, quantity, iconUrl, isListed, flags, asOf } = row
  return {
    name,
    symbol,
    chainId,
    address,
    value,
    price,
    quantity: { decimals: String(quantity.decimals), numeric: quantity.numeric },
    iconUrl: toPictureUrl(iconUrl, cloud),
    isListed,
    isSpam: flags?.is_spam,
    asOf: asOf === undefined ? undefined : asOf * 1_000,
  }
}

/** Converts an asset that a wallet reports. Whether a list has it is not known. */
function toReportedBalance(asset: WalletAsset, price: number | undefined): TokenBalance {
  const { address, balance, caipNetworkId, decimals, name, symbol } = asset
  const numeric = formatAmount({ value: balance, decimals })
  return {
    name,
    symbol,
    chainId: caipNetworkId,
    address: address && `${caipNetworkId}:${address}`,
    ...(price === undefined ? {} : { price, value: price * Number(numeric) }),
    quantity: { decimals: String(decimals), numeric },
  }
}

function toPricedAddress({ address, caipNetworkId }: WalletAsset): string {
  return `${caipNetworkId}:${address ?? NATIVE_ADDRESS}`
}
