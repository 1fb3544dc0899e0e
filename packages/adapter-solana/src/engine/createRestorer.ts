import { waitForWallet } from '@latchkey/core/adapter'
import type { FoundWallet } from '../discovery/types.ts'
import type { Ledger } from './createLedger.ts'
import type { OpenWallet } from './createOpenWallet.ts'
import type { Engine, EngineContext } from './types.ts'

/**
 * Makes what brings stored connections back: all wallets are asked at once, and of those that answer the first of the list is
 * the active one, unless the visitor has chosen meanwhile.
 */
export function createRestorer(parameters: {
  readonly shell: EngineContext
  readonly ledger: Ledger
  readonly openWallet: OpenWallet
  /** Whether the visitor has connected or chosen something since the page was loaded. */
  readonly hasChosen: () => boolean
}): Engine['restore'] {
  const { shell, ledger, openWallet, hasChosen } = parameters
  const { life, context } = shell
  const { clock } = context.ports

  /** The wallet, if it is in the page or comes soon. */
  const findWallet = (id: string): Promise<FoundWallet | undefined> =>
    waitForWallet({ find: () => shell.findWallet(id), watch: shell.watchWallets, clock, life })

  return async (stored) => {
    const places: number[] = []
    const jobs = stored.map(async ({ connectorId, activeAddress, networkId }, place) => {
      const wallet = await findWallet(connectorId)
      if (wallet === undefined) return
      const link = await openWallet({ wallet, signal: life, isSilent: true })
      const id = `solana:${connectorId}`
      // The visitor was quicker.
      if (ledger.find((connection) => connection.id === id)) return
      const isFirst = places.every((other) => place < other)
      places.push(place)
      const isActivated = isFirst && !hasChosen()
      ledger.put({ id, connectorId, link, address: activeAddress, networkId, isActivated })
    })
    // What does not answer as it should is not restored.
    await Promise.allSettled(jobs)
  }
}
