import { useCallback, useState, type ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeHint } from '../../ui/CodeHint.tsx'
import { CopyLink } from '../../ui/CopyLink.tsx'
import { encodeQr } from '../../ui/encodeQr.ts'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { SocialIcon } from '../../ui/icons/SocialIcon.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { RequestBlock } from '../../ui/RequestBlock.tsx'
import { RingIcon } from '../../ui/RingIcon.tsx'

/** The code that the visitor scans with a Farcaster client; on a phone, a link to the client on that phone. */
export function FarcasterCode({ uri }: { readonly uri: string | undefined }): ReactNode {
  const { isMobile } = useModalInstance().ports.platform
  const isOnline = useOnline()
  const { t } = useMessages()
  const [isBroken, setIsBroken] = useState(false)
  const onError = useCallback(() => setIsBroken(true), [])
  if (isMobile)
    return (
      <>
        <RequestBlock
          wallet={undefined}
          media={
            <RingIcon>
              <SocialIcon provider="farcaster" />
            </RingIcon>
          }
          ring="waiting"
          title={t('farcaster.approve')}
          text={t(isOnline ? 'farcaster.approveText' : 'social.offlineText')}
          retry="none"
          onRetry={nothing}
          testId="lk-connecting-farcaster-again"
        />
        <Button href={uri} loading={uri === undefined} icon={<ExternalIcon />} testId="lk-connecting-farcaster-open">
          {t('farcaster.open')}
        </Button>
        <CopyLink uri={uri} testId="lk-connecting-farcaster-copy" />
      </>
    )
  return (
    <>
      <QrCode
        value={uri}
        logo={<SocialIcon provider="farcaster" size={44} />}
        onError={onError}
        encode={encodeQr}
        testId="lk-connecting-farcaster-qr"
      />
      <CodeHint isOffline={!isOnline}>
        {t(isBroken ? 'qr.failed' : isOnline ? 'farcaster.scan' : 'pairing.offline')}
      </CodeHint>
      <CopyLink uri={uri} testId="lk-connecting-farcaster-copy" />
    </>
  )
}

const nothing = (): void => undefined
