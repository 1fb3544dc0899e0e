import type { FrameScreen } from '@latchkey/protocol/frame'
import type { ModalController } from '../modal/modalController.ts'
import type { RouterController } from '../modal/routerController.ts'
import { selectRoute } from '../modal/routerState.ts'

/** Shows the modal's view `ApproveTransaction` below the frame while that asks for an approval. */
export function createApprovalView(context: {
  readonly modal: Pick<ModalController, 'close' | 'open' | 'store'>
  readonly router: Pick<RouterController, 'back' | 'push' | 'store'>
}): (screen: FrameScreen | null) => void {
  const { modal, router } = context
  /** Whether the modal was opened for the frame, and closes with it. */
  let isOpenedForFrame = false
  return (screen) => {
    const { isOpen } = modal.store.getState()
    const isThere = isOpen && selectRoute(router.store.getState()).view === 'ApproveTransaction'
    if (screen === 'approve' && !isThere) {
      isOpenedForFrame = !isOpen
      if (isOpenedForFrame) modal.open({ view: 'ApproveTransaction' })
      else router.push('ApproveTransaction')
    } else if (screen !== 'approve' && isThere) {
      if (isOpenedForFrame) modal.close('done')
      else router.back()
    }
  }
}
