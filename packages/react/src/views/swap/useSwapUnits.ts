import type { SendToken, SwapPluginState, TokenBalance } from '@latchkey/core'
import { useMemo } from 'react'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { useTokenBalances } from '../../hooks/useTokenBalances.ts'
import type { CoinUnit } from '../../internals/amounts/formatCoin.ts'
import { toCoinUnits, unknownUnit, type CoinUnits } from '../../internals/amounts/toCoinUnits.ts'
import { createFiatFormat } from '../../internals/tokens/createFiatFormat.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** What the amounts of a swap are counted in. */
export interface SwapUnits extends CoinUnits {
  /** Of what is paid. */
  readonly from: CoinUnit
  /** Of what is received. */
  readonly to: CoinUnit
}

const noBalances: readonly TokenBalance[] = []

/** Returns the units of both sides of a swap and of its fees: the same until a token, its price or the network changes. */
export function useSwapUnits({ from, to, payer }: Pick<SwapPluginState, 'from' | 'to' | 'payer'>): SwapUnits {
  const { locale } = useMessages()
  const { networks } = useNetwork()
  const { tokens: balances = noBalances } = useTokenBalances({ namespace: payer?.namespace })
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === (from?.caipNetworkId ?? payer?.networkId))
  return useMemo(() => {
    const units = toCoinUnits({ network, balances, tokens: [from, to], fiat: createFiatFormat(locale) })
    const toUnit = (token: SendToken | null): CoinUnit =>
      token ? { ...token, price: units.find(token.address)?.price } : unknownUnit
    return { ...units, from: toUnit(from), to: toUnit(to) }
  }, [balances, from, locale, network, to])
}
