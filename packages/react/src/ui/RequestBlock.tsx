import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { useStyles } from '../theme/useStyles.ts'
import { Button } from './Button.tsx'
import { ConnectingRing, type ConnectingRingProps } from './ConnectingRing.tsx'
import { RetryIcon } from './icons/RetryIcon.tsx'
import { StatusBlock } from './StatusBlock.tsx'
import { useAnnounceOnce } from './useAnnounceOnce.ts'
import { WalletImage } from './WalletImage.tsx'
import { requestBlockStyles } from './RequestBlock.styles.ts'

export interface RequestBlockProps {
  readonly wallet: { readonly name: string; readonly imageUrl?: string | undefined } | undefined
  /** Replaces the wallet's picture if no wallet was chosen; 68 px. */
  readonly media?: ReactNode | undefined
  readonly ring: ConnectingRingProps['status']
  readonly title: string
  readonly text: string
  /** What the text is about, if it counts down: the text is then announced once, not each second. */
  readonly subject?: string | undefined
  /** With `'none'` there is no button. */
  readonly retry: 'none' | 'soft' | 'primary'
  readonly onRetry: () => void
  /** The button's label, if it does not retry. */
  readonly action?: string | undefined
  /** The button's test id. */
  readonly testId: string
}

/** A request to a wallet, pending or ended, shown by picture and text and announced to screen readers. */
export function RequestBlock(props: RequestBlockProps): ReactNode {
  useStyles(requestBlockStyles)
  const { wallet, media, ring, title, text, subject = text, retry, onRetry, action, testId } = props
  const { t } = useMessages()
  const hasFailed = ring === 'declined'
  useAnnounceOnce({
    text: `${title}. ${text}`,
    subject: `${title}. ${subject}`,
    urgency: hasFailed ? 'assertive' : 'polite',
  })
  return (
    <div className="lk-request" data-bare={retry === 'none' || undefined}>
      <StatusBlock
        media={
          <span className="lk-request-media" data-failed={hasFailed || undefined}>
            <ConnectingRing status={ring}>
              {media ?? <WalletImage name={wallet?.name ?? ''} source={wallet?.imageUrl} size="large" />}
            </ConnectingRing>
          </span>
        }
        title={title}
        text={text}
      />
      {retry !== 'none' && (
        <Button
          variant={retry === 'primary' ? 'primary' : 'soft'}
          icon={action === undefined && <RetryIcon />}
          onClick={onRetry}
          testId={testId}
        >
          {action ?? t('common.retry')}
        </Button>
      )}
    </div>
  )
}
