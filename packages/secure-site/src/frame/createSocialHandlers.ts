import { getSocialLoginState, redeemLoginTicket, startSocialLogin } from '@latchkey/protocol/embedded'
import type { RequestHandlers } from '../channel/serveRequests.ts'
import type { Session } from '../session/createSession.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import { createFarcasterHandlers, type FarcasterHandlers } from './createFarcasterHandlers.ts'

/** The handlers of social logins, and the login with Farcaster, which loads with them. */
export type SocialHandlers = Required<
  Pick<RequestHandlers, 'GET_SOCIAL_REDIRECT_URI' | 'CONNECT_SOCIAL' | 'GET_SOCIAL_STATE'>
> &
  FarcasterHandlers

/**
 * Creates the handlers of social logins. The secret of an attempt stays in the memory of this document: a result that belongs to
 * another attempt, or to another frame, is of no use here.
 */
export function createSocialHandlers(parameters: {
  readonly session: Session
  /** The origin of the secure site. */
  readonly site: string
  /** The pinned origin of the page, which alone is told the result. */
  readonly origin: string
  readonly setTimer: (callback: () => void, delay: number) => () => void
  /** Called after the session has begun. */
  readonly finishLogin: () => Promise<unknown>
}): SocialHandlers {
  const { finishLogin, origin, session, site } = parameters
  const { client, keep } = session
  let attempt: string | undefined
  const requireAttempt = (): string => {
    if (attempt === undefined) throw new FrameFailure('login.noAttempt', 'Start a social login first.')
    return attempt
  }
  return {
    ...createFarcasterHandlers(parameters),
    GET_SOCIAL_REDIRECT_URI: async ({ provider }) => {
      const started = await client.call(startSocialLogin, { body: { provider, origin } })
      // The newest attempt counts.
      attempt = started.attempt
      return { uri: new URL(started.path, site).href }
    },
    GET_SOCIAL_STATE: async () => {
      if (attempt === undefined) return { state: 'ended' }
      return client.call(getSocialLoginState, { body: { attempt } })
    },
    CONNECT_SOCIAL: async ({ ticket }) => {
      const secret = requireAttempt()
      const { secret: next, user } = await client.call(redeemLoginTicket, { body: { attempt: secret, ticket, keep } })
      if (attempt === secret) attempt = undefined
      await session.begin({ user, secret: next })
      await finishLogin()
      return { userName: user.userName ?? null }
    },
  }
}
