import { reconnect, watchConnectors, type Config } from '@wagmi/core'

/** Connects the account that the visitor chose in Ledger Live, once its browser announces it. Never prompts. */
export function connectLedgerLive(config: Config): void {
  const connect = (): void => {
    const ledger = config.connectors.find(({ id }) => id === 'com.ledger')
    if (ledger === undefined || config.state.status.endsWith('connecting')) return
    for (const end of ends) end()
    // wagmi reconnects once at a time, and begins no second time while it reports the end of the first.
    if (config.state.connections.size === 0) queueMicrotask(() => void reconnect(config, { connectors: [ledger] }))
  }
  const ends = [watchConnectors(config, { onChange: connect }), config.subscribe(({ status }) => status, connect)]
}
