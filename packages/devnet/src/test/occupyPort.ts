import { once } from 'node:events'
import { createServer } from 'node:net'

/** Listens on a free port of 127.0.0.1, as another program would. */
export async function occupyPort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new TypeError('The server has no port.')
  return {
    port: address.port,
    async release() {
      server.close()
      await once(server, 'close')
    },
  }
}
