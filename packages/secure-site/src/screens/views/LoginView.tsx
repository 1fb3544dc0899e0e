import type { ReactNode } from 'react'
import { AppOrigin } from '../ui/AppOrigin.tsx'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import type { ViewProps } from './ViewProps.ts'

/**
 * A login by passkey, for the app that it names. The press comes before the prompt of the browser, because that says nothing of the app,
 * and because a page could otherwise prompt at any time.
 */
export function LoginView({ screen, setHeight }: ViewProps<'login'>): ReactNode {
  const { app, failure, isWorking, logIn, reject } = screen
  const { t } = useTexts()
  return (
    <ScreenFrame
      title={t('login.title')}
      onClose={reject}
      setHeight={setHeight}
      step="login"
      footer={
        <Button testId="lk-frame-login" isBusy={isWorking} onPress={logIn}>
          {isWorking ? t('login.working') : t('unlock.withPasskey')}
        </Button>
      }
    >
      <AppOrigin app={app} />
      <StatusBlock icon="key" title={t('login.heading')}>
        {t('login.text')}
      </StatusBlock>
      <Failure failure={failure} />
    </ScreenFrame>
  )
}
