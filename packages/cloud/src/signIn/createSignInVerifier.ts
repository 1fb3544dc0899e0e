import { randomBytes } from 'node:crypto'
import type { SiwxSession } from '@latchkey/protocol/siwx'
import { verifySession, verifySignature, type SiwxRpc } from '@latchkey/siwx/verify'
import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import type { Project } from '../projects/Project.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { ClientAddress } from '../request/getClientAddress.ts'
import type { RpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { createRpcRequest } from '../upstream/rpc/createRpcRequest.ts'
import { checkSite } from './checkSite.ts'
import { constants } from './constants.ts'
import type { SignInStore } from './createSignInStore.ts'
import { createSessionSecret, toSecretHash } from './sessionSecret.ts'
import type { SignInSession } from './SignInSession.ts'
import { toAccountKey } from './toAccountKey.ts'
import { toSignInRefusal } from './toSignInRefusal.ts'

/** A new session with its secret, which is not stored. */
export interface IssuedSignIn {
  readonly session: SignInSession
  readonly secret: string
}

/** Verifies sign-ins and signatures. */
export interface SignInVerifier {
  /**
   * Verifies sign-ins for a project and stores them, all or none.
   *
   * @throws ApiRefusal with a code `sign_in_…`. Nothing is stored then; a nonce
   *   serves five attempts.
   */
  signIn(parameters: {
    readonly sessions: readonly SiwxSession[]
    readonly project: Project
    readonly origin: string | undefined
    readonly client: ClientAddress
    readonly signal: AbortSignal
  }): Promise<readonly IssuedSignIn[]>
  /**
   * Verifies that a session's account signed a text.
   *
   * @throws ApiRefusal `sign_in_signature_invalid`, `sign_in_chain_unreachable`.
   */
  verifyOwner(parameters: {
    readonly session: SignInSession
    readonly message: string
    readonly signature: string
    readonly signal: AbortSignal
  }): Promise<void>
}

/** Creates the verifier. Contract accounts are verified on chains with upstreams. */
export function createSignInVerifier(parameters: {
  readonly context: Pick<CloudContext, 'now'>
  readonly settings: Settings['signIn']
  readonly store: SignInStore
  readonly gateway: RpcGateway
}): SignInVerifier {
  const { context, gateway, settings, store } = parameters
  const { now } = context
  const read = createRpcRequest({ gateway })
  const findRpc = (chainId: SiwxSession['data']['chainId']): SiwxRpc | undefined =>
    gateway.chainIds.includes(chainId) ? read : undefined

  const verifyOne = async (session: SiwxSession, signal: AbortSignal): Promise<IssuedSignIn> => {
    const { chainId, domain, nonce } = session.data
    const { chains } = settings
    const expected = { domain, nonce, ...(chains === undefined ? {} : { chainIds: chains }) }
    const data = await verifySession({
      session,
      expected,
      rpc: findRpc(chainId),
      now,
      clockSkew: constants.clockSkew,
      signal,
    })
    const createdAt = now()
    const end = data.expirationTime === undefined ? Infinity : Date.parse(data.expirationTime)
    const id = randomBytes(16).toString('base64url')
    const secret = createSessionSecret(id)
    return {
      secret,
      session: {
        id,
        account: toAccountKey(data),
        domain: domain.toLowerCase(),
        session: { ...session, data },
        createdAt,
        // With clock skew the end can be in the past, so grant at least one second.
        expiresAt: Math.max(createdAt + 1_000, Math.min(end, createdAt + settings.sessionLife)),
        revokedAt: null,
        secretHash: toSecretHash(secret),
      },
    }
  }

  return {
    async signIn({ client, origin, project, sessions, signal }) {
      const projectKey = project.key
      const nonces = [...new Set(sessions.map(({ data }) => data.nonce))]
      for (const { data } of sessions) checkSite({ message: data, project, origin, client })
      for (const nonce of nonces) {
        const state = await store.takeAttempt({ projectKey, nonce })
        if (state === 'unknown') refuseUnknown()
        if (state === 'used') refuseUsed()
      }
      const verified: IssuedSignIn[] = []
      try {
        for (const session of sessions) verified.push(await verifyOne(session, signal))
      } catch (error) {
        throw toSignInRefusal(error)
      }
      const added = verified.map(({ session }) => session)
      if (!(await store.add({ projectKey, nonces, sessions: added }))) refuseUsed()
      return verified
    },

    async verifyOwner({ message, session, signal, signature }) {
      const { accountAddress, chainId } = session.session.data
      try {
        await verifySignature({ accountAddress, chainId, message, signature, rpc: findRpc(chainId), signal })
      } catch (error) {
        throw toSignInRefusal(error)
      }
    },
  }
}

function refuseUnknown(): never {
  throw new ApiRefusal(
    'sign_in_nonce_unknown',
    'This nonce was not issued to this project, or it has expired. Request a new nonce and sign in again.',
  )
}

function refuseUsed(): never {
  throw new ApiRefusal(
    'sign_in_nonce_used',
    'This nonce was already used, or too many sign-ins with it have failed. Request a new nonce and sign in again.',
  )
}
