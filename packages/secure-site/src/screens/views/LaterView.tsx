import type { ReactNode } from 'react'
import type { CreateScreen } from '../Screen.ts'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import { useTexts } from '../ui/TextsContext.ts'

/** What a wallet with one key means. The primary button is the safe way, if this browser has one. */
export function LaterView(props: {
  readonly screen: CreateScreen
  readonly canProtect: boolean
  readonly onLater: () => void
  readonly onBack: () => void
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { canProtect, onBack, onLater, screen, setHeight } = props
  const { t } = useTexts()
  const confirm = (
    <Button
      variant={canProtect ? 'link' : 'soft'}
      testId="lk-frame-later-confirm"
      isBusy={screen.isWorking}
      onPress={onLater}
    >
      {screen.isWorking ? t('create.working') : t('create.laterConfirm')}
    </Button>
  )
  const back = (
    <Button
      variant={canProtect ? 'primary' : 'link'}
      testId="lk-frame-later-back"
      isDisabled={screen.isWorking}
      onPress={onBack}
    >
      {t(canProtect ? 'create.laterBack' : 'common.cancel')}
    </Button>
  )
  const [first, second] = canProtect ? [back, confirm] : [confirm, back]
  const footer = (
    <>
      {first}
      <div className="links">{second}</div>
    </>
  )
  return (
    <ScreenFrame title={t('create.title')} onClose={screen.reject} setHeight={setHeight} step="later" footer={footer}>
      <StatusBlock icon="alert" tone="warn" title={t('create.laterTitle')}>
        {t('create.laterText')}
      </StatusBlock>
      <p className="hint">{t('create.laterHint')}</p>
      <Failure failure={screen.failure} />
    </ScreenFrame>
  )
}
