import { SILENT_TIMEOUT, waitForWallet, withLimits } from '@latchkey/core/adapter'
import type { StoredConnection } from '@latchkey/core/adapter'
import type { ConnectionStore } from './createConnectionStore.ts'
import type { Engine, EngineContext } from './Engine.ts'
import { openWallet } from './openWallet.ts'

/**
 * Creates the function that restores stored connections. It asks all wallets at once. A wallet without a silent way to
 * restore, or one that is locked or gone, is not restored and stays in storage for the next page load.
 */
export function createRestorer(parameters: {
  readonly shell: EngineContext
  readonly store: ConnectionStore
}): Engine['restore'] {
  const { shell, store } = parameters
  const { networks, ports } = shell.context
  const { clock } = ports
  const { signal } = shell

  const restoreOne = async (stored: StoredConnection, index: number): Promise<void> => {
    const { connectorId, activeAddress, networkId } = stored
    const wallet = await waitForWallet({ ...shell, clock, connectorId })
    const connectedWallet = wallet && openWallet(wallet, { networks })
    if (connectedWallet?.restore === undefined) return
    const restoring = connectedWallet.restore({ networkId })
    const view = await withLimits(restoring, { clock, signals: [signal], timeout: SILENT_TIMEOUT })
    // The visitor may have connected it meanwhile.
    if (view.accounts.length === 0 || store.find((entry) => entry.connectorId === connectorId)) return
    store.add({ id: `bip122:${connectorId}`, connectorId, connectedWallet, view, preferred: activeAddress, index })
  }

  return async (stored) => {
    await Promise.allSettled(stored.map(restoreOne))
  }
}
