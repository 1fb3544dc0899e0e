import type { ReactNode } from 'react'
import { useBalance } from '../hooks/useBalance.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { formatAmount } from '../ui/formatAmount.ts'
import { toDisplayText } from '../ui/toDisplayText.ts'

/** The native balance inside a button, once it is known. */
export function ButtonBalance({ only }: { readonly only: string | undefined }): ReactNode {
  const { balance } = useBalance()
  const chosen = useSelector(useModalInstance().controllers.options.store, (state) => state.locale)
  if (!balance) return null
  const locale = chosen ?? (document.documentElement.lang || 'en')
  const amount = formatAmount({ value: BigInt(balance.value), decimals: balance.decimals, locale })
  return (
    <span dir="ltr" data-only={only}>
      {amount} {toDisplayText(balance.symbol)}
    </span>
  )
}
