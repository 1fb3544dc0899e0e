import type { ReactNode } from 'react'
import { useOnrampMachine } from '../../internals/onramp/useOnrampMachine.ts'
import { PendingRows } from '../../internals/PendingRows.tsx'
import { useDelayed } from '../../internals/useDelayed.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { OnRampChoice } from './OnRampChoice.tsx'
import { OnRampForm } from './OnRampForm.tsx'
import { OnRampPurchase } from './OnRampPurchase.tsx'
import { onrampStyles } from './onramp.styles.ts'

/** Buying crypto: the form, one of its choices, or what became of the purchase. */
export function OnRampView({ parameters }: ViewProps<'OnRamp'>): ReactNode {
  useStyles(onrampStyles)
  const { machine, state } = useOnrampMachine()
  const { t } = useMessages()
  const { options, purchase, status } = state
  const isUnavailable = useDelayed({ active: machine !== undefined && status === 'idle' })
  const choice = purchase === null && options ? parameters?.choice : undefined
  useViewStatus(choice ?? (options?.isSample && purchase === null ? 'sample' : status))
  if (!machine || status === 'idle' || (!options && purchase === null))
    return (
      <ViewBody testId="lk-onramp">
        {isUnavailable ? (
          <StatusBlock title={t('onRamp.unavailable')} text={t('onRamp.unavailableText')} />
        ) : (
          <PendingRows count={5} />
        )}
      </ViewBody>
    )
  return (
    <ViewBody testId="lk-onramp">
      {purchase ? (
        <OnRampPurchase machine={machine} state={state} purchase={purchase} />
      ) : options && choice ? (
        <OnRampChoice machine={machine} state={state} options={options} choice={choice} />
      ) : (
        options && <OnRampForm machine={machine} state={state} options={options} />
      )}
    </ViewBody>
  )
}
