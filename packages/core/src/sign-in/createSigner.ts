import type { Siwx, SiwxSession } from '@latchkey/protocol/siwx'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import { PREPARED_MESSAGE_LIFE } from './constants.ts'
import { selectLiving } from './selectLiving.ts'
import { selectSignIn, type NamespaceSignIn, type SignInFailure, type SignInState } from './state.ts'
import { toSignInFailure } from './toSignInFailure.ts'
import type { Visit } from './Visit.ts'

export interface SignerContext extends Pick<ModalControllers, 'adapters' | 'telemetry'> {
  readonly ports: Pick<Ports, 'clock'>
  readonly siwx: Siwx
  readonly store: ReadableStore<SignInState>
  readonly put: (visit: Visit, part: Partial<NamespaceSignIn>) => void
  readonly onSigned: (visit: Visit, sessions: readonly SiwxSession[]) => void
  readonly onFailed: (visit: Visit) => void
}

/** From the message to the session. */
export interface Signer {
  /** Makes the message before it is asked for. Never throws. */
  prepareAhead(visit: Visit): Promise<void>
  /** See `SignInMachine.signIn`. */
  sign(visit: Visit, signal: AbortSignal | undefined): Promise<SiwxSession>
}

/** Makes it, for one modal. */
export function createSigner(context: SignerContext): Signer {
  const { adapters, ports, siwx, put, telemetry } = context
  const { clock } = ports

  const prepare = (visit: Visit): Promise<Pick<SiwxSession, 'data' | 'message'>> => {
    const known = visit.prepared
    if (known && clock.now() < known.until) return known.message
    const message = (async () => await siwx.createMessage({ ...visit.account, signal: visit.over.signal }))()
    const own = (visit.prepared = { until: clock.now() + PREPARED_MESSAGE_LIFE, message })
    message.then(
      ({ data, message: text }) => {
        if (visit.prepared !== own) return
        const end = Date.parse(data.expirationTime ?? '')
        if (end < own.until) own.until = end
        put(visit, { message: text })
      },
      () => {
        if (visit.prepared === own) visit.prepared = undefined
      },
    )
    return message
  }

  const askWallet = async (visit: Visit, message: string, signal: AbortSignal): Promise<string> => {
    const { namespace, account } = visit
    const connection = selectActiveConnection(adapters.store.getState(), namespace)
    const feature = adapters.find(namespace)?.features.message
    if (!connection || !feature || !connection.features.includes('message'))
      throw new ModalError('feature.unsupported', { context: { feature: 'message' } })
    const { id: connectionId } = connection
    return (await feature.sign({ connectionId, message, address: account.accountAddress, signal })).signature
  }

  const verify = async (visit: Visit, session: SiwxSession): Promise<readonly SiwxSession[]> => {
    await siwx.addSession(session)
    const sessions = await siwx.getSessions(visit.account)
    if (selectLiving(sessions, clock.now()).living.length > 0) return sessions
    throw new ModalError('request.failed', { details: 'The session was verified, and is not there' })
  }

  const fail = (visit: Visit, step: SignInFailure['step'], cause: unknown): ModalError => {
    const connection = selectActiveConnection(adapters.store.getState(), visit.namespace)
    const { error, failure } = toSignInFailure({ step, cause, account: visit.account, connection })
    visit.prepared = undefined
    put(visit, { status: 'failed', failure, message: null })
    telemetry.reportError(error)
    telemetry.record({ event: 'SIWX_AUTH_ERROR', namespace: visit.namespace, code: error.code })
    return error
  }

  return {
    prepareAhead: async (visit) => {
      try {
        await prepare(visit)
      } catch (cause) {
        // Whoever signs meanwhile, or does not sign at all, hears of it in another way.
        if (selectSignIn(context.store.getState(), visit.namespace).status !== 'signedOut') return
        if (visit.over.signal.aborted) return
        fail(visit, 'message', cause)
      }
    },
    sign: async (visit, signal) => {
      visit.run?.abort(new ModalError('request.aborted'))
      const own = (visit.run = new AbortController())
      const over = AbortSignal.any([own.signal, visit.over.signal, ...(signal ? [signal] : [])])
      let step: SignInFailure['step'] = 'message'
      try {
        over.throwIfAborted()
        put(visit, { status: 'preparing', failure: null })
        const prepared = await raceAbort(prepare(visit), over)
        step = 'signature'
        put(visit, { status: 'signing' })
        const signature = await raceAbort(askWallet(visit, prepared.message, over), over)
        step = 'verification'
        // Its nonce serves once, whatever comes of it.
        visit.prepared = undefined
        put(visit, { status: 'verifying' })
        const session = { ...prepared, signature }
        const sessions = await raceAbort(verify(visit, session), over)
        telemetry.record({ event: 'SIWX_AUTH_SUCCESS', namespace: visit.namespace })
        context.onSigned(visit, sessions)
        return session
      } catch (cause) {
        if (over.aborted) {
          // Whoever took its place says how it goes on.
          if (visit.run === own) put(visit, { status: 'signedOut' })
          throw toModalError(over.reason, 'request.aborted')
        }
        const error = fail(visit, step, cause)
        context.onFailed(visit)
        throw error
      } finally {
        if (visit.run === own) visit.run = undefined
      }
    },
  }
}
