import type { SendPluginState, SendToken } from '@latchkey/core'
import { isSameAddress } from '@latchkey/core/internal'
import { useMemo } from 'react'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { useTokenBalances } from '../../hooks/useTokenBalances.ts'
import { createFiatFormat, type FiatFormat } from '../../internals/tokens/createFiatFormat.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { Network } from '@latchkey/core'
import type { CoinUnit } from './formatCoin.ts'

/** What the amounts of a transfer are counted in. */
export interface SendUnits {
  readonly token: CoinUnit
  /** The network's coin, in which the fee is paid. */
  readonly coin: CoinUnit
  readonly network: Network | undefined
  readonly fiat: FiatFormat
  /** The unit of a token by its address; `null` is the coin. `undefined` if it is not known. */
  readonly find: (address: string | null) => CoinUnit | undefined
}

const unknown: CoinUnit = { symbol: '', decimals: 0 }

/** Returns the units of what is sent and of its fee. A price may arrive after the token was chosen. */
export function useSendUnits({ token, payer }: Pick<SendPluginState, 'token' | 'payer'>): SendUnits {
  const { locale } = useMessages()
  const { networks } = useNetwork()
  const { tokens = [] } = useTokenBalances({ namespace: payer?.namespace })
  const fiat = useMemo(() => createFiatFormat(locale), [locale])
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === (token?.caipNetworkId ?? payer?.networkId))
  const own = tokens.filter(({ chainId }) => chainId === network?.caipNetworkId)
  const findPrice = (address: string | null): number | undefined =>
    own.find((each) => {
      const other = each.address?.split(':').at(-1)
      return address === null || other === undefined
        ? address === null && other === undefined
        : isSameAddress({ address, other })
    })?.price
  const toUnit = (known: SendToken): CoinUnit => ({ ...known, price: known.price ?? findPrice(known.address) })
  const coin: CoinUnit = network ? { ...network.nativeCurrency, price: findPrice(null) } : unknown
  return {
    token: token ? toUnit(token) : unknown,
    coin,
    network,
    fiat,
    find: (address) => {
      if (address === null) return coin
      if (token?.address != null && isSameAddress({ address, other: token.address })) return toUnit(token)
      const found = own.find(
        (each) => each.address !== undefined && isSameAddress({ address, other: each.address.split(':').at(-1) ?? '' }),
      )
      return found && { symbol: found.symbol, decimals: Number(found.quantity.decimals), price: found.price }
    },
  }
}
