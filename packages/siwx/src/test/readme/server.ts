// server.ts
import { parseSession, SiwxError, verifySession, type SiwxRpc, type SiwxSession } from '@latchkey/siwx/verify'

const domain = 'app.example.com'

/** What your server keeps for one visitor, found by your session cookie. */
export interface VisitorState {
  nonces: Set<string>
  sessions: readonly SiwxSession[]
}

/** Answers `/api/siwx/…` with web-standard requests and responses, as Hono, Next.js and others use them. */
export async function answerSiwx(request: Request, visitor: VisitorState, rpc?: SiwxRpc): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const account = searchParams.get('account')?.toLowerCase()
  const isOf = ({ data }: SiwxSession) => `${data.chainId}:${data.accountAddress}`.toLowerCase() === account

  if (pathname.endsWith('/nonce')) {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    visitor.nonces.add(nonce)
    return Response.json({ nonce })
  }
  if (request.method === 'GET') return Response.json({ sessions: visitor.sessions.filter(isOf) })
  if (request.method === 'DELETE') {
    visitor.sessions = visitor.sessions.filter((session) => account !== undefined && !isOf(session))
    return new Response(null, { status: 204 })
  }
  try {
    const body: { sessions: unknown[]; replace: boolean } = await request.json()
    const sessions = body.sessions.map(parseSession)
    // Each nonce works once, even if verification fails.
    const nonces = new Set(sessions.map(({ data }) => data.nonce).filter((nonce) => visitor.nonces.delete(nonce)))
    for (const session of sessions) {
      const { nonce } = session.data
      await verifySession({ session, expected: { domain, nonce: nonces.has(nonce) ? nonce : '' }, rpc })
    }
    visitor.sessions = [...sessions, ...(body.replace ? [] : visitor.sessions)]
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!(error instanceof SiwxError)) throw error
    return Response.json({ code: error.code, message: error.message }, { status: 403 })
  }
}
