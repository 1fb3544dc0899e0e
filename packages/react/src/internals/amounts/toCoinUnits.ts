import type { Network, SendToken, TokenBalance } from '@latchkey/core'
import { isSameAddress } from '@latchkey/core/internal'
import type { FiatFormat } from '../tokens/createFiatFormat.ts'
import type { CoinUnit } from './formatCoin.ts'

/** What the amounts on a network are counted in. */
export interface CoinUnits {
  /** The network's coin, in which the fee is paid. */
  readonly coin: CoinUnit
  readonly network: Network | undefined
  readonly fiat: FiatFormat
  /** The unit of a token by its address; `null` is the coin. `undefined` if it is not known. */
  readonly find: (address: string | null) => CoinUnit | undefined
}

/** The unit of what is not known. */
export const unknownUnit: CoinUnit = { symbol: '', decimals: 0 }

/** Returns the units of a network. A price may arrive after the token was chosen. */
export function toCoinUnits(parameters: {
  readonly network: Network | undefined
  /** The tokens of the account, with their prices. */
  readonly balances: readonly TokenBalance[]
  /** The tokens that are moved. */
  readonly tokens: readonly (SendToken | null)[]
  readonly fiat: FiatFormat
}): CoinUnits {
  const { network, balances, tokens, fiat } = parameters
  const own = balances.filter(({ chainId }) => chainId === network?.caipNetworkId)
  const findBalance = (address: string | null): TokenBalance | undefined =>
    own.find((each) => isSame(address, each.address?.split(':').at(-1)))
  const coin: CoinUnit = network
    ? { ...network.nativeCurrency, price: findBalance(null)?.price ?? findToken(tokens, null)?.price }
    : unknownUnit
  return {
    coin,
    network,
    fiat,
    find: (address) => {
      if (address === null) return coin
      const known = findToken(tokens, address)
      const found = findBalance(address)
      if (known) return { ...known, price: known.price ?? found?.price }
      return found && { symbol: found.symbol, decimals: Number(found.quantity.decimals), price: found.price }
    },
  }
}

function findToken(tokens: readonly (SendToken | null)[], address: string | null): SendToken | undefined {
  return tokens.find((token) => token !== null && isSame(address, token.address ?? undefined)) ?? undefined
}

function isSame(address: string | null, other: string | undefined): boolean {
  return address === null || other === undefined
    ? address === null && other === undefined
    : isSameAddress({ address, other })
}
