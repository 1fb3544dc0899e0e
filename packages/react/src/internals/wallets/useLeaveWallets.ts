import type { Namespace } from '@latchkey/core'
import { useAction } from '../useAction.ts'
import { useLatched } from '../useLatched.ts'
import { useModalInstance } from '../useModalInstance.ts'

/**
 * Disconnects the wallets of a chain. The session of a wallet elsewhere ends on all its chains, so that a paired wallet does
 * not look connected on the phone. A failure is shown as a toast; the visitor is disconnected anyway.
 */
export function useLeaveWallets(): { readonly leave: (namespace: Namespace) => void; readonly isPending: boolean } {
  const modal = useModalInstance()
  const { run, isPending } = useAction(async (namespace: Namespace) => {
    const { adapters, connection } = modal.controllers
    const state = adapters.store.getState().byNamespace[namespace]
    const sessions = state?.connections.filter(({ connectorId }) => connection.isSession(connectorId)) ?? []
    try {
      await Promise.all(sessions.map(({ connectorId }) => modal.disconnect({ connectorId })))
    } finally {
      await modal.disconnect({ namespace })
    }
  })
  return {
    leave: (namespace) => void run(namespace).catch(() => undefined),
    isPending: useLatched({ value: isPending }),
  }
}
