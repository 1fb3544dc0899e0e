import { readSite } from '@latchkey/secure-site'
import { createProjectReader } from '../../projects/createProjectReader.ts'
import type { FloodGuard } from '../createFloodGuard.ts'
import { createHttpServer, type HttpServer } from '../createHttpServer.ts'
import { checkSiteHost } from './checkSiteHost.ts'
import { createSecureSiteApp, type SiteServices } from './createSecureSiteApp.ts'

/** The listener of the secure site. */
export interface SecureSite extends HttpServer {
  /** Its origin. */
  readonly url: string
}

/**
 * Opens the listener of the secure site, if it is configured.
 *
 * @throws CloudError `port.taken`, `config.invalid`.
 */
export async function openSecureSite(services: SiteServices, flood: FloodGuard): Promise<SecureSite | undefined> {
  const { context, settings } = services
  const { host, http, isDev, secureSite } = settings
  if (secureSite === undefined) return undefined
  let url = secureSite.url ?? toLocalUrl(secureSite.port)
  const projects = await createProjectReader({ database: context.storage.database, isDev }).select(undefined)
  checkSiteHost({ url, projects })
  const server = await createHttpServer({
    app: createSecureSiteApp({ ...services, site: await readSite(), getUrl: () => url }),
    relay: undefined,
    listener: 'secureSite',
    host,
    port: secureSite.port,
    requestTimeout: http.requestTimeout,
    connectionsAtMost: http.connectionsAtMost,
    flood,
    securityLog: context.securityLog,
  })
  url = secureSite.url ?? toLocalUrl(server.port)
  return { ...server, url }
}

/** A name that every browser leads to this machine, and that is another site than the app's. */
function toLocalUrl(port: number): string {
  return new URL(`http://wallet.localhost:${port}`).origin
}
