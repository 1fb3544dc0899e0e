import type { Siwx, SiwxSession } from '@latchkey/protocol/siwx'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'
import type { ModalControllers } from '../plugin/Modal.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import { PREPARED_MESSAGE_LIFE } from './constants.ts'
import { selectValidSessions } from './selectValidSessions.ts'
import { selectSignIn, type NamespaceSignIn, type SignInFailure, type SignInState } from './state.ts'
import { toSignInFailure } from './toSignInFailure.ts'
import type { SignInSubject } from './SignInSubject.ts'

export interface SignerContext extends Pick<ModalControllers, 'adapters' | 'telemetry'> {
  readonly ports: Pick<Ports, 'clock'>
  readonly siwx: Siwx
  readonly store: ReadableStore<SignInState>
  readonly update: (subject: SignInSubject, patch: Partial<NamespaceSignIn>) => void
  readonly onSigned: (subject: SignInSubject, sessions: readonly SiwxSession[]) => void
  readonly onFailed: (subject: SignInSubject) => void
}

/** Takes a subject from the message to a verified session. */
export interface Signer {
  /** Creates the message in advance. Never throws; a failure goes to the state. */
  prepareAhead(subject: SignInSubject): Promise<void>
  /** See `SignInMachine.signIn`. */
  sign(subject: SignInSubject, signal: AbortSignal | undefined): Promise<SiwxSession>
}

/** Creates the signer of one modal. */
export function createSigner(context: SignerContext): Signer {
  const { adapters, ports, siwx, telemetry, update } = context
  const { clock } = ports

  const prepare = (subject: SignInSubject): Promise<Pick<SiwxSession, 'data' | 'message'>> => {
    const known = subject.preparedMessage
    if (known && clock.now() < known.until) return known.message
    const message = (async () => await siwx.createMessage({ ...subject.account, signal: subject.lifetime.signal }))()
    const entry = (subject.preparedMessage = { until: clock.now() + PREPARED_MESSAGE_LIFE, message })
    message.then(
      ({ data, message: text }) => {
        if (subject.preparedMessage !== entry) return
        const end = Date.parse(data.expirationTime ?? '')
        if (end < entry.until) entry.until = end
        update(subject, { message: text })
      },
      () => {
        if (subject.preparedMessage === entry) subject.preparedMessage = undefined
      },
    )
    return message
  }

  const requestSignature = async (subject: SignInSubject, message: string, signal: AbortSignal): Promise<string> => {
    const { namespace, account } = subject
    const connection = selectActiveConnection(adapters.store.getState(), namespace)
    const feature = adapters.find(namespace)?.features.message
    if (!connection || !feature || !connection.features.includes('message'))
      throw new ModalError('feature.unsupported', { context: { feature: 'message' } })
    const { id: connectionId } = connection
    return (await feature.sign({ connectionId, message, address: account.accountAddress, signal })).signature
  }

  const verify = async (subject: SignInSubject, session: SiwxSession): Promise<readonly SiwxSession[]> => {
    await siwx.addSession(session)
    const sessions = await siwx.getSessions(subject.account)
    if (selectValidSessions(sessions, clock.now()).valid.length > 0) return sessions
    throw new ModalError('request.failed', { details: 'The session was verified but is not stored' })
  }

  const fail = (subject: SignInSubject, step: SignInFailure['step'], cause: unknown): ModalError => {
    const connection = selectActiveConnection(adapters.store.getState(), subject.namespace)
    const { error, failure } = toSignInFailure({ step, cause, account: subject.account, connection })
    subject.preparedMessage = undefined
    update(subject, { status: 'failed', failure, message: null })
    telemetry.reportError(error)
    telemetry.record({ event: 'SIWX_AUTH_ERROR', namespace: subject.namespace, code: error.code })
    return error
  }

  return {
    prepareAhead: async (subject) => {
      try {
        await prepare(subject)
      } catch (cause) {
        // A pending attempt to sign reports this failure itself.
        if (selectSignIn(context.store.getState(), subject.namespace).status !== 'signedOut') return
        if (subject.lifetime.signal.aborted) return
        fail(subject, 'message', cause)
      }
    },
    sign: async (subject, signal) => {
      subject.attempt?.abort(new ModalError('request.aborted'))
      const attempt = (subject.attempt = new AbortController())
      const abortSignal = AbortSignal.any([attempt.signal, subject.lifetime.signal, ...(signal ? [signal] : [])])
      let step: SignInFailure['step'] = 'message'
      try {
        abortSignal.throwIfAborted()
        update(subject, { status: 'preparing', failure: null })
        const unsigned = await raceAbort(prepare(subject), abortSignal)
        step = 'signature'
        update(subject, { status: 'signing' })
        const signature = await raceAbort(requestSignature(subject, unsigned.message, abortSignal), abortSignal)
        step = 'verification'
        // A nonce can be used once, even if the verification fails.
        subject.preparedMessage = undefined
        update(subject, { status: 'verifying' })
        const session = { ...unsigned, signature }
        const sessions = await raceAbort(verify(subject, session), abortSignal)
        telemetry.record({ event: 'SIWX_AUTH_SUCCESS', namespace: subject.namespace })
        context.onSigned(subject, sessions)
        return session
      } catch (cause) {
        if (abortSignal.aborted) {
          // A newer attempt writes the status itself.
          if (subject.attempt === attempt) update(subject, { status: 'signedOut' })
          throw toModalError(abortSignal.reason, 'request.aborted')
        }
        const error = fail(subject, step, cause)
        context.onFailed(subject)
        throw error
      } finally {
        if (subject.attempt === attempt) subject.attempt = undefined
      }
    },
  }
}
