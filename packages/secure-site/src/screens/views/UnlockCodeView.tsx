import { type ReactNode, useId, useState } from 'react'
import type { UnlockScreen } from '../Screen.ts'
import { Account } from '../ui/Account.tsx'
import { AppOrigin } from '../ui/AppOrigin.tsx'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import { getUnlockTitle } from './getUnlockTitle.ts'

/** Characters of a code, without what people put between its groups. */
const codeLength = 28

/** In a window: the recovery code, typed or pasted. */
export function UnlockCodeView(props: {
  readonly screen: UnlockScreen
  readonly onCode: (code: string) => void
  /** To the passkey. Absent where there is none. */
  readonly onBack: (() => void) | undefined
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { onBack, onCode, screen, setHeight } = props
  const { account, app, failure, isWorking, reject } = screen
  const { t } = useTexts()
  const isForSettings = screen.proves !== undefined && screen.proves !== 'enrol'
  const field = useId()
  const [typed, setTyped] = useState('')
  const isWhole = typed.replaceAll(/[^0-9A-Z]/gi, '').length === codeLength
  const finish = (): void => {
    if (isWhole && !isWorking) onCode(typed)
  }
  const footer = (
    <>
      <Button testId="lk-frame-unlock" isBusy={isWorking} isDisabled={!isWhole} onPress={finish}>
        {isWorking ? t('unlock.working') : t(isForSettings ? 'unlock.continue' : 'unlock.open')}
      </Button>
      {onBack !== undefined && (
        <div className="links">
          <Button variant="link" testId="lk-frame-unlock-passkey" isDisabled={isWorking} onPress={onBack}>
            {t('unlock.withPasskey')}
          </Button>
        </div>
      )}
    </>
  )
  return (
    <ScreenFrame
      title={t(getUnlockTitle(screen.proves))}
      onClose={reject}
      setHeight={setHeight}
      step="code"
      footer={footer}
    >
      <AppOrigin app={app} />
      <p className="lead">{t('unlock.codeText')}</p>
      <div className="groups">
        <div>
          <label htmlFor={field}>{t('code.title')}</label>
          {/* Two lines, so that the whole code can be compared with the one on paper. */}
          <textarea
            id={field}
            className="field field-code"
            data-testid="lk-frame-unlock-field"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            rows={2}
            maxLength={64}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              finish()
            }}
          />
        </div>
      </div>
      {screen.isMoved === true && (
        <Note level="warn" title={t('unlock.moved')} testId="lk-frame-unlock-moved">
          <p>{t('unlock.movedText')}</p>
        </Note>
      )}
      {screen.proves === 'enrol' && (
        <Note level="warn" testId="lk-frame-unlock-elsewhere">
          <p>{t('unlock.elsewhere')}</p>
        </Note>
      )}
      <Failure failure={failure} />
      <Account account={account} />
    </ScreenFrame>
  )
}
