import type { ErrorCode } from '@latchkey/core'
import type { ReactNode } from 'react'
import type { Translator } from '../../messages/createTranslator.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { WalletIcon } from '../../ui/icons/WalletIcon.tsx'
import { RingIcon } from '../../ui/RingIcon.tsx'
import { RequestBlock, type RequestBlockProps } from '../../ui/RequestBlock.tsx'
import type { OpeningStatus } from './getOpeningStatus.ts'

export interface OpeningWalletProps {
  readonly status: OpeningStatus
  readonly code: ErrorCode | undefined
  /** Who is logged in, as a sentence. */
  readonly who: string
  readonly onRetry: () => void
  /** Of the button that tries again. */
  readonly testId: string
}

/** The visitor is logged in: the wallet is being opened, waits in its frame, was declined there, or could not be opened. */
export function OpeningWallet({ status, code, who, onRetry, testId }: OpeningWalletProps): ReactNode {
  const { t } = useMessages()
  return (
    <RequestBlock
      wallet={undefined}
      media={
        <RingIcon>
          <WalletIcon />
        </RingIcon>
      }
      {...describe({ status, code, who, t })}
      onRetry={onRetry}
      testId={testId}
    />
  )
}

function describe(
  parameters: Omit<OpeningWalletProps, 'onRetry' | 'testId'> & { readonly t: Translator['t'] },
): Pick<RequestBlockProps, 'ring' | 'title' | 'text' | 'retry'> {
  const { status, code, who, t } = parameters
  switch (status) {
    case 'opening':
      return {
        ring: 'waiting',
        title: t('emailCode.opening'),
        text: who,
        retry: 'none',
      }
    case 'screen':
      return { ring: 'waiting', title: t('emailCode.screen'), text: t('emailCode.screenText'), retry: 'none' }
    case 'connected':
      return {
        ring: 'done',
        title: t('connecting.done'),
        text: who,
        retry: 'none',
      }
    case 'declined':
      return {
        ring: 'declined',
        title: t('emailCode.declined'),
        text: t('emailCode.declinedText'),
        retry: 'primary',
      }
    case 'failed':
      return {
        ring: 'declined',
        title: t('emailCode.walletFailed'),
        text: t(toFailureKey(code)),
        retry: 'primary',
      }
  }
}

function toFailureKey(
  code: ErrorCode | undefined,
):
  | 'emailCode.walletFailedText'
  | 'emailCode.walletUnavailableText'
  | 'emailCode.walletSuspendedText'
  | 'emailCode.walletDamagedText' {
  switch (code) {
    case 'embeddedWallet.unavailable':
      return 'emailCode.walletUnavailableText'
    case 'embeddedWallet.suspended':
      return 'emailCode.walletSuspendedText'
    case 'embeddedWallet.damaged':
      return 'emailCode.walletDamagedText'
    default:
      return 'emailCode.walletFailedText'
  }
}
