import { isDisputed, SILENT_TIMEOUT, waitForWallet, withLimits } from '@latchkey/core/adapter'
import type { StoredConnection } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import { askSilently } from './askSilently.ts'
import type { Connections } from './createConnections.ts'
import type { WagmiStateSync } from './createWagmiStateSync.ts'
import type { Engine, EngineContext } from './Engine.ts'

/** How long the restorer waits for the app's own wagmi config to reconnect, in ms. */
const APP_RECONNECT_TIMEOUT = 10_000

/**
 * Creates the function that restores stored connections. It asks all wallets at once; the first of the list that answers
 * becomes the active one. It first waits for an app that reconnects through its own wagmi config.
 */
export function createRestorer(parameters: {
  readonly shell: EngineContext
  readonly config: Config
  readonly state: WagmiStateSync
  readonly connections: Connections
}): Engine['restore'] {
  const { shell, config, state, connections } = parameters
  const { clock } = shell.context.ports
  const { signal } = shell

  const isBusy = (): boolean => config.state.status === 'connecting' || config.state.status === 'reconnecting'

  const waitForConfig = async (): Promise<void> => {
    if (!isBusy()) return
    let unsubscribe = (): void => undefined
    const idle = new Promise<void>((resolve) => {
      unsubscribe = config.subscribe(isBusy, (busy) => busy || resolve())
    })
    await withLimits(idle, { clock, signals: [signal], timeout: APP_RECONNECT_TIMEOUT })
      .catch(() => undefined)
      .finally(unsubscribe)
  }

  /** Returns the connector's uid, or `undefined` if there is nothing to restore. */
  const restoreOne = async ({ connectorId, activeAddress }: StoredConnection): Promise<string | undefined> => {
    const isConnected = (): boolean => state.find((connection) => connection.connectorId === connectorId) !== undefined
    if (isConnected()) return undefined
    const found = shell.listWallets().map(({ descriptor }) => descriptor)
    if (isDisputed(connectorId, found)) return undefined
    const connector = shell.parameters.wagmiConfig && config.connectors.find(({ id }) => id === connectorId)
    if (connector) {
      const isAuthorized = withLimits(connector.isAuthorized(), { clock, signals: [signal], timeout: SILENT_TIMEOUT })
      return (await isAuthorized) ? connections.connectApp({ connector, signal, isSilent: true }) : undefined
    }
    const wallet = await waitForWallet({ ...shell, clock, connectorId })
    if (wallet === undefined || isConnected()) return undefined
    const answers = shell.prefetched.get(connectorId) ?? askSilently(wallet.provider, activeAddress)
    return connections.connectWallet({ wallet, signal, silent: { answers, address: activeAddress } })
  }

  return async (stored) => {
    await waitForConfig()
    const restored: number[] = []
    const jobs = stored.map(async (connection, index) => {
      // A wallet that does not answer, is locked or gone is not restored.
      const uid = await restoreOne(connection).catch(() => undefined)
      if (uid === undefined) return
      const isFirst = restored.every((other) => index < other)
      restored.push(index)
      if (isFirst) state.keepActive(uid)
    })
    await Promise.all(jobs)
    state.releaseActive()
  }
}
