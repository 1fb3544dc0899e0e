import { type ReactNode, useId, useState } from 'react'
import type { CreateScreen, RecoveryCodeStep } from '../Screen.ts'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { useTexts } from '../ui/TextsContext.ts'

/** Some groups of the code, typed back, so that a mistake in what was written down shows at once. */
export function CheckCodeView(props: {
  readonly screen: CreateScreen
  readonly step: RecoveryCodeStep
  readonly onBack: () => void
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { onBack, screen, setHeight, step } = props
  const { t } = useTexts()
  const form = useId()
  const length = step.code.split('-')[0]?.length ?? 0
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const groups = step.askedGroups.map((index) => typed[index] ?? '')
  const isWhole = groups.every((group) => group.length === length)
  const finish = (): void => {
    if (isWhole && !screen.isWorking) step.confirm(groups)
  }
  const footer = (
    <>
      <Button testId="lk-frame-code-finish" isBusy={screen.isWorking} isDisabled={!isWhole} onPress={finish}>
        {screen.isWorking ? t('create.working') : t('code.finish')}
      </Button>
      <div className="links">
        <Button variant="link" testId="lk-frame-code-show" isDisabled={screen.isWorking} onPress={onBack}>
          {t('code.show')}
        </Button>
      </div>
    </>
  )
  return (
    <ScreenFrame
      title={t('code.checkTitle')}
      onClose={screen.reject}
      setHeight={setHeight}
      step="check"
      footer={footer}
    >
      <p className="lead">{t('code.checkText')}</p>
      <form
        className="groups"
        onSubmit={(event) => {
          event.preventDefault()
          finish()
        }}
      >
        {step.askedGroups.map((index) => (
          <div key={index}>
            <label htmlFor={`${form}-${index}`}>{t('code.group', { number: index + 1 })}</label>
            <input
              id={`${form}-${index}`}
              className="field"
              data-testid={`lk-frame-code-group-${index}`}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed[index] ?? ''}
              onChange={({ currentTarget }) =>
                setTyped({ ...typed, [index]: clean(currentTarget.value).slice(0, length) })
              }
            />
          </div>
        ))}
        {/* So that Enter in a field finishes. */}
        <button type="submit" hidden aria-label={t('code.finish')} />
      </form>
      <Failure failure={screen.failure} />
    </ScreenFrame>
  )
}

/** A group as people type it: in either case, with hyphens or spaces. */
function clean(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
}
