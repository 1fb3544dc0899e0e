import { useEffect, type ReactNode } from 'react'
import { amountsStyles } from '../../internals/amounts/amounts.styles.ts'
import { useSwapMachine } from '../../internals/swap/useSwapMachine.ts'
import { useLatched } from '../../internals/useLatched.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { SwapReviewBody } from './SwapReviewBody.tsx'
import { swapStyles } from './swap.styles.ts'

/** What will be swapped, before the wallet is asked, and what became of it. Returns to the form when it is no longer promised. */
export function SwapPreviewView(): ReactNode {
  useStyles(amountsStyles)
  useStyles(swapStyles)
  const { router } = useModalInstance().controllers
  const { machine, state } = useSwapMachine()
  const { status, review } = state
  // While it is checked again, the last one stays on screen.
  const shown = useLatched({ value: review, hold: review === null })
  const isOver = ['editing', 'quoting', 'quoted', 'idle'].includes(status)
  useViewStatus(state.moved ? 'moved' : status)
  useEffect(() => {
    if (!isOver || router.store.getState().history.at(-1)?.view !== 'SwapPreview') return
    if (router.store.getState().history.at(-2)?.view === 'Swap') router.back()
    else router.replace('Swap')
  }, [router, isOver])
  return (
    <ViewBody testId="lk-swap-preview">
      {machine && <SwapReviewBody machine={machine} state={{ ...state, review: shown }} />}
    </ViewBody>
  )
}
