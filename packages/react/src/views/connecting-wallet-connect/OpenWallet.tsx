import type { PairingLink } from '@latchkey/core/internal'
import { useEffect, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { ConnectingRing } from '../../ui/ConnectingRing.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { CopyLink } from '../../ui/CopyLink.tsx'

export interface OpenWalletProps {
  readonly name: string
  readonly imageUrl: string | undefined
  /** The links to try, best first; empty while the code is loading. */
  readonly links: readonly PairingLink[]
  /** Opens this page in the wallet's own browser instead. */
  readonly redirect: string | undefined
  readonly uri: string | undefined
  readonly isOffline: boolean
  /** A link has been followed before. */
  readonly isOpened: boolean
  readonly onOpen: (link: PairingLink) => void
}

/** Opens a wallet by a link, and offers the next link once the first was tried. */
export function OpenWallet(props: OpenWalletProps): ReactNode {
  const { name: wallet, imageUrl, links, redirect, uri, isOffline, isOpened, onOpen } = props
  const { t } = useMessages()
  const announce = useAnnounce()
  const [first, ...others] = links
  const text = redirect
    ? t('pairing.redirectText')
    : isOffline
      ? t('pairing.offline')
      : isOpened
        ? t('pairing.openedText', { wallet })
        : t('connecting.waitingText')
  useEffect(() => {
    announce(text)
  }, [announce, text])
  const rest = redirect ? links : others
  return (
    <>
      <StatusBlock
        media={
          <ConnectingRing status={isOpened ? 'waiting' : 'idle'}>
            <WalletImage name={wallet} source={imageUrl} size="large" />
          </ConnectingRing>
        }
        title={t('connecting.waiting', { wallet })}
        text={text}
      />
      {redirect ? (
        <Button href={redirect} icon={<ExternalIcon />} testId="lk-pairing-redirect">
          {t('pairing.open', { wallet })}
        </Button>
      ) : first ? (
        <Button
          href={first.href}
          target={first.target}
          icon={<ExternalIcon />}
          onClick={() => onOpen(first)}
          testId="lk-pairing-open"
        >
          {t('pairing.open', { wallet })}
        </Button>
      ) : (
        <Button loading icon={<ExternalIcon />} testId="lk-pairing-wait">
          {t('pairing.open', { wallet })}
        </Button>
      )}
      {(isOpened || redirect) &&
        rest.map((link) => (
          <Button
            key={link.base}
            variant="soft"
            href={link.href}
            target={link.target}
            onClick={() => onOpen(link)}
            testId={`lk-pairing-again-${link.kind}`}
          >
            {t('pairing.again')}
          </Button>
        ))}
      {(!redirect || rest.length > 0) && <CopyLink uri={uri} />}
    </>
  )
}
