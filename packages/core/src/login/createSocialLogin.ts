import type { SocialProvider } from '@latchkey/protocol/atoms'
import { frameAnswers } from '@latchkey/protocol/frame'
import type { Connection } from '../adapter/types.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { Store } from '../kernel/store/createStore.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import type { FrameOwner } from './createFrameOwner.ts'
import type { LoginMemory } from './createLoginMemory.ts'
import type { Login } from './Login.ts'
import type { LoginMethod } from './LoginMethod.ts'
import { openLoginPopup, type LoginPopup } from './openLoginPopup.ts'
import { resetAttempt } from './resetAttempt.ts'
import type { LoginState, SocialAttempt } from './state.ts'
import { toLoginError } from './toLoginError.ts'

/** The login with a social account, from the popup to the visitor who is logged in. */
export interface SocialLogin extends LoginMethod, Pick<Login, 'logInWithSocial' | 'enterSocialCode'> {}

interface Attempt {
  readonly provider: SocialProvider
  readonly controller: AbortController
  popup?: LoginPopup | undefined
  /** Whether the frame knows the attempt, so that its code can be entered. */
  isKnown: boolean
  /** The parts under way: a code can be entered while the popup is still waited for. The newest one owns the state. */
  runs: number
  newest: number
  /** Whether the visitor is logged in and only the wallet is missing. */
  isConnecting: boolean
}

export interface SocialLoginContext {
  readonly store: Store<LoginState>
  readonly ports: Pick<Ports, 'clock'>
  readonly frame: Pick<FrameOwner, 'ask'>
  readonly memory: Pick<LoginMemory, 'social'>
  /** The origin of the secure site, if it is known already. */
  readonly getSecureSite: () => string | null
  /** Shows the view of the login, if the modal is open. */
  readonly show: (provider: SocialProvider) => void
  /** The frame has a session of this user now. A connection of another visitor must not be shown any more. */
  readonly onLoggedIn: (userName: string | null) => void
  /** Connects the wallet of the visitor, who is logged in now. */
  readonly connect: (parameters: { readonly signal: AbortSignal }) => Promise<Connection>
}

