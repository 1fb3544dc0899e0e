import { createServer } from 'node:http'

/** An HTTP server of a test. */
export interface TestServer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts an HTTP server on a free port of this machine. Without an answer the connection stays open. */
export async function startTestServer(
  answer: (request: {
    /** The path with its query. */
    readonly path: string
    readonly method: string
    readonly body: string
  }) => Promise<{ readonly status?: number | undefined; readonly body: string }>,
): Promise<TestServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: string[] = []
      for await (const chunk of request.setEncoding('utf8')) chunks.push(String(chunk))
      const { url: path = '', method = 'GET' } = request
      const { status = 200, body } = await answer({ path, method, body: chunks.join('') })
      response.statusCode = status
      response.end(body)
    })()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
