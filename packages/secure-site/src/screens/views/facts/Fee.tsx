import type { ReactNode } from 'react'
import type { ApprovalFacts } from '../../Facts.ts'
import { Fact } from '../../ui/Fact.tsx'
import { useTexts } from '../../ui/TextsContext.ts'
import { AmountText } from './AmountText.tsx'
import { formatAmount } from './formatAmount.ts'

/**
 * What the network takes: probably, and at most; or that the app pays it.
 *
 * @param props.app what the app says of itself, or its host.
 */
export function Fee({ app, facts }: { readonly app: string; readonly facts: ApprovalFacts }): ReactNode {
  const { parts, t } = useTexts()
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
  if (facts.sponsor === 'pays') {
    return (
      <Fact name={name}>
        <span data-testid="lk-frame-sponsor">{parts('approve.paidBy', { app: <bdi key="app">{app}</bdi> })}</span>
      </Fact>
    )
  }
  return (
    <Fact name={name}>
      <AmountText amount={facts.fee.estimate} />
      <span className="sub">{t('approve.feeMost', { amount: formatAmount(facts.fee.most) })}</span>
    </Fact>
  )
}
