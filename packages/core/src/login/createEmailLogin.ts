import { frameAnswers, frameRequests } from '@latchkey/protocol/frame'
import { safeParse } from 'valibot'
import type { Connection } from '../adapter/types.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { checkEmailCooldown } from './checkEmailCooldown.ts'
import type { LoginMemory } from './createLoginMemory.ts'
import type { Login } from './Login.ts'
import type { LoginMethod } from './LoginMethod.ts'
import { requestCode, type CodeAttempt, type RequestCodeContext } from './requestCode.ts'
import { resetAttempt } from './resetAttempt.ts'
import type { LoginState } from './state.ts'
import { isFrameRefusal, toLoginError } from './toLoginError.ts'

/** The login by e-mail, from the address to the visitor who is logged in. */
export interface EmailLogin extends LoginMethod, Pick<Login, 'sendCode' | 'resendCode' | 'enterCode'> {}

interface Attempt extends CodeAttempt {
  readonly controller: AbortController
  /** The call under way; calls that mean the same share it. */
  sending?: Promise<void> | undefined
  entering?: Promise<Connection> | undefined
  /** Whether the visitor is logged in and only the wallet is missing. */
  isConnecting?: boolean | undefined
}

/** Creates the login by e-mail of one modal. */
export function createEmailLogin(
  context: RequestCodeContext & {
    readonly memory: LoginMemory
    /** The frame has a session of this address. A connection of another visitor must not be shown any more. */
    readonly onLoggedIn: (email: string) => void
    /** Connects the wallet of the visitor, who is logged in now. */
    readonly connect: (parameters: { readonly signal: AbortSignal }) => Promise<Connection>
  },
): EmailLogin {
  const { frame, memory, show, store } = context
  const { clock } = context.ports
  let current: Attempt | undefined
  /** The address that the frame's session belongs to. */
  let loggedInAs: string | undefined

  /** Runs a part of an attempt. A failure is put into the state, unless the attempt is not the current one any more. */
  const run = async <value>(
    attempt: Attempt,
    failedStep: LoginState['step'],
    action: (signal: AbortSignal) => Promise<value>,
  ): Promise<value> => {
    const { signal } = attempt.controller
    try {
      const value = await action(signal)
      signal.throwIfAborted()
      return value
    } catch (cause) {
      const error = signal.aborted
        ? toModalError(signal.reason, 'connection.aborted')
        : toLoginError(cause, { isConnecting: true })
      await fillMessage(error)
      if (attempt === current && !signal.aborted) {
        const seconds = error.context !== undefined && 'seconds' in error.context ? error.context.seconds : undefined
        const resendAt = typeof seconds === 'number' ? clock.now() + seconds * 1_000 : store.getState().resendAt
        const triesLeft = isFrameRefusal(cause) ? (cause.context?.triesLeft ?? null) : store.getState().triesLeft
        // By the time the wallet opens, the code has been used; and without an attempt that waits, the link of the mail does nothing.
        const isOver = ['connecting', 'device'].includes(store.getState().step)
        store.patch({
          step: isOver ? 'idle' : failedStep,
          deviceNumber: null,
          error: toErrorSummary(error),
          resendAt,
          triesLeft,
        })
      }
      throw error
    }
  }

  const finish = async (attempt: Attempt, signal: AbortSignal): Promise<Connection> => {
    context.onLoggedIn(attempt.email)
    loggedInAs = attempt.email
    memory.email.set(attempt.email)
    memory.markEmailLogin()
    store.patch({ step: 'connecting', expiresAt: null, triesLeft: null, deviceNumber: null })
    attempt.isConnecting = true
    try {
      return await context.connect({ signal })
    } finally {
      attempt.isConnecting = false
    }
  }

  const checkCooldown = (): void => checkEmailCooldown({ last: memory.lastEmailLoginTime.get(), now: clock.now() })

  const begin = (attempt: Attempt, failedStep: LoginState['step']): Promise<void> => {
    store.patch({ step: 'sending', email: attempt.email, error: null })
    show('EmailLogin', attempt.email)
    return run(attempt, failedStep, async (signal) => {
      // Logged in as this address, the frame sends no mail.
      if (loggedInAs !== attempt.email) checkCooldown()
      const outcome = await requestCode(context, { attempt, signal })
      if (outcome === 'loggedIn') await finish(attempt, signal)
    })
  }

  const abort = (): void => {
    current?.controller.abort(new ModalError('connection.aborted'))
    current = undefined
  }

  const reset = (): void => resetAttempt(store)

  /** Joins the caller's signal to an attempt: its abortion ends the attempt. */
  const join = async (attempt: Attempt, signal: AbortSignal | undefined, work: Promise<void>): Promise<void> => {
    const leave = (): void => {
      if (attempt !== current) return
      attempt.controller.abort(signal?.reason)
      current = undefined
      reset()
    }
    signal?.addEventListener('abort', leave)
    try {
      await work
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }

  return {
    isLoggedIn: () => loggedInAs !== undefined,
    isActive: () => (current?.sending ?? current?.entering) !== undefined,
    forget: () => {
      loggedInAs = undefined
    },
    complete: () => {
      if (current?.isConnecting !== true) abort()
      current = undefined
      reset()
    },
    sendCode: async ({ email: typed, signal }) => {
      signal?.throwIfAborted()
      const email = typed.trim()
      if (current?.sending && current.email === email) return await join(current, signal, current.sending)
      abort()
      const attempt: Attempt = (current = { email, controller: new AbortController() })
      if (!safeParse(frameRequests.CONNECT_EMAIL, { email }).success) {
        store.patch({ email })
        return await run(attempt, 'idle', () =>
          Promise.reject(new ModalError('auth.emailInvalid', { details: 'The text is not an e-mail address.' })),
        )
      }
      attempt.sending = begin(attempt, 'idle').finally(() => {
        attempt.sending = undefined
      })
      await join(attempt, signal, attempt.sending)
    },
    resendCode: async () => {
      const attempt = current
      if (attempt?.sending && store.getState().step === 'device') await renewLink(attempt, checkCooldown)
      if (attempt?.sending) return await attempt.sending
      if (attempt === undefined || attempt.entering) throw await filled(new ModalError('auth.codeRequired'))
      const { step } = store.getState()
      attempt.sending = begin(attempt, step).finally(() => {
        attempt.sending = undefined
      })
      await attempt.sending
    },
    enterCode: async ({ code }) => {
      const attempt = current
      if (attempt?.entering) return await attempt.entering
      if (attempt === undefined || store.getState().step !== 'code')
        throw await filled(new ModalError('auth.codeRequired'))
      const otp = code.replace(/[\s-]/g, '')
      attempt.entering = run(attempt, 'code', async (signal) => {
        // A text that cannot be a code does not count as a try.
        if (!safeParse(frameRequests.CONNECT_OTP, { otp }).success)
          throw new ModalError('auth.codeWrong', { details: 'A code has six digits.' })
        store.patch({ step: 'verifying', error: null })
        await frame.ask({ name: 'CONNECT_OTP', payload: { otp }, schema: frameAnswers.CONNECT_OTP, signal })
        signal.throwIfAborted()
        return await finish(attempt, signal)
      }).finally(() => {
        attempt.entering = undefined
      })
      return await attempt.entering
    },
    cancel: () => {
      abort()
      reset()
    },
  }
}

/** Ends the wait for a link, so that another one is sent. A press that comes too early leaves the link as it is. */
async function renewLink(attempt: Attempt, checkCooldown: () => void): Promise<void> {
  try {
    checkCooldown()
  } catch (error) {
    throw await filled(toLoginError(error))
  }
  attempt.renewal?.abort(new ModalError('request.aborted'))
}

/** The error with its text. */
async function filled(error: ModalError): Promise<ModalError> {
  await fillMessage(error)
  return error
}
