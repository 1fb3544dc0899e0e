import { lazy, type ReactNode, Suspense } from 'react'
import type { ApproveScreen, ScreenWarning } from '../Screen.ts'
import { ShortAddress } from '../ui/Address.tsx'
import { Fact, FactList } from '../ui/Fact.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Note } from '../ui/Note.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import { Tick } from '../ui/Tick.tsx'
import { Details } from './facts/Details.tsx'
import { Facts } from './facts/Facts.tsx'
import { Fee } from './facts/Fee.tsx'
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
  const { failure, facts, from, trial, warnings } = screen
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
        <Fee facts={facts} />
      </FactList>
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
