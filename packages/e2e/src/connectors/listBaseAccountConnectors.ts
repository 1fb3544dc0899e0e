import type { CreateConnectorFn } from 'wagmi'
import { baseAccount } from 'wagmi/connectors/baseAccount'

/** Returns the connector of Base Account. `icon` is an `https:` or `data:` URL. */
export function listBaseAccountConnectors(icon: string): readonly CreateConnectorFn[] {
  const create = baseAccount({ appName: 'Your app', preference: { telemetry: false } })
  return [(config) => ({ ...create(config), icon })]
}
