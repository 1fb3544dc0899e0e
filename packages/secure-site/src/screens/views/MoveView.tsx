import type { ReactNode } from 'react'
import type { SettingsTexts } from '../../messages/settings/loadSettingsTexts.ts'
import type { SettingsScreen } from '../Screen.ts'
import { Account } from '../ui/Account.tsx'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'

/** What the move to a new wallet means, and afterwards what the visitor has to do. */
export function MoveView(props: {
  readonly screen: SettingsScreen
  readonly texts: SettingsTexts
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { screen, setHeight, texts } = props
  const { account, closeMove, failure, isWorking, move, moving, reject } = screen
  const { t } = texts
  const isMoved = moving === 'moved'
  const footer = isMoved ? (
    <Button testId="lk-frame-settings-move-done" onPress={closeMove}>
      {t('movedContinue')}
    </Button>
  ) : (
    <>
      <Button testId="lk-frame-settings-move-confirm" isBusy={isWorking} onPress={move}>
        {t('moveConfirm')}
      </Button>
      <div className="links">
        <Button variant="link" testId="lk-frame-settings-move-back" isDisabled={isWorking} onPress={closeMove}>
          {t('back')}
        </Button>
      </div>
    </>
  )
  return (
    <ScreenFrame
      title={t(isMoved ? 'movedTitle' : 'moveTitle')}
      onClose={reject}
      setHeight={setHeight}
      step={isMoved ? 'moved' : 'move'}
      footer={footer}
      more={t('more')}
    >
      <Failure failure={failure} />
      <p className="lead">{t(isMoved ? 'movedNext' : 'moveLead')}</p>
      {!isMoved && (
        <Note level="warn" title={t('moveStaysTitle')} testId="lk-frame-settings-move-stays">
          <p>{t('moveStays')}</p>
        </Note>
      )}
      {!isMoved && <p className="sub">{t('moveNext')}</p>}
      <Account account={account} />
    </ScreenFrame>
  )
}
