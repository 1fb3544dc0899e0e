import { randomBytes, randomUUID } from 'node:crypto'
import { SiwxError } from '@latchkey/siwx/verify'
import type { CloudContext } from '../../CloudContext.ts'
import type { FarcasterSettings } from '../../config/FarcasterSettings.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { createSessionSecret } from '../../signIn/sessionSecret.ts'
import type { RpcGateway } from '../../upstream/rpc/createRpcGateway.ts'
import { createRpcRequest } from '../../upstream/rpc/createRpcRequest.ts'
import { constants } from '../constants.ts'
import type { Sweep } from '../createSweep.ts'
import { createSocialStore } from '../socials/createSocialStore.ts'
import type { SocialSession } from '../socials/logInSocial.ts'
import { checkFarcasterAnswer, FarcasterFault } from './checkFarcasterAnswer.ts'
import { createFarcasterRelay } from './createFarcasterRelay.ts'

/** Logins with Farcaster: the visitor scans a code with a client of theirs, which signs for this site. */
export interface FarcasterLogins {
  readonly isConfigured: boolean
  /** @throws ApiRefusal `not_configured`; `upstream_failed` if the relay does not open a channel. */
  start(parameters: {
    readonly projectKey: string
    /** The origin of the app. */
    readonly origin: string
    /** The origin of the secure site. */
    readonly site: string
    readonly signal: AbortSignal
  }): Promise<{ readonly attempt: string; readonly url: string }>
  /**
   * Logs in once the visitor has approved; `undefined` until then, and while the relay or the chain cannot be asked.
   *
   * @throws ApiRefusal `login_code_expired`; `upstream_failed` if what was signed is not valid, after which the attempt is over.
   */
  verify(parameters: {
    readonly projectKey: string
    readonly attempt: string
    readonly site: string
    readonly signal: AbortSignal
  }): Promise<SocialSession | undefined>
}

/** Creates the logins. */
export function createFarcasterLogins(parameters: {
  readonly context: CloudContext
  readonly settings: FarcasterSettings | undefined
  readonly gateway: RpcGateway
  readonly sweep: Sweep
}): FarcasterLogins {
  const { context, gateway, settings } = parameters
  const { logger, now } = context
  const store = createSocialStore(parameters)
  const request = createRpcRequest({ gateway })
  const relay = settings && createFarcasterRelay({ url: settings.relay, timeout: constants.socialTimeout })

  return {
    isConfigured: settings !== undefined,

    async start({ origin, projectKey, signal, site }) {
      if (relay === undefined) throw createNotConfigured()
      const nonce = randomBytes(16).toString('hex')
      const channel = await relay.open({ ...toSite(site), nonce, signal })
      if (channel === undefined) {
        logger.warn({}, 'The relay of Farcaster opens no channel')
        throw new ApiRefusal('upstream_failed', 'The relay of Farcaster does not answer. Try again later.')
      }
      const { token, url } = channel
      const id = randomUUID()
      const attempt = createSessionSecret(id)
      await store.add({
        id,
        projectKey,
        provider: 'farcaster',
        origin,
        secret: attempt,
        life: constants.farcasterLife,
        channel: { token, nonce },
      })
      return { attempt, url }
    },

    async verify({ attempt: secret, projectKey, signal, site }) {
      const attempt = await store.find({ projectKey, secret })
      if (relay === undefined || settings === undefined || attempt === undefined) throw createOver()
      const { expiresAt, id, nonce, provider, verifier: token } = attempt
      // What was answered or has failed has neither token nor nonce.
      if (provider !== 'farcaster' || token === null || nonce === null || expiresAt <= now()) throw createOver()
      const answer = await relay.read({ token, signal })
      if (answer.state === 'gone') throw createOver()
      if (answer.state !== 'completed') return undefined
      try {
        const identity = await checkFarcasterAnswer({
          answer,
          expected: { ...toSite(site), nonce },
          registry: settings.registry,
          request,
          now: now(),
          signal,
        })
        const identified = await store.identify({ id, identity })
        const session = identified && (await store.logIn(identified))
        if (session === undefined) throw createOver()
        return session
      } catch (error) {
        if (error instanceof ApiRefusal) throw error
        signal.throwIfAborted()
        if (!isFault(error)) {
          logger.warn({}, 'The chain of Farcaster cannot be read')
          return undefined
        }
        await store.fail(id)
        // Neither text is of the relay.
        const reason = error instanceof SiwxError ? error.code : error.message
        logger.warn({ provider, reason }, 'A social login failed')
        throw new ApiRefusal('upstream_failed', 'The login with Farcaster failed. Start again.', { cause: error })
      }
    },
  }
}

/** Whom the visitor signs in to. */
function toSite(site: string): { readonly domain: string; readonly siweUri: string } {
  return { domain: new URL(site).host, siweUri: `${site}/login/farcaster` }
}

/** Whether an answer is wrong, and not only impossible to check now. */
function isFault(error: unknown): error is FarcasterFault | SiwxError {
  return error instanceof FarcasterFault || (error instanceof SiwxError && error.code !== 'siwx.chainUnreachable')
}

function createNotConfigured(): ApiRefusal {
  return new ApiRefusal('not_configured', 'Login with Farcaster is off. The operator can set LATCHKEY_FARCASTER_RELAY.')
}

function createOver(): ApiRefusal {
  return new ApiRefusal('login_code_expired', 'This login has expired or is finished. Start again.')
}
