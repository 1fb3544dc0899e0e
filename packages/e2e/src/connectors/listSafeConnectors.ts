import type { CreateConnectorFn } from 'wagmi'
import { safe } from 'wagmi/connectors/safe'
import { isFramedBy } from './isFramedBy.ts'

/** Whose frame may contain the app. Add your own origin if you host Safe's interface. */
const hosts = [/^https:\/\/app\.safe\.global$/]

/** Returns Safe's connector if Safe shows the page, otherwise none. `icon` is an `https:` or `data:` URL. */
export function listSafeConnectors(icon: string): readonly CreateConnectorFn[] {
  if (!isFramedBy(hosts)) return []
  // By default, the connector waits 10 ms for Safe, which a busy page exceeds.
  const create = safe({ allowedDomains: hosts, shimDisconnect: true, unstable_getInfoTimeout: 5_000 })
  return [(config) => ({ ...create(config), icon })]
}
