import { amountDigits, formatAmount } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useBalance } from '../hooks/useBalance.ts'
import { useIdentity } from '../hooks/useIdentity.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { toDisplayText } from '../ui/toDisplayText.ts'
import type { ConnectButtonState } from './useConnectButtonState.ts'

interface ButtonPartProps {
  readonly kind: 'balance' | 'name'
  readonly state: ConnectButtonState
  readonly only: string | undefined
}

/** A part of the account inside a button that has to be read from a chain. */
export function ButtonPart({ kind, state, only }: ButtonPartProps): ReactNode {
  return kind === 'name' ? <Name state={state} only={only} /> : <Balance only={only} />
}

/** The native balance, once it is known. */
function Balance({ only }: Pick<ButtonPartProps, 'only'>): ReactNode {
  const { balance } = useBalance()
  const chosen = useSelector(useModalInstance().controllers.options.store, (state) => state.locale)
  if (!balance) return null
  const locale = chosen ?? (document.documentElement.lang || 'en')
  const amount = formatAmount({
    value: BigInt(balance.value),
    decimals: balance.decimals,
    locale,
    digits: amountDigits.balance,
  })
  return (
    <span dir="ltr" data-only={only}>
      {amount} {toDisplayText(balance.symbol)}
    </span>
  )
}

/** The account's name, or its shortened address while it has none. */
function Name({ state, only }: Pick<ButtonPartProps, 'state' | 'only'>): ReactNode {
  const { name } = useIdentity({ namespace: state.namespace })
  return (
    <span dir="auto" title={state.address} data-only={only}>
      {toDisplayText(name ?? '') || state.shortAddress}
    </span>
  )
}
