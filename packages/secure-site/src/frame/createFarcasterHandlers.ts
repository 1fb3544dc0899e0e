import { startFarcasterLogin, verifyFarcasterLogin } from '@latchkey/protocol/embedded'
import { FrameFailure } from '../session/FrameFailure.ts'
import type { Session } from '../session/createSession.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { waitForLogin } from '../session/waitForLogin.ts'

/** The login with Farcaster. */
export interface FarcasterHandlers {
  /** Opens a channel. What waits for an earlier one ends as `request.aborted`. */
  GET_FARCASTER_URI(): Promise<{ readonly uri: string }>
  /**
   * Waits until the visitor has approved, and logs in.
   *
   * @throws FrameFailure `login.noAttempt`, `login.codeExpired`; `request.aborted` if `signal` aborts or another channel was opened;
   * SiteRefusal `login_code_expired`, `upstream_failed`.
   */
  CONNECT_FARCASTER(signal: AbortSignal): Promise<{ readonly userName: string | null }>
}

/** Creates the handlers. The secret of an attempt stays in the memory of this document, so an approval logs in this frame only. */
export function createFarcasterHandlers(parameters: {
  readonly session: Session
  /** The pinned origin of the page. */
  readonly origin: string
  readonly setTimer: (callback: () => void, delay: number) => () => void
  /** Called after the session has begun. */
  readonly finishLogin: () => Promise<unknown>
}): FarcasterHandlers {
  const { finishLogin, origin, session, setTimer } = parameters
  const { client, keep } = session
  let current: { readonly secret: string; readonly life: number } | undefined
  let waiting: AbortController | undefined

  return {
    GET_FARCASTER_URI: async () => {
      const { attempt, expiresIn, url } = await client.call(startFarcasterLogin, { body: { origin } })
      waiting?.abort()
      current = { secret: attempt, life: expiresIn }
      return { uri: url }
    },
    CONNECT_FARCASTER: async (signal) => {
      if (current === undefined) throw new FrameFailure('login.noAttempt', 'Ask for the address of a login first.')
      const { life, secret } = current
      waiting?.abort()
      const own = (waiting = new AbortController())
      const ends = AbortSignal.any([signal, own.signal])
      try {
        const { secret: next, user } = await waitForLogin({
          ask: async (asking) => {
            const body = { attempt: secret, keep }
            return (await client.call(verifyFarcasterLogin, { body, signal: asking })).session
          },
          life,
          setTimer,
          signal: ends,
        })
        ends.throwIfAborted()
        current = undefined
        await session.begin({ user, secret: next })
        await finishLogin()
        return { userName: user.userName ?? null }
      } catch (error) {
        if (ends.aborted) throw new FrameFailure('request.aborted', 'The login was ended, or another one has begun.')
        // The attempt is over, not the connection to the server.
        if (error instanceof SiteRefusal && error.code === 'upstream_failed')
          throw new FrameFailure('request.failed', error.message)
        throw error
      }
    },
  }
}
