import { globSync, readFileSync } from 'node:fs'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { createCertificate } from './createCertificate.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** A served request for a file. */
export interface Sent {
  readonly path: string
  /** Size of the body, after gzip. */
  readonly bytes: number
}

export interface AppServer {
  readonly url: string
  /** Returns every file served since the last call. */
  takeSent(): readonly Sent[]
  stop(): void
}

/**
 * Serves a built app as production does: over HTTP/2, gzipped, with a cache lifetime of one year for hashed files and revalidation
 * of the document. `/rpc` answers as a node that knows one balance.
 */
export async function startAppServer(folder: string): Promise<AppServer> {
  const files = new Map(
    globSync('**/*.*', { cwd: folder }).map((file) => [
      `/${file}`.replace('/index.html', '/'),
      { type: types[path.extname(file)], body: gzipSync(readFileSync(path.join(folder, file)), { level: 9 }) },
    ]),
  )
  let sent: Sent[] = []
  const server = createSecureServer(createCertificate(), (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    if (pathname === '/rpc') {
      let text = ''
      request.setEncoding('utf8').on('data', (part: string) => (text += part))
      request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answerRpc(text)))
      return
    }
    const file = files.get(pathname)
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    sent.push({ path: pathname, bytes: file.body.length })
    response.writeHead(200, {
      'content-type': file.type ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-length': file.body.length,
      'cache-control': pathname === '/' ? 'no-cache' : 'public, max-age=31536000, immutable',
    })
    response.end(file.body)
  })
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `https://127.0.0.1:${port}`,
    takeSent: () => {
      const requests = sent
      sent = []
      return requests
    },
    stop: () => {
      for (const session of sessions) session.destroy()
      server.close()
    },
  }
}

interface RpcRequest {
  readonly id: number
  readonly method: string
}

function answerRpc(text: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only our own apps send this request
  const body = JSON.parse(text) as RpcRequest | readonly RpcRequest[]
  const answer = ({ id, method }: RpcRequest): object => ({
    jsonrpc: '2.0',
    id,
    result: method === 'eth_getBalance' ? '0xde0b6b3a7640000' : '0x1',
  })
  return JSON.stringify('method' in body ? answer(body) : body.map(answer))
}
