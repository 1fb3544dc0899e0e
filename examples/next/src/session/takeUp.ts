import type { SiwxSession } from '@latchkey/siwx'
import { SiwxError, verifySession } from '@latchkey/siwx/verify'
import { getAppUrl } from './getAppUrl.ts'
import { getStore } from './getStore.ts'
import type { KeptSession } from './SignInStore.ts'

/** Maximum duration of a sign-in, in ms: seven days. It also ends at the time in the signed message. */
const sessionLife = 604_800_000

/**
 * Verifies signed messages from a page, all or none, and uses up their nonces.
 *
 * @throws SiwxError with the reason.
 */
export async function takeUp(sessions: readonly SiwxSession[], signal: AbortSignal): Promise<readonly KeptSession[]> {
  // A single approval may sign in on several chains with one nonce. The nonce is used up whether or not the signatures
  // are valid.
  for (const nonce of new Set(sessions.map(({ data }) => data.nonce)))
    if (!(await getStore().takeNonce(nonce)))
      throw new SiwxError('siwx.nonceMismatch', 'This sign-in was used, or took too long. Sign in again.')
  return await Promise.all(
    sessions.map(async (session) => {
      const expected = { domain: getAppUrl().host, nonce: session.data.nonce }
      // To support contract accounts, also pass `rpc`, as `examples/siwx-server` does.
      const data = await verifySession({ session, expected, signal })
      const end = Date.parse(data.expirationTime ?? '') || Number.POSITIVE_INFINITY
      return { ...session, data, expiresAt: Math.min(end, Date.now() + sessionLife) }
    }),
  )
}
