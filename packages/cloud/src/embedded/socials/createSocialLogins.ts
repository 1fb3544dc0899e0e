import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { socialPaths, type SocialProvider } from '@latchkey/protocol/embedded'
import type { CloudContext } from '../../CloudContext.ts'
import type { SocialSettings } from '../../config/SocialSettings.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { createSessionSecret, parseSessionSecret, toSecretHash } from '../../signIn/sessionSecret.ts'
import { constants } from '../constants.ts'
import { createCodeHash } from '../createCodeHash.ts'
import type { Sweep } from '../createSweep.ts'
import type { SocialClients } from './createSocialClients.ts'
import { createSocialStore } from './createSocialStore.ts'
import { describeFailure } from './describeFailure.ts'
import type { SocialSession } from './logInSocial.ts'
import type { SocialAttempt } from './SocialAttempt.ts'

/** The data that the callback page of a provider needs. */
export type SocialAnswer = { readonly origin: string } & (
  | { readonly outcome: 'done'; readonly ticket: string; readonly code: string }
  | { readonly outcome: 'refused' }
)

/** Logins with social providers. */
export interface SocialLogins {
  /** The providers that this cloud has a client of. */
  readonly providers: readonly SocialProvider[]
  /** @throws ApiRefusal `not_configured`. */
  start(parameters: {
    readonly projectKey: string
    readonly provider: SocialProvider
    readonly origin: string
  }): Promise<{ readonly id: string; readonly attempt: string }>
  /**
   * Binds an attempt to the browser with a cookie, and returns the address of the provider's page.
   *
   * @throws ApiRefusal `login_code_expired`, `upstream_failed`.
   */
  begin(parameters: {
    readonly projectKey: string
    readonly id: string
    /** The origin of the secure site. */
    readonly site: string
    readonly cookie: string
  }): Promise<URL>
  /**
   * Takes the provider's answer. It begins no session.
   *
   * @throws ApiRefusal `login_code_expired`, `upstream_failed`.
   */
  answer(parameters: {
    readonly provider: SocialProvider
    readonly site: string
    readonly cookie: string | undefined
    readonly state: string
    readonly code: string | undefined
    readonly iss: string | undefined
  }): Promise<SocialAnswer>
  getState(parameters: {
    readonly projectKey: string
    readonly attempt: string
  }): Promise<'open' | 'answered' | 'ended'>
  /**
   * Logs in with a ticket or a code.
   *
   * @throws ApiRefusal `login_code_wrong`, `login_tries_exhausted`, `login_code_expired`.
   */
  redeem(parameters: {
    readonly projectKey: string
    readonly attempt: string
    readonly ticket: string
  }): Promise<SocialSession>
}

/**
 * Creates the logins.
 *
 * @param parameters.keys secrets in hex that all nodes share; see `createCodeHash`. Without one there are no providers.
 */
