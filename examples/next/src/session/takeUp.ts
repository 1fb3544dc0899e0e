import type { SiwxSession } from '@latchkey/siwx'
import { SiwxError, verifySession } from '@latchkey/siwx/verify'
import { getAppUrl } from './getAppUrl.ts'
import { getStore } from './getStore.ts'
import type { KeptSession } from './SignInStore.ts'

/** A sign-in counts until the time that was signed, and at most for so long, in ms: seven days. */
const sessionLife = 604_800_000

/**
 * Verifies what a page says was signed, all or nothing, and spends the nonces.
 *
 * @throws SiwxError with the reason.
 */
export async function takeUp(sessions: readonly SiwxSession[], signal: AbortSignal): Promise<readonly KeptSession[]> {
  // One approval may sign in on several chains with one nonce. It is spent whether or not the signatures are good.
  for (const nonce of new Set(sessions.map(({ data }) => data.nonce)))
    if (!(await getStore().takeNonce(nonce)))
      throw new SiwxError('siwx.nonceMismatch', 'This sign-in was used, or took too long. Sign in again.')
  return await Promise.all(
    sessions.map(async (session) => {
      const expected = { domain: getAppUrl().host, nonce: session.data.nonce }
      // With contract accounts give `rpc` too, as `examples/siwx-server` does.
      const data = await verifySession({ session, expected, signal })
      const end = Date.parse(data.expirationTime ?? '') || Number.POSITIVE_INFINITY
      return { ...session, data, expiresAt: Math.min(end, Date.now() + sessionLife) }
    }),
  )
}
