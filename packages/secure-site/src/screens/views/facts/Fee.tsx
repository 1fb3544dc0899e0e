import type { ReactNode } from 'react'
import type { ApprovalFacts } from '../../Facts.ts'
import { Fact } from '../../ui/Fact.tsx'
import { useTexts } from '../../ui/TextsContext.ts'
import { AmountText } from './AmountText.tsx'
import { formatAmount } from './formatAmount.ts'

/** What the network takes: probably, and at most. */
export function Fee({ facts }: { readonly facts: ApprovalFacts }): ReactNode {
  const { t } = useTexts()
  const name = t('approve.fee')
  if (facts.kind === 'solana') {
    return (
      <Fact name={name}>
        <AmountText amount={facts.fee} />
        {!facts.isSent && <span className="sub">{t('approve.sentByApp')}</span>}
      </Fact>
    )
  }
  if (facts.kind !== 'calls') return <Fact name={name}>{t('approve.noFee')}</Fact>
  return (
    <Fact name={name}>
      <AmountText amount={facts.fee.estimate} />
      <span className="sub">{t('approve.feeMost', { amount: formatAmount(facts.fee.most) })}</span>
    </Fact>
  )
}