export function createSocialLogins(parameters: {
  readonly context: CloudContext
  readonly settings: SocialSettings
  readonly keys: readonly string[]
  readonly sweep: Sweep
}): SocialLogins {
  const { context, keys, settings } = parameters
  const { logger, now } = context
  const store = createSocialStore(parameters)
  let clients: Promise<SocialClients> | undefined
  /** Loads the client of OpenID Connect, which a cloud without social logins never needs. */
  const openClients = (): Promise<SocialClients> => {
    clients ??= import('./createSocialClients.ts').then(({ createSocialClients }) =>
      createSocialClients({ settings, now }),
    )
    return clients
  }
  const codes = createCodeHash({ keys })

  const fail = async (attempt: SocialAttempt, error: unknown): Promise<never> => {
    await store.fail(attempt.id)
    const { provider } = attempt
    // Only what kind of failure it is: an answer may contain tokens and names.
    logger.warn({ provider, reason: describeFailure(error) }, 'A social login failed')
    throw new ApiRefusal('upstream_failed', `The login with ${provider} failed. Start again.`)
  }

  return {
    providers: codes.hasKey ? [...settings.keys()] : [],

    async start({ origin, projectKey, provider }) {
      if (!settings.has(provider) || !codes.hasKey) throw createNotConfigured(provider)
      const id = randomUUID()
      const attempt = createSessionSecret(id)
      await store.add({ id, projectKey, provider, origin, secret: attempt, life: constants.socialLife })
      return { id, attempt }
    },

    async begin({ cookie, id, projectKey, site }) {
      const state = createSessionSecret(id)
      const [verifier, nonce] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
      const attempt = await store.begin({ projectKey, id, cookie, state, verifier, nonce })
      if (attempt === undefined || attempt.provider === 'farcaster') throw createOver()
      const { provider } = attempt
      const redirectUri = `${site}${socialPaths.callback(provider)}`
      try {
        return await (await openClients()).createUrl({ provider, redirectUri, checks: { state, nonce, verifier } })
      } catch (error) {
        return fail(attempt, error)
      }
    },

    async answer({ code, cookie, iss, provider, site, state }) {
      const id = parseSessionSecret(state)
      const attempt =
        id === undefined || cookie === undefined ? undefined : await store.take({ provider, id, state, cookie })
      if (attempt === undefined) throw createOver()
      const { nonce, origin, verifier } = attempt
      if (code === undefined) {
        await store.fail(attempt.id)
        return { outcome: 'refused', origin }
      }
      try {
        const redirectUri = `${site}${socialPaths.callback(provider)}`
        const checks = { state, nonce: nonce ?? '', verifier: verifier ?? '' }
        const identity = await (await openClients()).identify({ provider, redirectUri, checks, code, iss })
        const ticket = randomBytes(32).toString('base64url')
        const typed = String(randomInt(1_000_000)).padStart(6, '0')
        const codeHash = codes.create({ attemptId: attempt.id, code: typed })
        await store.succeed({ id: attempt.id, identity, ticket, codeHash })
        return { outcome: 'done', ticket, code: typed, origin }
      } catch (error) {
        return fail(attempt, error)
      }
    },

    async getState({ attempt: secret, projectKey }) {
      const attempt = await store.find({ projectKey, secret })
      if (attempt === undefined || attempt.usedAt !== null || attempt.failedAt !== null) return 'ended'
      if (attempt.subject !== null) return (attempt.codeExpiresAt ?? 0) > now() ? 'answered' : 'ended'
      return attempt.expiresAt > now() ? 'open' : 'ended'
    },

    async redeem({ attempt: secret, projectKey, ticket }) {
      const holder = { projectKey, secret }
      const attempt = /^\d{6}$/.test(ticket) ? await takeCode(holder, ticket) : await takeTicket(holder, ticket)
      const session = attempt === undefined ? undefined : await store.logIn(attempt)
      if (session === undefined) throw createOver()
      return session
    },
  }

  async function takeTicket(
    holder: { readonly projectKey: string; readonly secret: string },
    ticket: string,
  ): Promise<SocialAttempt | undefined> {
    const attempt = await store.find(holder)
    const isGood =
      attempt?.ticketHash !== undefined &&
      attempt.ticketHash !== null &&
      isEqual(attempt.ticketHash, toSecretHash(ticket)) &&
      (attempt.ticketExpiresAt ?? 0) > now()
    return isGood ? attempt : undefined
  }

  async function takeCode(
    holder: { readonly projectKey: string; readonly secret: string },
    code: string,
  ): Promise<SocialAttempt | undefined> {
    const attempt = await store.takeTry(holder)
    if (attempt === undefined) return undefined
    if (attempt === 'exhausted') throw createExhausted()
    if (codes.matches({ attemptId: attempt.id, code, hash: attempt.codeHash ?? '' })) return attempt
    const left = constants.triesPerCode - attempt.tries
    if (left <= 0) throw createExhausted()
    throw new ApiRefusal('login_code_wrong', 'The code is wrong.', {
      reasons: [{ name: 'triesLeft', description: String(left) }],
    })
  }
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

function createNotConfigured(provider: SocialProvider): ApiRefusal {
  return new ApiRefusal(
    'not_configured',
    `Login with ${provider} is off. The operator can set LATCHKEY_SOCIAL_${provider.toUpperCase()} and, with DATABASE_URL, LATCHKEY_SIGN_IN_KEY.`,
  )
}

function createOver(): ApiRefusal {
  return new ApiRefusal(
    'login_code_expired',
    'This login has expired, is finished, or belongs to another browser. Start again.',
  )
}

function createExhausted(): ApiRefusal {
  return new ApiRefusal('login_tries_exhausted', 'The code was wrong too often. Start again.')
}
