import { type ReactNode, useEffect, useRef } from 'react'
import type { SettingsTexts } from '../../messages/settings/loadSettingsTexts.ts'
import type { OpenSecret } from '../../secret/SecretState.ts'
import type { SettingsScreen } from '../Screen.ts'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'

const names = { words: 'words', eip155: 'eip155Key', solana: 'solanaKey' } as const

/** One secret: held back at first, then shown until the visitor hides it. */
export function SecretView(props: {
  readonly screen: SettingsScreen
  readonly open: OpenSecret
  readonly texts: SettingsTexts
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { open, screen, setHeight } = props
  const { closeSecret, copy, copySecret, failure, isWorking, reject, showSecret } = screen
  const { secondsLeft, secret, stage, text } = open
  const { t } = props.texts
  const shown = useRef<HTMLDivElement>(null)
  const isShown = text !== undefined
  const wasShown = useRef(isShown)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isShown && !wasShown.current) shown.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  const footer = (
    <>
      {isShown ? (
        <Button variant="soft" testId="lk-frame-settings-copy" onPress={copySecret}>
          {t('copy')}
        </Button>
      ) : (
        <Button testId="lk-frame-settings-show" isDisabled={stage === 'held'} isBusy={isWorking} onPress={showSecret}>
          {stage === 'held' ? t('showIn', { seconds: secondsLeft }) : t('show')}
        </Button>
      )}
      <div className="links">
        <Button variant="link" testId="lk-frame-settings-back" onPress={closeSecret}>
          {t(isShown ? 'hide' : 'back')}
        </Button>
      </div>
    </>
  )
  return (
    <ScreenFrame title={t(names[secret])} onClose={reject} setHeight={setHeight} step={secret} footer={footer}>
      <Note
        level="bad"
        title={t(secret === 'words' ? 'warningWords' : 'warningKey')}
        testId="lk-frame-settings-warning"
      >
        <p>{t('warningText')}</p>
      </Note>
      {isShown ? (
        <div className="secret" ref={shown} tabIndex={-1} dir="ltr" data-testid="lk-frame-settings-secret">
          {secret === 'words' ? <Words text={text} /> : text}
        </div>
      ) : (
        <p className="secret secret-hidden">{t('hidden')}</p>
      )}
      <p className="sub said" role="status" data-testid="lk-frame-settings-copied">
        {copy === 'idle' ? '' : t(copy === 'failed' ? 'copyFailed' : copy)}
      </p>
      <Failure failure={failure} />
    </ScreenFrame>
  )
}

function Words({ text }: { readonly text: string }): ReactNode {
  const words = text.split(' ').map((word, index) => ({ word, place: `${index + 1}` }))
  return (
    <ol className="words">
      {words.map(({ place, word }) => (
        <li key={place}>{word}</li>
      ))}
    </ol>
  )
}
