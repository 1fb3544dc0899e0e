import { waitForWallet, withLimits } from '@latchkey/core/adapter'
import type { StoredConnection } from '@latchkey/core/adapter'
import type { FoundWallet } from '../discovery/types.ts'
import { SILENT_TIMEOUT } from './constants.ts'
import type { Ledger } from './createLedger.ts'
import { createLink } from './createLink.ts'
import type { Engine, EngineContext } from './types.ts'

/**
 * Makes what brings stored connections back: all wallets are asked at once, each by its own silent means. One that has
 * none, is locked or gone is not restored, and stays in storage for the next load.
 */
export function createRestorer(parameters: {
  readonly shell: EngineContext
  readonly ledger: Ledger
}): Engine['restore'] {
  const { shell, ledger } = parameters
  const { clock } = shell.context.ports
  const { life } = shell

  /** The wallet, if it is in the page or comes soon. */
  const findWallet = (id: string): Promise<FoundWallet | undefined> =>
    waitForWallet({ find: () => shell.findWallet(id), watch: shell.watchWallets, clock, life })

  const restoreOne = async (stored: StoredConnection, place: number): Promise<void> => {
    const { connectorId, activeAddress, networkId } = stored
    const wallet = await findWallet(connectorId)
    const link = wallet && createLink(wallet, { networks: shell.context.networks })
    if (link?.restore === undefined) return
    const view = await withLimits(link.restore({ networkId }), { clock, signals: [life], timeout: SILENT_TIMEOUT })
    // Somebody may have connected it meanwhile.
    if (view.accounts.length === 0 || ledger.find((entry) => entry.connectorId === connectorId)) return
    ledger.add({ id: `bip122:${connectorId}`, connectorId, link, view, preferred: activeAddress, place })
  }

  return async (stored) => {
    await Promise.allSettled(stored.map(restoreOne))
  }
}
