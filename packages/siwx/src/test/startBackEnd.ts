import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { SiwxSession } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import { createNonce } from '../storages/createNonce.ts'
import { verifySession } from '../verify/verifySession.ts'

/** A back end as an app would write its own, in memory: one visitor, told apart by nothing. */
export async function startBackEnd(parameters: { readonly domain: string; readonly now: () => number }) {
  const nonces = new Set<string>()
  let sessions: readonly SiwxSession[] = []
  const calls: string[] = []

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const call = `${request.method} ${url.pathname}`
    calls.push(call)
    const account = url.searchParams.get('account')
    const isOf = ({ data }: SiwxSession): boolean => `${data.chainId}:${data.accountAddress}` === account
    if (call === 'GET /auth/nonce') {
      const nonce = createNonce()
      nonces.add(nonce)
      return { nonce }
    }
    if (call === 'POST /auth/sessions') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { sessions: SiwxSession[]; replace: boolean }
      for (const session of body.sessions) {
        const { nonce } = session.data
        if (!nonces.has(nonce)) throw new SiwxError('siwx.nonceMismatch', 'No such nonce.')
        await verifySession({ session, expected: { domain: parameters.domain, nonce }, now: parameters.now })
      }
      for (const { data } of body.sessions) nonces.delete(data.nonce)
      sessions = [...body.sessions, ...(body.replace ? [] : sessions)]
      return undefined
    }
    if (call === 'GET /auth/sessions') return { sessions: sessions.filter(isOf) }
    if (call === 'DELETE /auth/sessions') {
      sessions = sessions.filter((session) => account !== null && !isOf(session))
      return undefined
    }
    throw new SiwxError('siwx.refused', 'No such call.')
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (body) => response.writeHead(body === undefined ? 204 : 200).end(JSON.stringify(body)),
      (error: unknown) => {
        const { code, message } = error instanceof SiwxError ? error : { code: 'broken', message: String(error) }
        response.writeHead(403).end(JSON.stringify({ code, message }))
      },
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/auth`,
    calls,
    async stop(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
