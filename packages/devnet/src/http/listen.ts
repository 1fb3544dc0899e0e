import { once } from 'node:events'
import type { Server } from 'node:net'
import { createPortError, type RequestedPort } from '../createPortError.ts'

/**
 * Makes a server listen on 127.0.0.1, and resolves with its port.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`
 */
export async function listen({ server, port }: { server: Server; port: RequestedPort }): Promise<number> {
  server.listen(port.number, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw createPortError({ port, reason: 'taken' })
    if (code === 'EACCES') throw createPortError({ port, reason: 'denied' })
    throw error
  }
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port.number
}
