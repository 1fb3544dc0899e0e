import type { ReactNode } from 'react'
import { useRetryVisit } from '../../internals/useRetryVisit.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import type { Translator } from '../../messages/createTranslator.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { PairingImage } from '../../ui/PairingImage.tsx'
import { RequestBlock, type RequestBlockProps } from '../../ui/RequestBlock.tsx'
import type { PairingStatus } from './getPairingStatus.ts'

/** The statuses without a code. */
export type PairingOutcomeStatus = Exclude<PairingStatus, 'preparing' | 'ready' | 'found' | 'offline'>

export interface PairingOutcomeProps {
  readonly status: PairingOutcomeStatus
  /** The chosen wallet; undefined if any wallet may respond. */
  readonly wallet:
    | {
        /** Its display name. */
        readonly name: string
        readonly imageUrl: string | undefined
      }
    | undefined
}

/** The outcome of a pairing: what happened, what was not lost, and what to do next. */
export function PairingOutcome({ status, wallet }: PairingOutcomeProps): ReactNode {
  const { modal } = useModalInstance().controllers
  const retry = useRetryVisit()
  const { t } = useMessages()
  const isRefused = status === 'refused'
  return (
    <RequestBlock
      {...describeOutcome({ status, name: wallet?.name, t })}
      wallet={wallet}
      media={wallet ? undefined : <PairingImage size="large" />}
      action={isRefused ? t('pairing.otherWallet') : undefined}
      onRetry={isRefused ? () => modal.back() : retry}
      testId="lk-pairing-retry"
    />
  )
}

function describeOutcome(parameters: {
  readonly status: PairingOutcomeStatus
  readonly name: string | undefined
  readonly t: Translator['t']
}): Pick<RequestBlockProps, 'ring' | 'title' | 'text' | 'retry'> {
  const { status, name: wallet, t } = parameters
  const failed = { ring: 'declined', retry: 'primary' } as const
  switch (status) {
    case 'settling':
      return {
        ring: 'waiting',
        title: wallet === undefined ? t('pairing.settlingAny') : t('pairing.settling', { wallet }),
        text: t('pairing.settlingText'),
        retry: 'none',
      }
    case 'connected':
      return {
        ring: 'done',
        title: t('connecting.done'),
        text: wallet === undefined ? '' : t('account.connectedWith', { wallet }),
        retry: 'none',
      }
    case 'declined':
      return { ...failed, title: t('connecting.declined'), text: t('pairing.declinedText') }
    case 'refused':
      return { ...failed, title: t('pairing.refused'), text: t('pairing.refusedText') }
    case 'unloaded':
      return { ...failed, title: t('common.failed'), text: t('common.failedText') }
    case 'failed':
      return { ...failed, title: t('connecting.failed'), text: t('pairing.failedText') }
  }
}
