// server.ts
import { parseSession, SiwxError, verifySession, type SiwxRpc, type SiwxSession } from '@latchkey/siwx/verify'

const domain = 'app.example.com'
/** Sessions per sign-in, and sessions and open nonces per visitor. */
const atMost = { atOnce: 5, kept: 20 }

/** What your server keeps for one visit, found by your session cookie. */
export interface VisitorState {
  nonces: Set<string>
  sessions: readonly SiwxSession[]
  /** Gives the visit a new id in a new cookie, so that an id that an attacker has planted or seen is worthless. */
  changeId(): Promise<void>
}

/** Answers `/api/siwx/…` with web-standard requests and responses, as Hono, Next.js and others use them. */
export async function answerSiwx(request: Request, visitor: VisitorState, rpc?: SiwxRpc): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const account = searchParams.get('account')?.toLowerCase()
  const isOf = ({ data }: SiwxSession) => `${data.chainId}:${data.accountAddress}`.toLowerCase() === account

  if (pathname.endsWith('/nonce')) {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    visitor.nonces.add(nonce)
    for (const old of [...visitor.nonces].slice(0, -atMost.kept)) visitor.nonces.delete(old)
    return Response.json({ nonce })
  }
  if (request.method === 'GET') return Response.json({ sessions: visitor.sessions.filter(isOf) })
  if (request.method === 'DELETE') {
    visitor.sessions = visitor.sessions.filter((session) => account !== undefined && !isOf(session))
    return new Response(null, { status: 204 })
  }
  try {
    const body: { sessions: unknown[]; replace: boolean } = await request.json()
    const sessions = body.sessions.slice(0, atMost.atOnce).map(parseSession)
    // Each nonce works once, even if verification fails.
    const nonces = new Set(sessions.map(({ data }) => data.nonce).filter((nonce) => visitor.nonces.delete(nonce)))
    for (const session of sessions) {
      const { nonce } = session.data
      await verifySession({ session, expected: { domain, nonce: nonces.has(nonce) ? nonce : '' }, rpc })
    }
    await visitor.changeId()
    visitor.sessions = [...sessions, ...(body.replace ? [] : visitor.sessions)].slice(0, atMost.kept)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!(error instanceof SiwxError)) throw error
    return Response.json({ code: error.code, message: error.message }, { status: 403 })
  }
}
