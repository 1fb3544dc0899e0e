import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** How a provider behaves. Down: it breaks connections. Slow: it never answers. Wrong: it answers with a web page. */
export type ProviderMode = 'right' | 'down' | 'slow' | 'wrong'

/** A provider before a real server, to fail on demand. */
export interface Provider {
  readonly url: string
  mode: ProviderMode
  stop(): Promise<void>
}

/** Starts a provider that passes everything on to a server while its mode is `right`. */
export async function startProvider(target: string): Promise<Provider> {
  const server = createServer((request, response) => {
    // The cloud gives up on a provider that never answers.
    void handle(request, response).catch(() => response.destroy())
  })
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    if (provider.mode === 'slow') return
    if (provider.mode === 'down') return void request.socket.destroy()
    if (provider.mode === 'wrong')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
    const answer = await fetch(`${target}${request.url === '/' ? '' : (request.url ?? '')}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body === '' ? {} : { body }),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const provider: Provider = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    mode: 'right',
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return provider
}
