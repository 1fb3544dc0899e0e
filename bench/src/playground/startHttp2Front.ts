import { request as send } from 'node:http'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import { pipeline } from 'node:stream'
import { createCertificate } from '../createCertificate.ts'

/** Headers that belong to one connection, which HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'host', 'keep-alive', 'transfer-encoding', 'upgrade'])

/**
 * Serves another server's answers over HTTP/2, as they are: its compression and cache headers stay.
 *
 * @param parameters.without paths that it answers with 404.
 */
export async function startHttp2Front(parameters: {
  readonly target: string
  readonly without: readonly string[]
}): Promise<{ readonly url: string; stop(): void }> {
  const { target, without } = parameters
  const pick = <value>(headers: Readonly<Record<string, value>>): Record<string, value> =>
    Object.fromEntries(
      Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name.toLowerCase())),
    )
  const server = createSecureServer(createCertificate(), (request, response) => {
    if (without.includes(request.url)) {
      response.writeHead(404).end()
      return
    }
    const forwarded = send(
      new URL(request.url, target),
      { method: request.method, headers: pick(request.headers) },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, pick(answer.headers))
        pipeline(answer, response.stream, () => undefined)
      },
    )
    forwarded.once('error', () => response.stream.destroy())
    pipeline(request.stream, forwarded, () => undefined)
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
    stop: () => {
      for (const session of sessions) session.destroy()
      server.close()
    },
  }
}
