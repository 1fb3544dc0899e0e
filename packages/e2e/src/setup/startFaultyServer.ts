import { createServer, request as ask } from 'node:http'

/** How a request fails: answered with 503, or its connection is cut. */
export type Fault = 'unavailable' | 'cut'

/** A server in front of the pages' own, whose requests can fail. */
export interface FaultyServer {
  readonly url: string
  /** The paths of all requests, in order. */
  readonly paths: readonly string[]
  /** Says which requests fail from now on. */
  failWhere(find: (path: string) => Fault | undefined): void
  stop(): Promise<void>
}

/** @param target the origin of the server behind. */
export async function startFaultyServer(target: string): Promise<FaultyServer> {
  const paths: string[] = []
  let findFault: (path: string) => Fault | undefined = () => undefined
  const server = createServer((request, response) => {
    const { headers, method, url = '/' } = request
    paths.push(url)
    const fault = findFault(url)
    if (fault === 'cut') {
      request.socket.destroy()
      return
    }
    if (fault === 'unavailable') {
      response.writeHead(503).end()
      return
    }
    const passed = ask(new URL(url, target), { method, headers }, (answer) => {
      // A file from the cache would not fail.
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'cache-control': 'no-store' })
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new TypeError('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    paths,
    failWhere: (find) => {
      findFault = find
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
