import type { ReactNode } from 'react'
import { CodeEntry } from '../../internals/login/CodeEntry.tsx'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckIcon } from '../../ui/icons/CheckIcon.tsx'
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { useEmailUpdateView, type EmailUpdateView } from './useEmailUpdateView.ts'

/** Asks for the code that was sent to the address of the login. */
export function UpdateEmailPrimaryOtpView(): ReactNode {
  const view = useEmailUpdateView()
  return (
    <ViewBody testId="lk-update-email-view">
      <Code {...view} to={view.email ?? ''} />
    </ViewBody>
  )
}

/** Asks for the code that was sent to the new address, or says that the address is changed, or why it cannot be. */
export function UpdateEmailSecondaryOtpView({
  parameters: { email },
}: ViewProps<'UpdateEmailSecondaryOtp'>): ReactNode {
  const view = useEmailUpdateView()
  return (
    <ViewBody testId="lk-update-email-view">
      {view.update?.stage === 'done' ? (
        <Changed email={email} />
      ) : view.code === 'auth.emailInUse' ? (
        <InUse />
      ) : (
        <Code {...view} to={email} />
      )}
    </ViewBody>
  )
}

function Code({ act, code, isPending, to, update }: EmailUpdateView & { readonly to: string }): ReactNode {
  // Leaving the view ends the change: the code stays as it was until the view is gone.
  const attempt = update ?? { pending: null, expiresAt: null, resendAt: null, triesLeft: null }
  return (
    <CodeEntry
      email={to}
      attempt={attempt}
      code={code}
      isPending={isPending}
      onCheck={(entered) => void act((login) => login.enterUpdateCode({ code: entered }))}
      onResend={() => act((login) => login.updateEmail({ email: update?.email ?? to }))}
    />
  )
}

function Changed({ email }: { readonly email: string }): ReactNode {
  const { router } = useModalInstance().controllers
  const { t } = useMessages()
  useViewStatus('done')
  return (
    <>
      <StatusBlock media={<CheckIcon />} title={t('updateEmail.done')} text={t('updateEmail.doneText', { email })} />
      <Button onClick={() => router.reset('Account')} testId="lk-update-email-done">
        {t('updateEmail.back')}
      </Button>
    </>
  )
}

function InUse(): ReactNode {
  const { modal } = useModalInstance().controllers
  const { t } = useMessages()
  useViewStatus('inUse')
  return (
    <>
      <StatusBlock
        media={<WarningIcon />}
        tone="bad"
        title={t('updateEmail.inUse')}
        text={t('updateEmail.inUseText')}
      />
      <Button onClick={() => modal.back()} testId="lk-update-email-other">
        {t('updateEmail.other')}
      </Button>
    </>
  )
}
