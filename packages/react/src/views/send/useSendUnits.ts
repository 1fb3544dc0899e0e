import type { SendPluginState } from '@latchkey/core'
import { useMemo } from 'react'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { useTokenBalances } from '../../hooks/useTokenBalances.ts'
import type { CoinUnit } from '../../internals/amounts/formatCoin.ts'
import { toCoinUnits, unknownUnit, type CoinUnits } from '../../internals/amounts/toCoinUnits.ts'
import { createFiatFormat } from '../../internals/tokens/createFiatFormat.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** What the amounts of a transfer are counted in. */
export interface SendUnits extends CoinUnits {
  readonly token: CoinUnit
}

/** Returns the units of what is sent and of its fee. */
export function useSendUnits({ token, payer }: Pick<SendPluginState, 'token' | 'payer'>): SendUnits {
  const { locale } = useMessages()
  const { networks } = useNetwork()
  const { tokens: balances = [] } = useTokenBalances({ namespace: payer?.namespace })
  const fiat = useMemo(() => createFiatFormat(locale), [locale])
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === (token?.caipNetworkId ?? payer?.networkId))
  const units = toCoinUnits({ network, balances, tokens: [token], fiat })
  const unit = token && units.find(token.address)
  return { ...units, token: token ? { ...token, price: unit?.price } : unknownUnit }
}
