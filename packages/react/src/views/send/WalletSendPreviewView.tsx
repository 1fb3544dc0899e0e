import { useEffect, type ReactNode } from 'react'
import { useSendMachine } from '../../internals/send/useSendMachine.ts'
import { useLatched } from '../../internals/useLatched.ts'
import { amountsStyles } from '../../internals/amounts/amounts.styles.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { SendReviewBody } from './SendReviewBody.tsx'
import { sendStyles } from './send.styles.ts'

/** What will be sent, before the wallet is asked. Returns to the form when it is no longer what the chain says. */
export function WalletSendPreviewView(): ReactNode {
  useStyles(amountsStyles)
  useStyles(sendStyles)
  const { router } = useModalInstance().controllers
  const { machine, state } = useSendMachine()
  const { status, review } = state
  // While it is checked again, the last one stays on screen.
  const shown = useLatched({ value: review, hold: review === null })
  const isOver = status === 'editing' || status === 'idle'
  useViewStatus(status)
  useEffect(() => {
    if (!isOver || router.store.getState().history.at(-1)?.view !== 'WalletSendPreview') return
    if (router.store.getState().history.at(-2)?.view === 'WalletSend') router.back()
    else router.replace('WalletSend')
  }, [router, isOver])
  return (
    <ViewBody testId="lk-send-preview">
      {machine && <SendReviewBody machine={machine} state={{ ...state, review: shown }} />}
    </ViewBody>
  )
}
