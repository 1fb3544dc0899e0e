import type { ReactNode } from 'react'
import type { Amount } from '../../Facts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTexts } from '../../ui/TextsContext.ts'
import { formatAmount } from './formatAmount.ts'

/** An amount, or that there is no limit, or that none is stated. */
export function AmountText({ amount }: { readonly amount: Amount | 'unlimited' | undefined }): ReactNode {
  const { t } = useTexts()
  if (amount === undefined) return t('facts.unknownAmount')
  if (amount !== 'unlimited')
    return (
      <bdi className="amount" dir="ltr">
        {formatAmount(amount)}
      </bdi>
    )
  return (
    <strong className="unlimited">
      <Icon name="alert" size={16} />
      {t('facts.unlimited')}
    </strong>
  )
}
