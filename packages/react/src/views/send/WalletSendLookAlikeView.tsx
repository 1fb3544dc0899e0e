import { useEffect, type ReactNode } from 'react'
import { useAddressLabels } from '../../hooks/useAddressLabels.ts'
import { useSendMachine } from '../../internals/send/useSendMachine.ts'
import { useLatched } from '../../internals/useLatched.ts'
import { amountsStyles } from '../../internals/amounts/amounts.styles.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { AddressDiff } from '../../ui/AddressDiff.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { sendStyles } from './send.styles.ts'

/** The receiver beside the known address that it resembles. The safe way is the primary one. */
export function WalletSendLookAlikeView(): ReactNode {
  useStyles(amountsStyles)
  useStyles(sendStyles)
  const { router } = useModalInstance().controllers
  const { machine, state } = useSendMachine()
  const { labels } = useAddressLabels({ namespace: state.payer?.namespace })
  const { t } = useMessages()
  const { receiver, recents } = state
  const current = receiver.status === 'found' && receiver.lookAlike !== null ? receiver : null
  const shown = useLatched({ value: current, hold: current === null })
  const isOver = machine !== undefined && current === null
  useEffect(() => {
    if (isOver && router.store.getState().history.at(-1)?.view === 'WalletSendLookAlike') router.back()
  }, [router, isOver])
  const known = shown?.lookAlike
  if (!machine || !shown || known == null) return <ViewBody testId="lk-send-look-alike">{null}</ViewBody>
  const name = toDisplayText(labels[known] ?? recents.find(({ address }) => address === known)?.name ?? '')
  return (
    <ViewBody testId="lk-send-look-alike">
      <Note tone="bad">
        <b>{t('sendLookAlike.warning')}</b>
        <p>{t('sendLookAlike.text')}</p>
      </Note>
      <AddressDiff
        first={{ address: shown.address, title: t('sendLookAlike.entered') }}
        second={{
          address: known,
          title: name === '' ? t('sendLookAlike.known') : `${t('sendLookAlike.known')} · ${name}`,
        }}
        testId="lk-send-diff"
      />
      <Button onClick={() => machine.setReceiver(known)} testId="lk-send-use-known">
        {t('sendLookAlike.useKnown')}
      </Button>
      <button
        type="button"
        className="lk-amounts-link lk-send-risk"
        onClick={() => {
          machine.acceptLookAlike()
          router.back()
        }}
        data-testid="lk-send-keep"
      >
        {t('sendLookAlike.keep')}
      </button>
    </ViewBody>
  )
}
