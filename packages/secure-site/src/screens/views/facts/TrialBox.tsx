import { type ReactNode, useLayoutEffect } from 'react'
import type { ApprovalFacts } from '../../Facts.ts'
import type { TrialChange, TrialRun } from '../../TrialRun.ts'
import { Address } from '../../ui/Address.tsx'
import { Fact, FactList } from '../../ui/Fact.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainText } from '../../ui/PlainText.tsx'
import { useTexts } from '../../ui/TextsContext.ts'
import { AmountText } from './AmountText.tsx'
import { formatAmount } from './formatAmount.ts'
import { listShownAddresses } from './listShownAddresses.ts'

/** What a trial run says will change. It takes nothing back of what is decoded, and stays below that. */
export function TrialBox(props: {
  readonly trial: TrialRun
  readonly facts: ApprovalFacts
  /** Called once the kind of the result is in the document. */
  readonly onDraw: (kind: TrialRun['kind']) => void
}): ReactNode {
  const { facts, onDraw, trial } = props
  useLayoutEffect(() => onDraw(trial.kind), [onDraw, trial.kind])
  const { t } = useTexts()
  const isDone = trial.kind === 'done'
  const shown = listShownAddresses(facts)
  const isFree = facts.kind === 'calls' && facts.sponsor === 'pays'
  return (
    <section className="box trial" aria-live="polite" aria-busy={trial.kind === 'running'} data-testid="lk-frame-trial">
      <div className="box-title">
        <h2>{t('trial.title')}</h2>
        {isDone && (
          <span className="checked">
            <Icon name="check" size={16} />
            {t('trial.done')}
          </span>
        )}
        {trial.kind === 'unchecked' && <span className="unchecked">{t('approve.unchecked')}</span>}
      </div>
      {isDone && trial.changes.length > 0 ? (
        trial.changes.map((change, index) => <Change key={index} change={change} shown={shown} />)
      ) : (
        <p className="trial-text">
          {trial.kind === 'refused' && <Icon name="alert" size={16} />}
          {t(getTrialText(trial.kind, isFree))}
        </p>
      )}
      {trial.kind === 'refused' && trial.reason !== undefined && <PlainText parts={trial.reason} />}
      {isDone &&
        trial.refusals?.map(({ call, reason }) => (
          <div key={call} className="trial-refusal">
            <p className="trial-text">
              <Icon name="alert" size={16} />
              {t('trial.refusedCall', { number: call })}
            </p>
            {reason !== undefined && <PlainText parts={reason} />}
          </div>
        ))}
    </section>
  )
}

/** A request that the app pays for costs the visitor nothing, whatever becomes of it. */
function getTrialText(kind: TrialRun['kind'], isFree: boolean) {
  if (kind === 'done') return isFree ? 'trial.nothingFree' : 'trial.nothing'
  return kind === 'refused' && isFree ? 'trial.refusedFree' : (`trial.${kind}` as const)
}

/** @param props.shown addresses that are shown above, and not again. */
function Change(props: { readonly change: TrialChange; readonly shown: ReadonlySet<string> }): ReactNode {
  const { change, shown } = props
  const { t } = useTexts()
  const { kind, token, tokenId } = change
  const isNew = (address: string): boolean => !shown.has(address.toLowerCase())
  return (
    <FactList>
      <Fact name={t(`trial.${kind}`)}>
        <Quantity change={change} />
        {tokenId !== undefined && (
          <span className="sub">
            {t('facts.tokenId')} <bdi dir="ltr">{tokenId}</bdi>
          </span>
        )}
      </Fact>
      {token !== undefined && isNew(token.address) && (
        <Fact name={t('facts.token')} isStacked>
          <Address value={token.address} />
        </Fact>
      )}
      {change.kind === 'permission' && isNew(change.spender) && (
        <Fact name={t('facts.spender')} isStacked>
          <Address value={change.spender} />
        </Fact>
      )}
    </FactList>
  )
}

function Quantity({ change }: { readonly change: TrialChange }): ReactNode {
  const { t } = useTexts()
  const { amount, kind, token, tokenId } = change
  if (amount === undefined) return tokenId === undefined ? t('facts.wholeCollection') : token?.symbol
  if (amount === 'unlimited' || kind === 'permission') return <AmountText amount={amount} />
  return (
    <bdi className={kind === 'in' ? 'amount amount-in' : 'amount'} dir="ltr">
      {kind === 'in' ? '+' : '−'}
      {formatAmount(amount)}
    </bdi>
  )
}
