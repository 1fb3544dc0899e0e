import type { Namespace } from '@latchkey/core'
import { useAction } from '../useAction.ts'
import { useLatched } from '../useLatched.ts'
import { useModalInstance } from '../useModalInstance.ts'

/**
 * Leaves the wallets of a chain as a visitor means it: a paired wallet is left on all its chains, so that nothing on the phone
 * looks connected. What goes wrong is told by a toast; the visitor is out all the same.
 */
export function useLeaveWallets(): { readonly leave: (namespace: Namespace) => void; readonly isPending: boolean } {
  const modal = useModalInstance()
  const { run, isPending } = useAction(async (namespace: Namespace) => {
    const state = modal.controllers.adapters.store.getState().byNamespace[namespace]
    const paired = state?.connections.find(({ connectorId }) => connectorId === 'walletConnect')
    try {
      if (paired) await modal.disconnect({ connectorId: paired.connectorId })
    } finally {
      await modal.disconnect({ namespace })
    }
  })
  return {
    leave: (namespace) => void run(namespace).catch(() => undefined),
    isPending: useLatched({ value: isPending }),
  }
}
