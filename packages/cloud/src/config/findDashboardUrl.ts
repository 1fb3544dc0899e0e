import { isIP } from 'node:net'
import { isLoopbackHost } from './isLoopbackHost.ts'
import type { Settings } from './Settings.ts'

/**
 * Returns the origin on which operators log in; `undefined` if the operator has turned the dashboard off, or if browsers would
 * allow no passkeys on the only origin that is known.
 *
 * @param ports the ports that the node listens on, if they may differ from the settings.
 */
export function findDashboardUrl(
  settings: Pick<Settings, 'admin' | 'dashboard' | 'port' | 'publicUrls'>,
  ports: { readonly public?: number | undefined; readonly admin?: number | undefined } = {},
): string | undefined {
  const { admin, dashboard, port, publicUrls } = settings
  if (!dashboard.isOn) return undefined
  if (dashboard.url !== undefined) return dashboard.url
  if (admin !== undefined) {
    // The public URL does not lead to this port.
    return isLoopbackHost(admin.host) ? toOrigin(`http://localhost:${ports.admin ?? admin.port}`) : undefined
  }
  const [publicUrl = `http://localhost:${ports.public ?? port}`] = publicUrls
  const origin = toOrigin(publicUrl.replace(/^ws/, 'http'))
  return canHavePasskeys(origin) ? origin : undefined
}

/** Whether browsers allow passkeys on an origin: https with a host name, or localhost. */
export function canHavePasskeys(origin: string): boolean {
  const { hostname, protocol } = new URL(origin)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0) return false
  return protocol === 'https:' || (protocol === 'http:' && /^(?:.+\.)?localhost$/.test(hostname))
}

/** The origin of a URL. Browsers allow no passkeys on the address of this machine, only on its name. */
function toOrigin(url: string): string {
  const { hostname, origin } = new URL(url)
  return isIP(hostname) > 0 && isLoopbackHost(hostname) ? origin.replace(hostname, 'localhost') : origin
}
