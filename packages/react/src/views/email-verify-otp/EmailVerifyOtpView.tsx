import type { ErrorCode, LoginState } from '@latchkey/core'
import { useState, type ReactNode } from 'react'
import { CodeEntry } from '../../internals/login/CodeEntry.tsx'
import { isLoginOff } from '../../internals/login/describeSendFailure.ts'
import { toEntryFailure } from '../../internals/login/getEntryStatus.ts'
import { getOpeningStatus, type OpeningStatus } from '../../internals/login/getOpeningStatus.ts'
import { OpeningWallet, type OpeningWalletProps } from '../../internals/login/OpeningWallet.tsx'
import { useShownLoginView } from '../../internals/login/useShownLoginView.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'

/** Asks for the code of the e-mail, then shows that the wallet is being opened. */
export function EmailVerifyOtpView({ parameters: { email } }: ViewProps<'EmailVerifyOtp'>): ReactNode {
  const { state, act, code, isPending } = useShownLoginView()
  const { t } = useMessages()
  const { router } = useModalInstance().controllers
  const [isReopening, setIsReopening] = useState(false)
  const { step } = state
  const isBusy = isPending || step === 'verifying' || step === 'sending'
  const opening =
    isReopening && step !== 'connecting'
      ? 'opening'
      : (getOpeningStatus({ state, code }) ?? findLoss({ state, code, isBusy }))
  const open = async (): Promise<void> => {
    setIsReopening(true)
    await act((login) => login.sendCode({ email }))
    setIsReopening(false)
  }
  return (
    <ViewBody testId="lk-email-code-view">
      {opening ? (
        <Opening
          status={opening}
          code={code}
          who={t('emailCode.openingText', { email })}
          onRetry={() => void open()}
          testId="lk-email-code-again"
        />
      ) : (
        <CodeEntry
          email={email}
          attempt={{ ...state, pending: step === 'verifying' ? 'checking' : step === 'sending' ? 'sending' : null }}
          code={code}
          isPending={isPending}
          onCheck={(entered) => void act((login) => login.enterCode({ code: entered }))}
          onResend={() => act((login) => login.resendCode())}
          instead={
            isLoginOff(code) && (
              <Button variant="soft" onClick={() => router.replace('Connect')} testId="lk-email-code-connect">
                {t('profileWallets.connectFirst')}
              </Button>
            )
          }
        />
      )}
    </ViewBody>
  )
}

function Opening(props: OpeningWalletProps): ReactNode {
  useViewStatus(props.status)
  return <OpeningWallet {...props} />
}

/** Without a time at which it expires, the code was right and is used up: if something has failed, only the wallet is missing. */
function findLoss(parameters: {
  readonly state: Pick<LoginState, 'expiresAt'>
  readonly code: ErrorCode | undefined
  readonly isBusy: boolean
}): OpeningStatus | undefined {
  const { state, code, isBusy } = parameters
  const isLost = code !== undefined && toEntryFailure(code) === 'unreachable'
  return isLost && !isBusy && state.expiresAt === null ? 'failed' : undefined
}
