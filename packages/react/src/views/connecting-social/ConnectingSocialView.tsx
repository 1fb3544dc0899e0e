import { AUTH_ID } from '@latchkey/core/internal'
import { useState, type ReactNode } from 'react'
import type { OpeningStatus } from '../../internals/login/getOpeningStatus.ts'
import { OpeningWallet } from '../../internals/login/OpeningWallet.tsx'
import { socialNames } from '../../internals/login/socialNames.ts'
import { useShownLoginView } from '../../internals/login/useShownLoginView.ts'
import { useSocialLogin } from '../../internals/login/useSocialLogin.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { SocialIcon } from '../../ui/icons/SocialIcon.tsx'
import { RequestBlock, type RequestBlockProps } from '../../ui/RequestBlock.tsx'
import { RingIcon } from '../../ui/RingIcon.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { getSocialStatus, type SocialStatus } from './getSocialStatus.ts'
import { SocialCode } from './SocialCode.tsx'

/** The visitor signs in with a provider in a popup, or why that failed, then that the wallet is being opened. */
export function ConnectingSocialView({ parameters: { provider } }: ViewProps<'ConnectingSocial'>): ReactNode {
  const modal = useModalInstance()
  const { state, act, code, isPending } = useShownLoginView()
  const { prepare, start } = useSocialLogin()
  const isOnline = useOnline()
  const { t } = useMessages()
  const [wantsCode, setWantsCode] = useState(false)
  const status = getSocialStatus({ state, code, isPending, wantsCode })
  useViewStatus(status)
  const name = { provider: socialNames[provider] }
  const begin = (): void => {
    setWantsCode(false)
    start(provider)
  }
  const opening = toOpening(status)
  if (opening !== undefined)
    return (
      <ViewBody testId="lk-connecting-social">
        <OpeningWallet
          status={opening}
          code={code}
          who={t('social.loggedIn', name)}
          // The failure is in the state.
          onRetry={() => void modal.connect({ connectorId: AUTH_ID }).catch(() => undefined)}
          testId="lk-connecting-social-reopen"
        />
      </ViewBody>
    )
  if (status === 'code')
    return (
      <ViewBody testId="lk-connecting-social">
        <SocialCode
          provider={provider}
          code={code}
          isBusy={isPending}
          onEnter={(entered) => void act((login) => login.enterSocialCode({ code: entered }))}
          onAgain={begin}
        />
      </ViewBody>
    )
  const block = describe()
  const canEnter = status === 'closed' || status === 'waiting'
  return (
    <ViewBody testId="lk-connecting-social">
      <div onFocus={prepare} onPointerEnter={prepare}>
        <RequestBlock
          wallet={undefined}
          media={
            <RingIcon>
              <SocialIcon provider={provider} />
            </RingIcon>
          }
          {...block}
          testId="lk-connecting-social-again"
        />
      </div>
      {status === 'blocked' && (
        <Button keepsOpener href={state.social?.uri ?? ''} icon={<ExternalIcon />} testId="lk-connecting-social-open">
          {t('social.open', name)}
        </Button>
      )}
      {canEnter && (
        <Button variant="soft" onClick={() => setWantsCode(true)} testId="lk-connecting-social-code">
          {t('social.haveCode')}
        </Button>
      )}
    </ViewBody>
  )

  function describe(): Pick<RequestBlockProps, 'ring' | 'title' | 'text' | 'retry' | 'action' | 'onRetry'> {
    const onRetry = begin
    switch (status) {
      case 'asking':
        return {
          ring: 'waiting',
          title: t('social.asking', name),
          text: t('social.askingText'),
          retry: 'primary',
          action: t('social.start'),
          onRetry,
        }
      case 'blocked':
        return { ring: 'declined', title: t('social.blocked'), text: t('social.blockedText'), retry: 'none', onRetry }
      case 'received':
        return {
          ring: 'waiting',
          title: t('social.received'),
          text: t('social.receivedText', name),
          retry: 'none',
          onRetry,
        }
      case 'closed':
        return { ring: 'declined', title: t('social.closed'), text: t('social.closedText'), retry: 'primary', onRetry }
      case 'unavailable':
        return {
          ring: 'declined',
          title: t('social.failed'),
          text: t('social.unavailableText'),
          retry: 'primary',
          action: t('profileWallets.connectFirst'),
          onRetry: () => modal.controllers.router.replace('Connect'),
        }
      case 'failed':
        return {
          ring: 'declined',
          title: t('social.failed'),
          text: t(
            isOnline ? (isUnreachable(code) ? 'social.unreachableText' : 'social.failedText') : 'social.offlineText',
          ),
          retry: 'primary',
          onRetry,
        }
      default:
        return {
          ring: 'waiting',
          title: t('social.waiting'),
          text: t('social.waitingText', name),
          retry: 'soft',
          action: t('social.again'),
          onRetry,
        }
    }
  }
}

const isUnreachable = (code: string | undefined): boolean =>
  code === 'auth.offline' || code === 'auth.emailUnavailable' || code?.startsWith('embeddedWallet.') === true

function toOpening(status: SocialStatus): OpeningStatus | undefined {
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
