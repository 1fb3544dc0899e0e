import type { ReactNode } from 'react'
import { OpeningWallet } from '../../internals/login/OpeningWallet.tsx'
import { usePasskeyLogin } from '../../internals/login/usePasskeyLogin.ts'
import { useShownLoginView } from '../../internals/login/useShownLoginView.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { KeyIcon } from '../../ui/icons/KeyIcon.tsx'
import { RequestBlock, type RequestBlockProps } from '../../ui/RequestBlock.tsx'
import { RingIcon } from '../../ui/RingIcon.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { getPasskeyStatus, isOpening } from './getPasskeyStatus.ts'

/** The visitor logs in with a passkey in the frame above, or why that failed, then that the wallet is being opened. */
export function ConnectingPasskeyView(): ReactNode {
  const { router } = useModalInstance().controllers
  const { state, code } = useShownLoginView()
  const { start } = usePasskeyLogin()
  const isOnline = useOnline()
  const { t } = useMessages()
  const status = getPasskeyStatus({ state, code })
  useViewStatus(status)
  return (
    <ViewBody testId="lk-connecting-passkey">
      {isOpening(status) ? (
        <OpeningWallet
          status={status}
          code={code}
          who={t('passkey.loggedIn')}
          onRetry={start}
          testId="lk-connecting-passkey-again"
        />
      ) : (
        <RequestBlock
          wallet={undefined}
          media={
            <RingIcon>
              <KeyIcon />
            </RingIcon>
          }
          {...describe()}
          testId="lk-connecting-passkey-again"
        />
      )}
    </ViewBody>
  )

  function describe(): Pick<RequestBlockProps, 'ring' | 'title' | 'text' | 'retry' | 'action' | 'onRetry'> {
    switch (status) {
      case 'asking':
        return {
          ring: 'waiting',
          title: t('passkey.asking'),
          text: t('passkey.askingText'),
          retry: 'primary',
          action: t('passkey.start'),
          onRetry: start,
        }
      case 'unavailable':
        return {
          ring: 'declined',
          title: t('passkey.failed'),
          text: t('social.unavailableText'),
          retry: 'primary',
          action: t('profileWallets.connectFirst'),
          onRetry: () => router.replace('Connect'),
        }
      case 'unreachable':
        return {
          ring: 'declined',
          title: t('passkey.failed'),
          text: t(isOnline ? 'social.unreachableText' : 'social.offlineText'),
          retry: 'primary',
          onRetry: start,
        }
      default:
        return {
          ring: 'waiting',
          title: t('passkey.waiting'),
          text: t('passkey.waitingText'),
          retry: 'none',
          onRetry: start,
        }
    }
  }
}
