import { type ReactNode, useState } from 'react'
import type { CreateScreen, RecoveryCodeStep } from '../Screen.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import { CheckCodeView } from './CheckCodeView.tsx'

/** The recovery code, shown once, and then asked back. */
export function RecoveryCodeView(props: {
  readonly screen: CreateScreen
  readonly step: RecoveryCodeStep
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { screen, setHeight, step } = props
  const { number, t } = useTexts()
  const [isKept, setKept] = useState(false)
  const [copied, setCopied] = useState<'yes' | 'failed'>()
  if (isKept) {
    return <CheckCodeView screen={screen} step={step} onBack={() => setKept(false)} setHeight={setHeight} />
  }
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(step.code)
      setCopied('yes')
    } catch {
      setCopied('failed')
    }
  }
  const footer = (
    <Button testId="lk-frame-code-kept" onPress={() => setKept(true)}>
      {t('code.kept')}
    </Button>
  )
  return (
    <ScreenFrame title={t('code.title')} onClose={screen.reject} setHeight={setHeight} step="code" footer={footer}>
      <p className="lead">{t('code.text')}</p>
      <div className="box code" data-testid="lk-frame-code" dir="ltr">
        {step.code.split('-').map((group, index) => (
          <span key={`${index}-${group}`}>
            <i aria-hidden="true">{number(index + 1)}</i>
            {group}
          </span>
        ))}
        <button type="button" className="code-copy" data-testid="lk-frame-code-copy" onClick={() => void copy()}>
          <Icon name={copied === 'yes' ? 'check' : 'copy'} />
          {t(copied === 'yes' ? 'code.copied' : 'code.copy')}
        </button>
      </div>
      <Note level="info" testId="lk-frame-code-note" isAlert={copied === 'failed'}>
        <p>{t(copied === 'failed' ? 'code.copyFailed' : 'code.note')}</p>
      </Note>
    </ScreenFrame>
  )
}
