import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Account } from '../ui/Account.tsx'
import { AppOrigin } from '../ui/AppOrigin.tsx'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import { getUnlockTitle } from './getUnlockTitle.ts'
import type { ViewProps } from './ViewProps.ts'

const UnlockCodeView = lazy(async () => ({ default: (await import('./UnlockCodeView.tsx')).UnlockCodeView }))

/** A new device: the login is the first key, and a recovery method the second. The code is typed in a window only. */
export function UnlockView({ place, screen, setHeight }: ViewProps<'unlock'>): ReactNode {
  const {
    account,
    app,
    canUsePasskey,
    failure,
    hasCode,
    isMoved,
    isWorking,
    openWindow,
    proves,
    reject,
    unlockWithCode,
    unlockWithPasskey,
  } = screen
  const { t } = useTexts()
  const [isCode, setCode] = useState(false)
  if (unlockWithCode !== undefined && (isCode || !canUsePasskey)) {
    return (
      <Suspense>
        <UnlockCodeView
          screen={screen}
          onCode={unlockWithCode}
          onBack={canUsePasskey ? () => setCode(false) : undefined}
          setHeight={setHeight}
        />
      </Suspense>
    )
  }
  const codeWindow = hasCode ? ((unlockWithCode && (() => setCode(true))) ?? openWindow) : undefined
  const reason = proves === 'settings' ? 'confirm' : proves === 'earlier' ? 'earlier' : 'new'
  const main = canUsePasskey ? unlockWithPasskey : codeWindow
  const footer = (
    <>
      {main === undefined ? (
        <Button variant="soft" testId="lk-frame-reject" onPress={reject}>
          {t('common.close')}
        </Button>
      ) : (
        <Button
          testId="lk-frame-unlock"
          icon={canUsePasskey ? undefined : 'external'}
          isBusy={isWorking}
          onPress={main}
        >
          {isWorking ? t('unlock.working') : t(canUsePasskey ? 'unlock.withPasskey' : 'unlock.withCode')}
        </Button>
      )}
      {canUsePasskey && codeWindow !== undefined && (
        <div className="links">
          <Button variant="link" testId="lk-frame-unlock-code" isDisabled={isWorking} onPress={codeWindow}>
            {t('unlock.withCode')}
          </Button>
        </div>
      )}
    </>
  )
  return (
    <ScreenFrame title={t(getUnlockTitle(proves))} onClose={reject} setHeight={setHeight} step="unlock" footer={footer}>
      {place === 'window' && <AppOrigin app={app} />}
      {isMoved === true && (
        <Note level="warn" title={t('unlock.moved')} testId="lk-frame-unlock-moved">
          <p>{t('unlock.movedText')}</p>
        </Note>
      )}
      <StatusBlock icon="key" title={t(main === undefined ? 'unlock.nothing' : `unlock.${reason}`)}>
        {t(main === undefined ? 'unlock.nothingText' : `unlock.${reason}Text`)}
      </StatusBlock>
      {codeWindow !== undefined && place === 'frame' && <p className="hint">{t('unlock.codeHint')}</p>}
      <Failure failure={failure} />
      <Account account={account} />
    </ScreenFrame>
  )
}
