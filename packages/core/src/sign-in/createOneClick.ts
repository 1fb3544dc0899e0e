import type { Cacao, Siwx, SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { PairedSession, PairingClient, Proposal, ProposalNamespaces } from '../adapter/PairingClient.ts'
import { selectActiveNetwork } from '../network/networkState.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import { UNKNOWN_ACCOUNT } from './constants.ts'
import type { SignInFailure } from './state.ts'
import { toSignedSession } from './toSignedSession.ts'
import { toSignInFailure } from './toSignInFailure.ts'

/** Connects and signs in with one approval, over WalletConnect (CAIP-222). */
export interface OneClick {
  /**
   * Proposes a session and a sign-in together if all networks of the app are eip155 and the client supports it.
   * Otherwise, or if the message cannot be created, returns `undefined`: then sign-in follows the pairing.
   */
  propose(parameters: {
    readonly client: PairingClient
    readonly namespaces: ProposalNamespaces
  }): Promise<Proposal | undefined>
  /**
   * Verifies and stores the sign-in that came with a session, unless the signal has aborted. Never throws; `takeFailure`
   * returns a failure.
   */
  storeSignIn(parameters: { readonly session: PairedSession; readonly signal: AbortSignal }): Promise<void>
  /** Returns once why the sign-in that came with this account's session failed. */
  takeFailure(account: SiwxAccount): SignInFailure | undefined
}

/** Creates the one-click sign-in of one modal. */
export function createOneClick(
  context: Pick<ModalControllers, 'network' | 'telemetry'> & { readonly siwx: Siwx },
): OneClick {
  const { network, siwx, telemetry } = context
  const authorizations = new Map<string, readonly Cacao[]>()
  const failures = new Map<string, SignInFailure>()

  /** Revokes sessions of an attempt that was aborted during the verification. */
  const revoke = async (sessions: readonly SiwxSession[]): Promise<void> => {
    for (const { data } of sessions) await siwx.revokeSession(data)
  }

  const toKey = ({ accountAddress }: SiwxAccount): string => accountAddress.toLowerCase()

  return {
    propose: async ({ client, namespaces }) => {
      const { eip155, ...others } = namespaces
      const active = selectActiveNetwork(network.store.getState(), 'eip155')?.caipNetworkId
      const chainId = eip155?.chains.find((id) => id === active) ?? eip155?.chains[0]
      if (!client.authenticate || !eip155 || !chainId || Object.keys(others).length > 0) return undefined
      try {
        const { data } = await siwx.createMessage({ chainId, accountAddress: UNKNOWN_ACCOUNT })
        const { domain, uri, nonce, statement, expirationTime: exp, notBefore: nbf, requestId, resources } = data
        const { methods } = eip155
        // A wallet that signs for one network only uses the first.
        const chains = [chainId, ...eip155.chains.filter((id) => id !== chainId)]
        const request = { domain, uri, nonce, statement, exp, nbf, requestId, resources }
        const { approval, ...proposal } = await client.authenticate({ ...request, chains, methods })
        const session = approval.then((result) => {
          if (!result.session) throw new ModalError('wallet.unauthorized')
          authorizations.set(result.session.topic, result.auths)
          return result.session
        })
        session.catch(() => undefined)
        return { ...proposal, approval: session }
      } catch (cause) {
        telemetry.reportError(cause, 'request.failed')
        return undefined
      }
    },
    storeSignIn: async ({ session: { topic }, signal }) => {
      const auths = authorizations.get(topic) ?? []
      authorizations.delete(topic)
      const active = selectActiveNetwork(network.store.getState(), 'eip155')?.caipNetworkId
      const sessions = auths
        .map(toSignedSession)
        .filter((session) => session !== undefined)
        .toSorted((left, right) => Number(right.data.chainId === active) - Number(left.data.chainId === active))
      const [first, ...others] = sessions
      if (!first || signal.aborted) return
      try {
        if (others.length > 0) await siwx.setSessions(sessions)
        else await siwx.addSession(first)
        if (signal.aborted) return await revoke(sessions)
        telemetry.record({ event: 'SIWX_AUTH_SUCCESS', namespace: 'eip155' })
      } catch (cause) {
        for (const { data: account } of sessions) {
          const { error, failure } = toSignInFailure({ step: 'verification', cause, account, connection: undefined })
          if (account === first.data) telemetry.reportError(error)
          failures.set(toKey(account), failure)
        }
        telemetry.record({ event: 'SIWX_AUTH_ERROR', namespace: 'eip155', code: 'siwx.declined' })
      }
    },
    takeFailure: (account) => {
      const failure = failures.get(toKey(account))
      failures.delete(toKey(account))
      return failure
    },
  }
}
