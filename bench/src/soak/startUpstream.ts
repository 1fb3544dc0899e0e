import { once } from 'node:events'
import { createServer } from 'node:http'

/** Starts a JSON-RPC server that gives every request the same result. */
export async function startUpstream(): Promise<{
  readonly url: string
  /** The calls that it got so far; a batch counts each of its calls. */
  count(): number
  stop(): void
}> {
  let calls = 0
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      calls += body.split('"method":').length - 1
      const id = /"id":(\d+)/.exec(body)?.[1] ?? '1'
      response.setHeader('content-type', 'application/json')
      response.end(`{"jsonrpc":"2.0","id":${id},"result":"0x10"}`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The upstream has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    count: () => calls,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
