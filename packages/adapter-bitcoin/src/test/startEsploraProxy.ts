import { startTestServer, type TestServer } from '@latchkey/testing/adapter'

/** A server's answer. */
export interface EsploraReply {
  readonly status?: number | undefined
  readonly body: string
}

/** An esplora server whose answers a test controls by path. It forwards all others to a real one. */
export interface EsploraProxy extends TestServer {
  /** Every request so far: method and path. */
  readonly requests: readonly string[]
}

/** Starts the server. If `answer` returns `undefined`, the request is forwarded. It may never resolve. */
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
  const server = await startTestServer(async ({ path, method, body }) => {
    requests.push(`${method} ${path}`)
    return (await answer(path, body)) ?? (await pass(path, method, body))
  })
  return { ...server, requests }
}
