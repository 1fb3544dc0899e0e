import { parseSession, SiwxError, verifySession } from '@latchkey/siwx/verify'
import { appUrl } from './appUrl'
import { addNonce, getSessions, setSessions, takeNonce, type KeptSession } from './visits'

/** The answer to a call of `createBackEndStorage`. */
export interface SignInAnswer {
  readonly status: number
  /** As JSON. */
  readonly body?: unknown
  /** The id of the visit from now on; empty if it has ended. */
  readonly visit: string
}

/** How long a sign-in is valid at most, in ms: seven days. */
const sessionLife = 604_800_000
/** Sessions per sign-in: one for each chain. */
const atMost = 10

const toAccount = ({ data }: KeptSession) => `${data.chainId}:${data.accountAddress}`.toLowerCase()

/** Handles a call of `createBackEndStorage` on a visit. */
export async function handleSignIn(request: Request, visit: string): Promise<SignInAnswer> {
  const { pathname, searchParams } = new URL(request.url)
  const account = searchParams.get('account')?.toLowerCase()
  const kept = getSessions(visit)
  const refuse = (status: number, code: string, message: string) => ({ status, body: { code, message }, visit })
  const keep = (sessions: readonly KeptSession[]) => ({ status: 204, visit: setSessions(visit, sessions) })

  if (request.method === 'GET') {
    const own = () => kept.filter((session) => toAccount(session) === account)
    return { status: 200, body: pathname.endsWith('/nonce') ? { nonce: addNonce() } : { sessions: own() }, visit }
  }
  // Only this app's own pages may sign in and out.
  if (request.headers.get('origin') !== appUrl.origin)
    return refuse(403, 'origin_foreign', 'The request came from another site.')
  if (request.method === 'DELETE')
    return keep(kept.filter((session) => account !== undefined && toAccount(session) !== account))
  try {
    const { replace, sessions } = parseBody(await request.json())
    const added = await verify(sessions)
    const isReplaced = (old: KeptSession) => added.some((session) => toAccount(session) === toAccount(old))
    const others = replace ? [] : kept.filter((old) => !isReplaced(old))
    return keep([...added, ...others].slice(0, atMost * 2))
  } catch (error) {
    if (error instanceof SiwxError) return refuse(403, error.code, error.message)
    if (error instanceof SyntaxError) return refuse(400, 'request_invalid', error.message)
    throw error
  }
}

function parseBody(body: unknown): { readonly sessions: readonly unknown[]; readonly replace: boolean } {
  if (typeof body !== 'object' || body === null || !('sessions' in body) || !Array.isArray(body.sessions))
    throw new SyntaxError('The request is invalid.')
  return { sessions: body.sessions.slice(0, atMost), replace: 'replace' in body && body.replace === true }
}

/** Verifies signed messages from a page, all or none. Each nonce works once, even if verification fails. */
async function verify(bodies: readonly unknown[]): Promise<readonly KeptSession[]> {
  const sessions = bodies.map(parseSession)
  const valid = new Set(sessions.map(({ data }) => data.nonce).filter(takeNonce))
  return Promise.all(
    sessions.map(async (session) => {
      const { nonce } = session.data
      // Contract accounts also need `rpc`: see the README of @latchkey/siwx.
      const data = await verifySession({
        session,
        expected: { domain: appUrl.host, nonce: valid.has(nonce) ? nonce : '' },
      })
      const end = Date.parse(data.expirationTime ?? '') || Number.POSITIVE_INFINITY
      return { ...session, data, endsAt: Math.min(end, Date.now() + sessionLife) }
    }),
  )
}
