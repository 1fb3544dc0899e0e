import type { Onramp, OnrampPurchase, OnrampState } from '@latchkey/core'
import { onrampSellers } from '@latchkey/core/internal'
import { useMemo, type ReactNode } from 'react'
import { OfflineNote } from '../../internals/OfflineNote.tsx'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { BuyIcon } from '../../ui/icons/BuyIcon.tsx'
import { CheckIcon } from '../../ui/icons/CheckIcon.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { RequestBlock } from '../../ui/RequestBlock.tsx'
import { RingIcon } from '../../ui/RingIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { useAnnounceOnce } from '../../ui/useAnnounceOnce.ts'
import { createOnrampFormats } from './createOnrampFormats.ts'

export interface OnRampPurchaseProps {
  readonly machine: Onramp
  readonly state: OnrampState
  readonly purchase: OnrampPurchase
}

/** The visitor buys on the seller's page; then, what became of it. */
export function OnRampPurchase({ machine, state, purchase }: OnRampPurchaseProps): ReactNode {
  const { router } = useModalInstance().controllers
  const translator = useMessages()
  const { t } = translator
  const formats = useMemo(() => createOnrampFormats(translator), [translator])
  const isOnline = useOnline()
  const { status } = state
  const { arrived, isBlocked, url } = purchase
  const seller = onrampSellers[purchase.provider].name
  const symbol = toDisplayText(purchase.symbol)
  const amount = arrived === null ? symbol : formats.bought(arrived, symbol)
  const media = (
    <RingIcon>
      <BuyIcon />
    </RingIcon>
  )
  useAnnounceOnce({ text: status === 'arrived' ? t('onRamp.arrived', { amount }) : undefined, urgency: 'polite' })

  if (status === 'arrived')
    return (
      <>
        <StatusBlock
          media={<CheckIcon />}
          title={t('onRamp.arrived', { amount })}
          text={t('onRamp.arrivedText', { network: toDisplayText(purchase.destination.displayName) })}
          testId="lk-onramp-arrived"
        />
        <Button
          onClick={() => {
            router.reset('Account')
            machine.reset()
          }}
          testId="lk-onramp-done"
        >
          {t('onRamp.done')}
        </Button>
      </>
    )
  if (status === 'declined')
    return (
      <RequestBlock
        wallet={undefined}
        media={media}
        ring="declined"
        title={t('onRamp.declined')}
        text={t('onRamp.declinedText', { seller })}
        retry="primary"
        onRetry={machine.edit}
        testId="lk-onramp-again"
      />
    )
  const isLink = status === 'waiting' && isBlocked
  return (
    <>
      <RequestBlock
        wallet={undefined}
        media={media}
        ring="waiting"
        title={t(status === 'opening' ? 'onRamp.opening' : isLink ? 'onRamp.blocked' : 'onRamp.waiting', { seller })}
        text={t(isLink ? 'onRamp.blockedText' : 'onRamp.waitingText', { seller, symbol })}
        retry="none"
        onRetry={machine.edit}
        testId="lk-onramp-again"
      />
      {!isOnline && <OfflineNote text={t('onRamp.offlineWaiting', { seller })} testId="lk-onramp-offline" />}
      {isLink && url !== null && (
        <Button href={url} icon={<ExternalIcon />} testId="lk-onramp-open">
          {t('onRamp.open', { seller })}
        </Button>
      )}
      <Button variant="soft" onClick={machine.edit} testId="lk-onramp-leave">
        {t('onRamp.leave')}
      </Button>
    </>
  )
}
