import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The pages of other origins whose frame may contain the page with connectors of their own. */
const hosts = 'https://app.safe.global https://farcaster.xyz https://other.example'

/** Returns the strictest policy for a page with its own scripts. Wallet icons are `data:` URLs (EIP-6963). */
const toPolicy = (ancestors: string): string =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    // An app lists its cloud in its policy; here, any port of this machine is allowed.
    // The secure site of a cloud on this machine.
    "frame-src 'self' http://wallet.localhost:*",
    "connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*",
  ].join('; ')

export interface StartServerParameters {
  /** The folder of the built page. */
  readonly folder: string
  /** JSON-RPC endpoints by chain id, which the page reaches as `/rpc/<chain id>`. */
  readonly rpcUrls: Readonly<Record<number, string>>
}

/** Serves the page under a strict Content-Security-Policy, and its chains from the same origin. */
export async function startServer(parameters: StartServerParameters): Promise<{
  readonly url: string
  stop(): Promise<void>
}> {
  const { folder, rpcUrls } = parameters
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const rpc = /^\/rpc\/(\d+)$/.exec(pathname)
    if (rpc) {
      void forward({ request, response, url: rpcUrls[Number(rpc[1])] })
      return
    }
    const file = path.join(folder, pathname === '/' ? 'index.html' : path.normalize(pathname))
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-security-policy': toPolicy(pathname.startsWith('/connectors/') ? hosts : "'none'"),
    })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function forward(parameters: {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: string | undefined
}): Promise<void> {
  const { request, response, url } = parameters
  if (url === undefined) {
    response.writeHead(404).end()
    return
  }
  try {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat(chunks),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  } catch {
    response.writeHead(502).end()
  }
}
