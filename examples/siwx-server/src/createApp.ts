import { parseSession, SiwxError, verifySession, type SiwxRpc } from '@latchkey/siwx/verify'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { cors } from 'hono/cors'
import { csrf } from 'hono/csrf'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { array, boolean, maxLength, minLength, object, parse, pipe, unknown, ValiError } from 'valibot'
import type { KeptSession, SignInStore } from './SignInStore.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Maximum time from the nonce to the signature, in ms. */
const nonceLife = 10 * minute
/** Maximum duration of a sign-in, in ms. It also ends at the time in the signed message. */
const sessionLife = 7 * day

const signInSchema = object({
  sessions: pipe(array(unknown()), minLength(1), maxLength(20)),
  replace: boolean(),
})

export interface CreateAppParameters {
  /**
   * The origin of your page, such as `https://app.example.com`. It never comes from a request, because anyone can forge
   * one.
   */
  readonly origin: string
  readonly store: SignInStore
  /** Calls chains to verify signatures of contract accounts. Without it, only signatures by keys are accepted. */
  readonly rpc?: SiwxRpc | undefined
  /** Returns the time in ms since the epoch. */
  readonly now?: (() => number) | undefined
}

/** The four endpoints of `createBackEndStorage({ url: '/auth' })`, and `GET /me`, which requires a sign-in. */
export function createApp({ origin, store, rpc, now = Date.now }: CreateAppParameters) {
  const { host, protocol } = new URL(origin)
  // Over HTTPS, the prefix prevents other hosts of the site from setting this cookie.
  const cookieName = protocol === 'https:' ? '__Host-visitor' : 'visitor'
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: protocol === 'https:' } as const

  const getVisitorId = (c: Context): string => getCookie(c, cookieName) ?? ''

  /**
   * Gives the visitor a new id together with the sign-ins, so that an id planted or seen by someone else is worthless.
   */
  const keep = async (c: Context, sessions: readonly KeptSession[]): Promise<void> => {
    await store.setSessions(getVisitorId(c), [])
    const end = Math.max(...sessions.map(({ expiresAt }) => expiresAt))
    if (sessions.length === 0) return void deleteCookie(c, cookieName, cookie)
    const id = createId()
    await store.setSessions(id, sessions)
    setCookie(c, cookieName, id, { ...cookie, maxAge: Math.ceil((end - now()) / 1000) })
  }

  const requireSignIn = createMiddleware<{ Variables: { sessions: readonly KeptSession[] } }>(async (c, next) => {
    const sessions = await store.getSessions(getVisitorId(c))
    if (sessions.length === 0) return c.json({ code: 'signed_out', message: 'Sign in first.' }, 401)
    c.set('sessions', sessions)
    return await next()
  })

  return new Hono()
    .use(cors({ origin, credentials: true }))
    .use(csrf({ origin }))
    .use(bodyLimit({ maxSize: 512 * 1024 }))
    .use(async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
    })
    .get('/auth/nonce', async (c) => {
      const nonce = createId()
      await store.addNonce(nonce, now() + nonceLife)
      return c.json({ nonce })
    })
    .post('/auth/sessions', async (c) => {
      const { replace, sessions: signedMessages } = parse(signInSchema, await c.req.json())
      const sessions = signedMessages.map(parseSession)
      // A single approval may sign in on several chains with one nonce. The nonce is used up whether or not the
      // signatures are valid.
      for (const nonce of new Set(sessions.map(({ data }) => data.nonce)))
        if (!(await store.takeNonce(nonce)))
          throw new SiwxError('siwx.nonceMismatch', 'This sign-in was used, or took too long. Sign in again.')
      const verified = await Promise.all(
        sessions.map(async (session): Promise<KeptSession> => {
          const expected = { domain: host, nonce: session.data.nonce }
          const data = await verifySession({ session, expected, rpc, now, signal: c.req.raw.signal })
          const end = Date.parse(data.expirationTime ?? '') || Number.POSITIVE_INFINITY
          return { ...session, data, expiresAt: Math.min(end, now() + sessionLife) }
        }),
      )
      const others = replace ? [] : await store.getSessions(getVisitorId(c))
      const isAnew = (other: KeptSession): boolean => verified.some((session) => isOf(other, toAccount(session)))
      await keep(c, [...others.filter((other) => !isAnew(other)), ...verified])
      return c.body(null, 204)
    })
    .get('/auth/sessions', async (c) => {
      const account = c.req.query('account')
      const sessions = await store.getSessions(getVisitorId(c))
      return c.json({ sessions: sessions.filter((session) => account !== undefined && isOf(session, account)) })
    })
    .delete('/auth/sessions', async (c) => {
      const account = c.req.query('account')
      const sessions = await store.getSessions(getVisitorId(c))
      await keep(c, account === undefined ? [] : sessions.filter((session) => !isOf(session, account)))
      return c.body(null, 204)
    })
    .get('/me', requireSignIn, (c) => c.json({ accounts: c.var.sessions.map(toAccount) }))
    .onError((error, c) => {
      if (error instanceof HTTPException) return error.getResponse()
      if (error instanceof ValiError || error instanceof SyntaxError)
        return c.json({ code: 'request_invalid', message: 'The request is invalid.' }, 400)
      if (error instanceof SiwxError) return c.json({ code: error.code, message: error.message }, toStatus(error))
      console.error(error)
      return c.json({ code: 'internal', message: 'The server failed. Try again.' }, 500)
    })
}

function toStatus({ code }: SiwxError): 400 | 403 | 503 {
  // The chain could not be reached, so this is not a rejection: the page suggests trying again.
  if (code === 'siwx.chainUnreachable') return 503
  return code === 'siwx.messageInvalid' ? 400 : 403
}

/** Returns 32 unguessable letters and digits. */
const createId = (): string => crypto.randomUUID().replaceAll('-', '')

/** Returns the account as a CAIP-10 id. */
const toAccount = ({ data }: KeptSession): string => `${data.chainId}:${data.accountAddress}`

/** Addresses of eip155 are case-insensitive, others are not. */
function isOf(session: KeptSession, account: string): boolean {
  const ownAccount = toAccount(session)
  return (
    ownAccount === account || (ownAccount.startsWith('eip155:') && ownAccount.toLowerCase() === account.toLowerCase())
  )
}
