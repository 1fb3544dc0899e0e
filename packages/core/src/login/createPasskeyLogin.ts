import { frameAnswers } from '@latchkey/protocol/frame'
import type { Connection } from '../adapter/types.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { Store } from '../kernel/store/createStore.ts'
import type { FrameOwner } from './createFrameOwner.ts'
import type { LoginMemory } from './createLoginMemory.ts'
import type { Login } from './Login.ts'
import type { LoginMethod } from './LoginMethod.ts'
import { resetAttempt } from './resetAttempt.ts'
import type { LoginState } from './state.ts'
import { toLoginError } from './toLoginError.ts'

/** The login with a passkey, from the screen of the frame to the visitor who is logged in. */
export interface PasskeyLogin extends LoginMethod, Pick<Login, 'logInWithPasskey'> {}

interface Attempt {
  readonly controller: AbortController
  /** Whether the call has not ended. */
  isRunning: boolean
  /** Whether the visitor is logged in and only the wallet is missing. */
  isConnecting: boolean
}

/** Creates the passkey login of one modal. */
export function createPasskeyLogin(context: {
  readonly store: Store<LoginState>
  readonly frame: Pick<FrameOwner, 'ask'>
  readonly memory: Pick<LoginMemory, 'forgetLogins'>
  /** Shows the view of the login, if the modal is open. */
  readonly show: () => void
  /** The frame has a session of some user now. A connection of another visitor must not be shown any more. */
  readonly onLoggedIn: () => void
  /** Connects the wallet of the visitor, who is logged in now. */
  readonly connect: (parameters: { readonly signal: AbortSignal }) => Promise<Connection>
}): PasskeyLogin {
  const { frame, memory, show, store } = context
  let current: Attempt | undefined
  let isLoggedIn = false

  const abort = (reason?: unknown): void => {
    current?.controller.abort(reason ?? new ModalError('connection.aborted'))
    current = undefined
  }

  const reset = (): void => resetAttempt(store)

  const run = async (attempt: Attempt): Promise<Connection> => {
    const { signal } = attempt.controller
    const schema = frameAnswers.CONNECT_PASSKEY
    await frame.ask({ name: 'CONNECT_PASSKEY', payload: undefined, schema, signal, isApproval: true })
    signal.throwIfAborted()
    context.onLoggedIn()
    isLoggedIn = true
    memory.forgetLogins()
    store.patch({ step: 'connecting', error: null })
    attempt.isConnecting = true
    try {
      return await context.connect({ signal })
    } finally {
      attempt.isConnecting = false
    }
  }

  return {
    isLoggedIn: () => isLoggedIn,
    isActive: () => current?.isRunning === true,
    forget: () => {
      isLoggedIn = false
    },
    complete: () => {
      if (current?.isConnecting !== true) abort()
      current = undefined
    },
    cancel: () => {
      abort()
      reset()
    },
    logInWithPasskey: async ({ signal } = {}) => {
      signal?.throwIfAborted()
      abort()
      const attempt: Attempt = (current = { controller: new AbortController(), isRunning: true, isConnecting: false })
      const leave = (): void => {
        if (attempt !== current) return
        abort(signal?.reason)
        reset()
      }
      signal?.addEventListener('abort', leave)
      store.patch({ step: 'passkey', email: null, social: null, error: null })
      show()
      try {
        return await run(attempt)
      } catch (cause) {
        const { signal: aborted } = attempt.controller
        const error = aborted.aborted
          ? toModalError(aborted.reason, 'connection.aborted')
          : toLoginError(cause, { isConnecting: true })
        await fillMessage(error)
        if (attempt === current) store.patch({ step: 'idle', error: toErrorSummary(error) })
        throw error
      } finally {
        attempt.isRunning = false
        signal?.removeEventListener('abort', leave)
      }
    },
  }
}
