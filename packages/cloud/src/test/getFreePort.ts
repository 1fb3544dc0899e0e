import { once } from 'node:events'
import { createServer } from 'node:net'

/** A currently unused port on 127.0.0.1. */
export async function getFreePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new TypeError('The server has no port.')
  return address.port
}
