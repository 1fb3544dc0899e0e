import { waitForWallet, withLimits } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import { APP_RECONNECT_TIMEOUT, SILENT_TIMEOUT } from './constants.ts'
import type { FoundWallet } from '../discovery/types.ts'
import { askSilently } from '../utils/askSilently.ts'
import type { Connections } from './createConnections.ts'
import type { Ledger } from './createLedger.ts'
import type { Engine, EngineContext, RestorableConnection } from './types.ts'

/**
 * Makes what brings stored connections back: all wallets are asked at once, and of those that answer the first of the
 * list is the active one. An app that reconnects by its own wagmi config is let go first.
 */
export function createRestorer(parameters: {
  readonly shell: EngineContext
  readonly config: Config
  readonly ledger: Ledger
  readonly connections: Connections
}): Engine['restore'] {
  const { shell, config, ledger, connections } = parameters
  const { clock } = shell.context.ports
  const { life } = shell

  /** The wallet, if it is in the page or comes soon. */
  const findWallet = (id: string): Promise<FoundWallet | undefined> =>
    waitForWallet({ find: () => shell.findWallet(id), watch: shell.watchWallets, clock, life })

  const isBusy = (): boolean => config.state.status === 'connecting' || config.state.status === 'reconnecting'

  const settleConfig = async (): Promise<void> => {
    if (!isBusy()) return
    let unsubscribe = (): void => undefined
    const settled = new Promise<void>((resolve) => {
      unsubscribe = config.subscribe(isBusy, (busy) => busy || resolve())
    })
    await withLimits(settled, { clock, signals: [life], timeout: APP_RECONNECT_TIMEOUT })
      .catch(() => undefined)
      .finally(unsubscribe)
  }

  const restoreOne = async ({
    connectorId,
    activeAddress,
    answers,
  }: RestorableConnection): Promise<string | undefined> => {
    const isConnected = (): boolean => ledger.find((connection) => connection.connectorId === connectorId) !== undefined
    if (isConnected()) return undefined
    const connector = shell.parameters.wagmiConfig && config.connectors.find(({ id }) => id === connectorId)
    if (connector) {
      const isAuthorized = withLimits(connector.isAuthorized(), { clock, signals: [life], timeout: SILENT_TIMEOUT })
      return (await isAuthorized) ? connections.connectApp({ connector, signal: life, isSilent: true }) : undefined
    }
    const wallet = await findWallet(connectorId)
    if (wallet === undefined || isConnected()) return undefined
    const silent = { answers: answers ?? askSilently(wallet.provider, activeAddress), address: activeAddress }
    return connections.connectWallet({ wallet, signal: life, silent })
  }

  return async (stored) => {
    await settleConfig()
    const places = new Map<string, number>()
    const jobs = stored.map(async (connection, place) => {
      // A wallet that does not answer, is locked or gone is not restored.
      const uid = await restoreOne(connection).catch(() => undefined)
      if (uid === undefined) return
      const isFirst = [...places.values()].every((other) => place < other)
      places.set(uid, place)
      if (isFirst) ledger.pin(uid)
    })
    await Promise.all(jobs)
    ledger.unpin()
  }
}
