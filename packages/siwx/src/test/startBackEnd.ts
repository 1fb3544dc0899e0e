import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { answerSiwx, type VisitorState } from './readme/server.ts'

/** Starts the back end of the README for one visitor. */
export async function startBackEnd() {
  let id = 1
  const visitor: VisitorState = {
    nonces: new Set(),
    sessions: [],
    async changeId() {
      id += 1
    },
  }
  const server = createServer((incoming, outgoing) => {
    const answer = async (): Promise<void> => {
      const { method = 'GET', url = '/' } = incoming
      const body = await text(incoming)
      const request = new Request(`http://localhost${url}`, { method, ...(body === '' ? {} : { body }) })
      const response = await answerSiwx(request, visitor)
      outgoing.writeHead(response.status).end(await response.text())
    }
    answer().catch((error: unknown) => outgoing.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port.')
  return {
    visitor,
    /** The id of the visit. */
    getId: () => id,
    url: `http://127.0.0.1:${address.port}/api/siwx`,
    async stop(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
