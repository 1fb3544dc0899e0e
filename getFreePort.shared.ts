import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux, macOS and Windows assign by themselves (from 32768 or 49152 on). */
const first = 20_000
const count = 12_000

/**
 * Returns a port of 127.0.0.1 that is free and stays free until the caller uses it. A port that the system assigns may be
 * assigned again to any other process before that; the system never assigns one of these.
 */
export async function getFreePort(): Promise<number> {
  const port = first + Math.floor(Math.random() * count)
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch {
    return getFreePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
