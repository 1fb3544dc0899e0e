import type { Cacao, Siwx, SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { PairedSession, PairingClient, Proposal, ProposalNamespaces } from '../adapter/PairingClient.ts'
import { selectActiveNetwork } from '../network/networkState.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import { UNKNOWN_ACCOUNT } from './constants.ts'
import type { SignInFailure } from './state.ts'
import { toSignedSession } from './toSignedSession.ts'
import { toSignInFailure } from './toSignInFailure.ts'

/** Connecting and signing in with one approval, over WalletConnect (CAIP-222). */
export interface OneClick {
  /**
   * Asks for a session and a sign-in at once, where the app's networks are all of eip155 and the client knows how (S5.022).
   * `undefined` where that is not so, or the message cannot be had: then the wallet is paired first and asked afterwards.
   */
  propose(parameters: {
    readonly client: PairingClient
    readonly namespaces: ProposalNamespaces
  }): Promise<Proposal | undefined>
  /**
   * Has verified and kept what came with a session, unless nobody waits for it any more. Never throws: a failure is told when
   * the account asks for it.
   */
  takeUp(parameters: { readonly session: PairedSession; readonly signal: AbortSignal }): Promise<void>
  /** Why the sign-in that came with this account's session failed; told once. */
  takeFailure(account: SiwxAccount): SignInFailure | undefined
}

/** Makes it, for one modal. */
export function createOneClick(
  context: Pick<ModalControllers, 'network' | 'telemetry'> & { readonly siwx: Siwx },
): OneClick {
  const { network, siwx, telemetry } = context
  const signed = new Map<string, readonly Cacao[]>()
  const failures = new Map<string, SignInFailure>()

  /** The visitor has left while it was verified. */
  const end = async (sessions: readonly SiwxSession[]): Promise<void> => {
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
        // A wallet that signs for one network takes the first.
        const chains = [chainId, ...eip155.chains.filter((id) => id !== chainId)]
        const asked = { domain, uri, nonce, statement, exp, nbf, requestId, resources }
        const { approval, ...open } = await client.authenticate({ ...asked, chains, methods })
        const session = approval.then((given) => {
          if (!given.session) throw new ModalError('wallet.unauthorized')
          signed.set(given.session.topic, given.auths)
          return given.session
        })
        session.catch(() => undefined)
        return { ...open, approval: session }
      } catch (cause) {
        telemetry.reportError(cause, 'request.failed')
        return undefined
      }
    },
    takeUp: async ({ session: { topic }, signal }) => {
      const auths = signed.get(topic) ?? []
      signed.delete(topic)
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
        if (signal.aborted) return await end(sessions)
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