/** Creates the social login of one modal. */
export function createSocialLogin(context: SocialLoginContext): SocialLogin {
  const { frame, memory, ports, show, store } = context
  let current: Attempt | undefined
  let isLoggedIn = false

  const setSocial = (attempt: Attempt, patch: Partial<SocialAttempt>): void => {
    const { social } = store.getState()
    if (attempt === current && social !== null) store.patch({ social: { ...social, ...patch } })
  }

  /** Runs a part of an attempt. A failure is put into the state, unless the attempt is not the current one any more. */
  const run = async <value>(attempt: Attempt, action: (signal: AbortSignal) => Promise<value>): Promise<value> => {
    const { signal } = attempt.controller
    attempt.runs += 1
    const serial = (attempt.newest += 1)
    try {
      const value = await action(signal)
      signal.throwIfAborted()
      return value
    } catch (cause) {
      const error = signal.aborted ? toModalError(signal.reason, 'connection.aborted') : toSocialError(cause)
      await fillMessage(error)
      if (attempt === current && serial === attempt.newest && !signal.aborted)
        store.patch({ step: 'idle', error: toErrorSummary(error) })
      throw error
    } finally {
      attempt.runs -= 1
    }
  }

  const redeem = async (attempt: Attempt, ticket: string, signal: AbortSignal): Promise<Connection> => {
    setSocial(attempt, { step: 'received' })
    const { userName = null } = await frame.ask({
      name: 'CONNECT_SOCIAL',
      payload: { ticket },
      schema: frameAnswers.CONNECT_SOCIAL,
      signal,
    })
    signal.throwIfAborted()
    attempt.isKnown = false
    attempt.popup?.close()
    context.onLoggedIn(userName)
    isLoggedIn = true
    memory.social.set({ provider: attempt.provider, userName })
    store.patch({ step: 'connecting', error: null })
    attempt.isConnecting = true
    try {
      return await context.connect({ signal })
    } finally {
      attempt.isConnecting = false
    }
  }

  const start = async (attempt: Attempt, popup: LoginPopup, signal: AbortSignal): Promise<string> => {
    const uri = await getAddress(frame, attempt.provider, signal)
    attempt.isKnown = true
    if (popup.isBlocked) setSocial(attempt, { uri })
    else popup.lead(uri)
    return await raceAbort(popup.result, signal)
  }

  const abort = (): void => {
    current?.controller.abort(new ModalError('connection.aborted'))
    current?.popup?.close()
    current = undefined
  }

  const reset = (): void => resetAttempt(store)

  return {
    isLoggedIn: () => isLoggedIn,
    isActive: () => (current?.runs ?? 0) > 0,
    forget: () => {
      isLoggedIn = false
    },
    complete: () => {
      if (current?.isConnecting !== true) abort()
      current = undefined
    },
    logInWithSocial: async ({ provider, signal }) => {
      signal?.throwIfAborted()
      abort()
      const attempt: Attempt = (current = {
        provider,
        controller: new AbortController(),
        isKnown: false,
        runs: 0,
        newest: 0,
        isConnecting: false,
      })
      const { controller } = attempt
      const leave = (): void => {
        if (attempt !== current) return
        controller.abort(signal?.reason)
        attempt.popup?.close()
        current = undefined
        reset()
      }
      signal?.addEventListener('abort', leave)
      const secureSite = context.getSecureSite()
      // First of all: browsers open a popup only within the press.
      if (secureSite !== null)
        attempt.popup = openLoginPopup({
          secureSite,
          ports,
          signal: controller.signal,
          getState: async () => {
            const schema = frameAnswers.GET_SOCIAL_STATE
            return (await frame.ask({ name: 'GET_SOCIAL_STATE', payload: undefined, schema })).state
          },
        })
      const { popup } = attempt
      // An attempt that fails to start leaves the result without a listener.
      popup?.result.catch(() => undefined)
      const step = popup?.isBlocked === false ? 'popupOpened' : 'started'
      store.patch({ step: 'idle', email: null, error: null, social: { provider, step: 'started', uri: null } })
      setSocial(attempt, { step })
      show(provider)
      try {
        return await run(attempt, async (aborted) => {
          if (popup === undefined) throw new ModalError('auth.connectorNotFound')
          return await redeem(attempt, await start(attempt, popup, aborted), aborted)
        })
      } catch (error) {
        if (!isModalError(error, 'auth.popupClosed')) popup?.close()
        throw error
      } finally {
        signal?.removeEventListener('abort', leave)
      }
    },
    enterSocialCode: async ({ code }) => {
      const attempt = current
      if (attempt?.isKnown !== true) {
        const error = new ModalError('auth.codeRequired')
        await fillMessage(error)
        store.patch({ error: toErrorSummary(error) })
        throw error
      }
      store.patch({ error: null })
      return await run(attempt, async (signal) => {
        const ticket = code.replace(/[\s-]/g, '')
        if (!/^\d{6}$/.test(ticket)) throw new ModalError('auth.codeWrong', { details: 'A code has six digits.' })
        return await redeem(attempt, ticket, signal)
      })
    },
    cancel: () => {
      abort()
      reset()
    },
  }
}

/** Asks the frame to begin an attempt, and returns the address that leads the popup to the provider. */
async function getAddress(
  frame: Pick<FrameOwner, 'ask'>,
  provider: SocialProvider,
  signal: AbortSignal,
): Promise<string> {
  const schema = frameAnswers.GET_SOCIAL_REDIRECT_URI
  try {
    return (await frame.ask({ name: 'GET_SOCIAL_REDIRECT_URI', payload: { provider }, schema, signal })).uri
  } catch (cause) {
    throw toStartError(cause)
  }
}

/** Failures for which the visitor can do something else than try again keep their code. */
const told: readonly string[] = ['auth.offline', 'auth.limited', 'auth.connectorNotFound', 'config.originNotAllowed']

/** Why a login could not be started (S8.016). */
function toStartError(cause: unknown): ModalError {
  const error = toLoginError(cause)
  if (told.includes(error.code)) return error
  return new ModalError('auth.socialFailed', { cause, details: error.details ?? error.message })
}

function toSocialError(cause: unknown): ModalError {
  return toLoginError(cause, { isConnecting: true })
}
