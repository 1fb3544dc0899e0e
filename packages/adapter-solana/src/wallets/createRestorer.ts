import { waitForWallet } from '@latchkey/core/adapter'
import type { ConnectionStore } from './createConnectionStore.ts'
import type { OpenWallet } from './createOpenWallet.ts'
import type { Engine, EngineContext } from './Engine.ts'

/**
 * Creates the function that restores stored connections. It asks all wallets at once; the first of the list that answers
 * becomes the active one, unless the visitor has chosen a wallet meanwhile.
 */
export function createRestorer(parameters: {
  readonly shell: EngineContext
  readonly store: ConnectionStore
  readonly openWallet: OpenWallet
  /** Whether the visitor has connected or chosen a wallet since the page was loaded. */
  readonly hasChosen: () => boolean
}): Engine['restore'] {
  const { shell, store, openWallet, hasChosen } = parameters
  const { clock } = shell.context.ports

  return async (stored) => {
    const restored: number[] = []
    const jobs = stored.map(async ({ connectorId, activeAddress, networkId }, index) => {
      const wallet = await waitForWallet({ ...shell, clock, connectorId })
      if (wallet === undefined) return
      const connectedWallet = await openWallet({ wallet, signal: shell.signal, isSilent: true })
      const id = `solana:${connectorId}`
      // The visitor may have connected it meanwhile.
      if (store.find((connection) => connection.id === id)) return
      const isFirst = restored.every((other) => index < other)
      restored.push(index)
      const isActivated = isFirst && !hasChosen()
      store.add({ id, connectorId, connectedWallet, address: activeAddress, networkId, isActivated })
    })
    // A wallet that fails to answer is not restored.
    await Promise.allSettled(jobs)
  }
}
