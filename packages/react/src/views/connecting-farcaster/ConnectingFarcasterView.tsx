import { AUTH_ID } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import type { OpeningStatus } from '../../internals/login/getOpeningStatus.ts'
import { OpeningWallet } from '../../internals/login/OpeningWallet.tsx'
import { socialNames } from '../../internals/login/socialNames.ts'
import { useShownLoginView } from '../../internals/login/useShownLoginView.ts'
import { useSocialLogin } from '../../internals/login/useSocialLogin.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { SocialIcon } from '../../ui/icons/SocialIcon.tsx'
import { RequestBlock, type RequestBlockProps } from '../../ui/RequestBlock.tsx'
import { RingIcon } from '../../ui/RingIcon.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { FarcasterCode } from './FarcasterCode.tsx'
import { getFarcasterStatus, type FarcasterStatus } from './getFarcasterStatus.ts'

const name = { provider: socialNames.farcaster }

/** The visitor scans a code with a Farcaster client, or why that failed, then that the wallet is being opened. */
export function ConnectingFarcasterView(): ReactNode {
  const modal = useModalInstance()
  const { state, code, isPending } = useShownLoginView()
  const { prepare, start } = useSocialLogin()
  const isOnline = useOnline()
  const { t } = useMessages()
  const status = getFarcasterStatus({ state, code, isPending })
  useViewStatus(status)
  const opening = toOpening(status)
  return <ViewBody testId="lk-connecting-farcaster">{render()}</ViewBody>

  function render(): ReactNode {
    if (opening !== undefined)
      return (
        <OpeningWallet
          status={opening}
          code={code}
          who={t('social.loggedIn', name)}
          // The failure is in the state.
          onRetry={() => void modal.connect({ connectorId: AUTH_ID }).catch(() => undefined)}
          testId="lk-connecting-farcaster-reopen"
        />
      )
    if (status === 'code' || status === 'preparing') return <FarcasterCode uri={state.social?.uri ?? undefined} />
    return (
      <div onFocus={prepare} onPointerEnter={prepare}>
        <RequestBlock
          wallet={undefined}
          media={
            <RingIcon>
              <SocialIcon provider="farcaster" />
            </RingIcon>
          }
          {...describe()}
          testId="lk-connecting-farcaster-again"
        />
      </div>
    )
  }

  function describe(): Pick<RequestBlockProps, 'ring' | 'title' | 'text' | 'retry' | 'action' | 'onRetry'> {
    const onRetry = (): void => start('farcaster')
    switch (status) {
      case 'expired':
        return {
          ring: 'declined',
          title: t('farcaster.expired'),
          text: t('farcaster.expiredText'),
          retry: 'primary',
          action: t('farcaster.again'),
          onRetry,
        }
      case 'failed':
        return {
          ring: 'declined',
          title: t('error.auth.farcasterFailed'),
          text: t(
            isOnline
              ? code === 'auth.offline'
                ? 'social.unreachableText'
                : 'social.failedText'
              : 'social.offlineText',
          ),
          retry: 'primary',
          onRetry,
        }
      case 'unavailable':
        return {
          ring: 'declined',
          title: t('error.auth.farcasterFailed'),
          text: t('social.unavailableText'),
          retry: 'primary',
          action: t('profileWallets.connectFirst'),
          onRetry: () => modal.controllers.router.replace('Connect'),
        }
      default:
        return {
          ring: 'waiting',
          title: t('social.asking', name),
          text: t('farcaster.askingText'),
          retry: 'primary',
          action: t('farcaster.start'),
          onRetry,
        }
    }
  }
}

function toOpening(status: FarcasterStatus): OpeningStatus | undefined {
  switch (status) {
    case 'opening':
    case 'screen':
    case 'declined':
    case 'connected':
      return status
    case 'walletFailed':
      return 'failed'
    default:
      return undefined
  }
}
