import { once } from 'node:events'
import { createServer } from 'node:http'

/** Starts a server that accepts requests and never answers. */
export async function startSilent(): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer(() => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
