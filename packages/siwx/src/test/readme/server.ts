// server.ts
import { parseSession, SiwxError, verifySession, type SiwxRpc, type SiwxSession } from '@latchkey/siwx/verify'

const domain = 'app.example.com'

/** What your cookie leads to. */
export interface Visit {
  nonces: Set<string>
  sessions: readonly SiwxSession[]
}

/** Answers `/api/siwx/…` with the requests and responses of the web, as Hono, Next.js and most others have them. */
export async function answerSiwx(request: Request, visit: Visit, rpc?: SiwxRpc): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const account = searchParams.get('account')?.toLowerCase()
  const isOf = ({ data }: SiwxSession) => `${data.chainId}:${data.accountAddress}`.toLowerCase() === account

  if (pathname.endsWith('/nonce')) {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    visit.nonces.add(nonce)
    return Response.json({ nonce })
  }
  if (request.method === 'GET') return Response.json({ sessions: visit.sessions.filter(isOf) })
  if (request.method === 'DELETE') {
    visit.sessions = visit.sessions.filter((session) => account !== undefined && !isOf(session))
    return new Response(null, { status: 204 })
  }
  try {
    const body: { sessions: unknown[]; replace: boolean } = await request.json()
    const sessions = body.sessions.map(parseSession)
    // Each serves once, whatever comes of it.
    const nonces = new Set(sessions.map(({ data }) => data.nonce).filter((nonce) => visit.nonces.delete(nonce)))
    for (const session of sessions) {
      const { nonce } = session.data
      await verifySession({ session, expected: { domain, nonce: nonces.has(nonce) ? nonce : '' }, rpc })
    }
    visit.sessions = [...sessions, ...(body.replace ? [] : visit.sessions)]
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!(error instanceof SiwxError)) throw error
    return Response.json({ code: error.code, message: error.message }, { status: 403 })
  }
}
