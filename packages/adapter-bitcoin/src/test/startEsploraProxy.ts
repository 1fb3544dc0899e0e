import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a server answers. */
export interface EsploraReply {
  readonly status?: number | undefined
  readonly body: string
}

/** An esplora server whose answers a test decides, path by path; what it leaves is asked of a real one. */
export interface EsploraProxy {
  readonly url: string
  /** Every request so far: method and path. */
  readonly requests: readonly string[]
  stop(): Promise<void>
}

/** Starts a server on a free port. What `answer` returns is answered; never is silence. */
export async function startEsploraProxy(
  answer: (path: string, body: string) => EsploraReply | undefined | Promise<EsploraReply | undefined>,
  upstream?: string,
): Promise<EsploraProxy> {
  const requests: string[] = []
  const pass = async (path: string, method: string, body: string): Promise<EsploraReply> => {
    if (upstream === undefined) return { status: 404, body: 'Not found' }
    const response = await fetch(`${upstream}${path}`, method === 'POST' ? { method, body } : {})
    return { status: response.status, body: await response.text() }
  }
  const server = createServer((request, response) => {
    void (async () => {
      const { url: path = '', method = 'GET' } = request
      requests.push(`${method} ${path}`)
      const body = await readBody(request)
      const { status = 200, body: text } = (await answer(path, body)) ?? (await pass(path, method, body))
      response.statusCode = status
      response.end(text)
    })()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${getPort(server.address())}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: string[] = []
  for await (const chunk of request.setEncoding('utf8')) chunks.push(String(chunk))
  return chunks.join('')
}

function getPort(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}
