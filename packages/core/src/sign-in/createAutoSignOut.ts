import type { Siwx } from '@latchkey/protocol/siwx'
import { selectNamespaces, type AdaptersState } from '../adapter/adaptersState.ts'
import type { Connection } from '../adapter/types.ts'
import { selectNetworks } from '../network/networkState.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import { endSessions } from './endSessions.ts'

/** Signs accounts out when their wallets disconnect. */
export interface AutoSignOut {
  /** Signs out the accounts that no wallet holds any more. */
  signOutRemoved(state: AdaptersState, previous: AdaptersState): void
  /** Resolves when every sign-out started so far is complete. Never rejects. */
  wait(): Promise<unknown>
}

/** Creates the automatic sign-out of one modal. */
export function createAutoSignOut(
  context: Pick<ModalControllers, 'network' | 'telemetry'> & { readonly siwx: Siwx },
): AutoSignOut {
  const { network, siwx, telemetry } = context
  let pending: Promise<unknown> = Promise.resolve()

  return {
    signOutRemoved: (state, previous) => {
      const current = listConnections(state)
      const removed = listConnections(previous).filter(({ id }) => !current.some((other) => other.id === id))
      if (removed.length === 0) return
      const isHeld = (address: string): boolean =>
        current.some(({ accounts }) => accounts.some((account) => account.address === address))
      const signOut = async (): Promise<void> => {
        if (current.length === 0) return await siwx.setSessions([])
        for (const { namespace, accounts } of removed) {
          const addresses = accounts.map(({ address }) => address).filter((address) => !isHeld(address))
          await endSessions({ siwx, networks: selectNetworks(network.store.getState(), namespace), addresses })
        }
      }
      pending = pending.then(signOut).catch((cause: unknown) => telemetry.reportError(cause, 'request.failed'))
    },
    wait: () => pending,
  }
}

function listConnections(state: AdaptersState): readonly Connection[] {
  return selectNamespaces(state).flatMap((namespace) => state.byNamespace[namespace]?.connections ?? [])
}
