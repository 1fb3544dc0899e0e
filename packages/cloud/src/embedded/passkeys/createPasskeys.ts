import type {
  addPasskey,
  creationOptionsSchema,
  requestOptionsSchema,
  verifyPasskeyLogin,
} from '@latchkey/protocol/embedded'
import type { InferOutput } from 'valibot'
import type { CloudContext } from '../../CloudContext.ts'
import { constants } from '../constants.ts'
import type { Sweep } from '../createSweep.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import { checkPasskeyPage, createPasskeyRefusal } from './checkPasskeyPage.ts'
import { createPasskeyStore, type PasskeyRow, type PasskeySession } from './createPasskeyStore.ts'
import { passkeyAlgorithms, verifyAssertion, verifyRegistration } from './verifyPasskey.ts'

/** The site that passkeys belong to, and the pages that may embed it for a project. */
export interface PasskeySite {
  /** Its origin. */
  readonly url: string
  readonly isEmbedder: (origin: string) => boolean
}

/** The passkeys of embedded wallets: recovery methods that also log in. */
export interface Passkeys {
  createLoginOptions(parameters: {
    readonly projectKey: string
    readonly site: PasskeySite
  }): Promise<InferOutput<typeof requestOptionsSchema>>
  /** @throws ApiRefusal `passkey_refused`. */
  logIn(parameters: {
    readonly projectKey: string
    readonly site: PasskeySite
    readonly credential: InferOutput<typeof verifyPasskeyLogin.body>['credential']
  }): Promise<PasskeySession>
  createOptions(parameters: {
    readonly session: WalletSession
    readonly site: PasskeySite
    /** The project's name, which authenticators show. */
    readonly app: string
  }): Promise<InferOutput<typeof creationOptionsSchema>>
  /** @throws ApiRefusal `passkey_refused`. */
  add(parameters: {
    readonly session: WalletSession
    readonly site: PasskeySite
    readonly credential: InferOutput<typeof addPasskey.body>['credential']
    readonly methodId: string
    /** See `describeBrowser`. */
    readonly browser: string | undefined
  }): Promise<void>
  list(session: WalletSession): Promise<readonly PasskeyRow[]>
}

/** Creates the passkeys on the database. */
export function createPasskeys(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'metrics' | 'now'>
  readonly sweep: Sweep
}): Passkeys {
  const { context } = parameters
  const store = createPasskeyStore(parameters)
  const refusals = context.metrics.counter('latchkey_passkey_refusals_total', 'Passkeys that were refused.', [
    'purpose',
  ])
  const timeout = constants.challengeLife

  const counted = async <result>(purpose: 'login' | 'registration', act: () => Promise<result>): Promise<result> => {
    try {
      return await act()
    } catch (error) {
      refusals.inc({ purpose })
      throw error
    }
  }
  const useChallenge = async (used: Parameters<typeof store.useChallenge>[0]): Promise<void> => {
    // Before anything is verified, so that one challenge is one try.
    if (!(await store.useChallenge(used)))
      throw createPasskeyRefusal('The challenge has expired or was used. Ask for new options.')
  }

  return {
    async createLoginOptions({ projectKey, site }) {
      const challenge = await store.createChallenge({ projectKey, sessionId: null })
      return { challenge, rpId: new URL(site.url).hostname, userVerification: 'required', timeout }
    },

    logIn: async ({ credential, projectKey, site }) =>
      counted('login', async () => {
        const { response } = credential
        const { challenge, topOrigin } = checkPasskeyPage({
          clientData: response.clientDataJSON,
          type: 'webauthn.get',
          site: site.url,
          isEmbedder: site.isEmbedder,
        })
        await useChallenge({ challenge, projectKey, sessionId: null })
        const passkey = await store.find({ projectKey, id: credential.id })
        const isOwner = passkey !== undefined && response.userHandle === toUserHandle(passkey)
        if (!isOwner) throw createPasskeyRefusal('This passkey opens no wallet of this project.')
        const counter = await verifyAssertion({ credential, challenge, site: site.url, topOrigin, passkey })
        const session = await store.logIn({ projectKey, passkey, counter })
        if (session === undefined) throw createPasskeyRefusal('The counter of the passkey was used already.')
        return session
      }),

    async createOptions({ app, session, site }) {
      const { email, id: sessionId, projectKey, userId } = session
      const challenge = await store.createChallenge({ projectKey, sessionId })
      const named = await store.listNamed(userId)
      const name = email ?? app
      return {
        challenge,
        rp: { id: new URL(site.url).hostname, name: app.slice(0, 60) },
        user: { id: toUserHandle({ userId, moves: await store.countMoves(userId) }), name, displayName: name },
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
        // Without it, an authenticator would replace a passkey of the user, and the share of its method with it. One that no vault
        // names has no share: it is left of a change that failed, which the same authenticator must be able to repeat.
        excludeCredentials: named.map(({ id, transports }) => ({
          type: 'public-key',
          id,
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout,
      }
    },

    add: async ({ browser, credential, methodId, session, site }) =>
      counted('registration', async () => {
        const { response } = credential
        const { challenge } = checkPasskeyPage({
          clientData: response.clientDataJSON,
          type: 'webauthn.create',
          site: site.url,
          isEmbedder: site.isEmbedder,
        })
        await useChallenge({ challenge, projectKey: session.projectKey, sessionId: session.id })
        const stored = await verifyRegistration({ credential, challenge, site: site.url })
        await store.add({ session, methodId, credential: stored, name: browser })
      }),

    list: async ({ userId }) => store.list(userId),
  }
}

/**
 * The id that authenticators store for a user. It says nothing of the e-mail address. Each wallet of a user has one of its own, because an
 * authenticator replaces a passkey of the same id, and with it the share that opens the earlier wallet.
 */
function toUserHandle({ moves, userId }: { readonly userId: string; readonly moves: number }): string {
  return Buffer.from(moves === 0 ? userId : `${userId}/${moves}`).toString('base64url')
}
