import { frameAnswers } from '@latchkey/protocol/frame'
import type { Connection } from '../adapter/types.ts'
import type { ErrorCode } from '../kernel/errors/codes.ts'
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
import type { LoginState, SocialAttempt } from './state.ts'
import { toLoginError } from './toLoginError.ts'

/** The login with Farcaster, from the code that the visitor scans to the visitor who is logged in. */
export interface FarcasterLogin extends LoginMethod, Pick<Login, 'logInWithFarcaster'> {}

interface Attempt {
  readonly controller: AbortController
  /** Whether the call has not ended. */
  isRunning: boolean
  /** Whether the visitor is logged in and only the wallet is missing. */
  isConnecting: boolean
}

/** Creates the Farcaster login of one modal. */
export function createFarcasterLogin(context: {
  readonly store: Store<LoginState>
  readonly frame: Pick<FrameOwner, 'ask' | 'close'>
  readonly memory: Pick<LoginMemory, 'social'>
  /** Shows the view of the login, if the modal is open. */
  readonly show: () => void
  /** Whether the embedded wallet is connected, which needs its frame. */
  readonly isConnected: () => boolean
  /** The frame has a session of this user now. A connection of another visitor must not be shown any more. */
  readonly onLoggedIn: (userName: string | null) => void
  /** Connects the wallet of the visitor, who is logged in now. */
  readonly connect: (parameters: { readonly signal: AbortSignal }) => Promise<Connection>
}): FarcasterLogin {
  const { frame, memory, show, store } = context
  let current: Attempt | undefined
  let isLoggedIn = false

  const abort = (reason?: unknown): void => {
    current?.controller.abort(reason ?? new ModalError('connection.aborted'))
    current = undefined
  }

  const setSocial = (patch: Partial<SocialAttempt>): void => {
    const { social } = store.getState()
    if (social !== null) store.patch({ social: { ...social, ...patch } })
  }

  const logIn = async (signal: AbortSignal): Promise<string | null> => {
    const request = { payload: undefined, signal } as const
    try {
      const { uri } = await frame.ask({ ...request, name: 'GET_FARCASTER_URI', schema: frameAnswers.GET_FARCASTER_URI })
      signal.throwIfAborted()
      setSocial({ uri })
      const { userName = null } = await frame.ask({
        ...request,
        name: 'CONNECT_FARCASTER',
        schema: frameAnswers.CONNECT_FARCASTER,
        isApproval: true,
      })
      return userName
    } catch (cause) {
      signal.throwIfAborted()
      throw toFarcasterError(cause)
    }
  }

  const run = async (attempt: Attempt): Promise<Connection> => {
    const { signal } = attempt.controller
    const userName = await logIn(signal)
    signal.throwIfAborted()
    setSocial({ step: 'received' })
    context.onLoggedIn(userName)
    isLoggedIn = true
    memory.social.set({ provider: 'farcaster', userName })
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
      const wasBegun = current !== undefined
      abort()
      // The address of the code, too (S2.027).
      resetAttempt(store)
      // The next login begins with a frame that knows nothing of this one (S2.028).
      if (wasBegun && !context.isConnected()) frame.close()
    },
    logInWithFarcaster: async ({ signal } = {}) => {
      signal?.throwIfAborted()
      abort()
      const attempt: Attempt = (current = { controller: new AbortController(), isRunning: true, isConnecting: false })
      const leave = (): void => {
        if (attempt !== current) return
        abort(signal?.reason)
        resetAttempt(store)
      }
      signal?.addEventListener('abort', leave)
      store.patch({
        step: 'idle',
        email: null,
        error: null,
        social: { provider: 'farcaster', step: 'started', uri: null },
      })
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

/** Failures for which the visitor can do something else than try again keep their code. */
const told: readonly ErrorCode[] = [
  'auth.codeExpired',
  'auth.connectorNotFound',
  'auth.limited',
  'auth.offline',
  'auth.unavailable',
  'config.originNotAllowed',
]

/** Why a login has failed before the visitor was logged in (S8.017). */
function toFarcasterError(cause: unknown): ModalError {
  const error = toLoginError(cause, { isConnecting: true })
  if (told.includes(error.code)) return error
  return new ModalError('auth.farcasterFailed', { cause, details: error.details ?? error.message })
}
