import type { Namespace } from '@latchkey/core'
import { useAction } from '../useAction.ts'
import { useLatched } from '../useLatched.ts'
import { useModalInstance } from '../useModalInstance.ts'

/**
 * Disconnects the wallets of a chain. A paired wallet is disconnected on all its chains, so that it does not look connected
 * on the phone. A failure is shown as a toast; the visitor is disconnected anyway.
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
