import { lazy, type ReactNode, Suspense } from 'react'
import type { ApprovalFacts } from '../Facts.ts'
import type { ApproveScreen, ScreenWarning } from '../Screen.ts'
import { ShortAddress } from '../ui/Address.tsx'
import { Fact, FactList } from '../ui/Fact.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Note } from '../ui/Note.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import { Tick } from '../ui/Tick.tsx'
import { toPlainName } from '../ui/toPlainName.ts'
import { Details } from './facts/Details.tsx'
import { Facts } from './facts/Facts.tsx'
import { Fee } from './facts/Fee.tsx'
import { formatAmount } from './facts/formatAmount.ts'
import { FactBox } from './facts/FactBox.tsx'

// A request can be approved without it.
const TrialBox = lazy(async () => {
  const loaded = await import('./facts/TrialBox.tsx').catch(() => undefined)
  return { default: loaded?.TrialBox ?? MissingTrial }
})

function MissingTrial(): ReactNode {
  return <FactBox title="trial.title">{useTexts().t('approve.unchecked')}</FactBox>
}

/** The dangers, what is asked, from which address, and what it costs. Each danger wants a tick that names it. */
export function ApproveContent(props: {
  readonly screen: ApproveScreen
  readonly accepted: readonly ScreenWarning[]
  /** Called with what is drawn of a trial run. */
  readonly onDraw: (kind: string) => void
  readonly onAccept: (warning: ScreenWarning, isAccepted: boolean) => void
}): ReactNode {
  const { accepted, onAccept, onDraw, screen } = props
  const { app, failure, facts, from, trial, warnings } = screen
  const { t } = useTexts()
  return (
    <>
      {warnings.length > 0 && (
        <Note level="bad" testId="lk-frame-warning">
          {warnings.map((warning) => (
            <div key={warning}>
              <strong>{t(`warning.${warning}`)}</strong>
              <p>{t(`warning.${warning}Text`)}</p>
            </div>
          ))}
        </Note>
      )}
      {facts.kind === 'calls' && facts.tooFewCoins !== undefined && (
        <Note level={warnings.length > 0 ? 'info' : 'warn'} testId="lk-frame-too-few-coins">
          {t('approve.tooFewCoins', { amount: formatAmount(facts.tooFewCoins) })}
        </Note>
      )}
      <Facts facts={facts} from={from} />
      {trial !== undefined && (
        <Suspense fallback={<FactBox title="trial.title">{t('trial.running')}</FactBox>}>
          <TrialBox trial={trial} facts={facts} onDraw={onDraw} />
        </Suspense>
      )}
      <FactList>
        <Fact name={t('approve.from')}>
          <ShortAddress value={from} />
        </Fact>
        <Fee facts={facts} app={toPlainName(app.name ?? '') || new URL(app.origin).host} />
      </FactList>
      {facts.kind === 'calls' && <SmartNotes facts={facts} />}
      {facts.kind === 'calls' && <Details calls={facts.calls} />}
      {warnings.map((warning) => (
        <Tick
          key={warning}
          isChecked={accepted.includes(warning)}
          onChange={(isChecked) => onAccept(warning, isChecked)}
          testId={`lk-frame-tick-${warning}`}
        >
          {t(`warning.${warning}Tick`)}
        </Tick>
      ))}
      <Failure failure={failure} />
    </>
  )
}

/** What is special about the calls of a smart account: that they are one, what becomes of the account, and who pays. */
function SmartNotes({ facts }: { readonly facts: Extract<ApprovalFacts, { readonly kind: 'calls' }> }): ReactNode {
  const { t } = useTexts()
  const { earlier, isAtomic, isDelegating, sponsor } = facts
  const lines = [
    ...(isAtomic === true ? (['approve.atomic'] as const) : []),
    ...(sponsor === 'refused' ? (['approve.notSponsored'] as const) : []),
    ...(earlier === undefined
      ? []
      : [earlier === 'replaced' ? ('approve.replaces' as const) : ('approve.earlier' as const)]),
  ]
  if (lines.length === 0 && isDelegating !== true) return null
  return (
    <Note level="info" title={isDelegating === true ? t('approve.delegates') : undefined} testId="lk-frame-smart">
      {isDelegating === true && <p>{t('approve.delegatesText')}</p>}
      {lines.map((line) => (
        <p key={line}>{t(line)}</p>
      ))}
    </Note>
  )
}
