import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestedPort } from '../createPortError.ts'
import type { DevnetIdentity } from '../DevnetDescription.ts'
import { listen } from '../http/listen.ts'
import type { Identity } from './createIdentity.ts'

/** A running identity provider. */
export interface IdentityProvider {
  readonly description: DevnetIdentity
  stop(): Promise<void>
}

/**
 * Starts an identity provider that imitates the providers of social logins. Its libraries load with the first request, so that
 * they do not slow down the start.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`
 */
export async function startIdentity({ port }: { readonly port: RequestedPort }): Promise<IdentityProvider> {
  let url = ''
  let loading: Promise<Identity> | undefined
  const load = async (): Promise<Identity> => {
    const { createIdentity } = await import('./createIdentity.ts')
    return createIdentity({ url })
  }
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) => {
    // Otherwise a page whose host name is made to resolve to this machine could read it.
    if (request.headers.host !== new URL(url).host) {
      response.writeHead(421, { 'content-type': 'application/json' }).end('{"code":"wrong_host"}')
      return
    }
    loading ??= load()
    void loading
      .then((answer) => answer(request, response))
      .catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ code: 'failed', message: String(error) }))
      })
  })
  url = `http://127.0.0.1:${await listen({ server, port })}`
  return {
    description: { url },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
