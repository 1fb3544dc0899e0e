import { frameAnswers, frameRequests } from '@latchkey/protocol/frame'
import { safeParse } from 'valibot'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { Store } from '../kernel/store/createStore.ts'
import { EMAIL_POLL } from './constants.ts'
import type { EmbeddedWallet } from './createEmbeddedWallet.ts'
import type { FrameOwner } from './createFrameOwner.ts'
import type { LoginMemory } from './createLoginMemory.ts'
import type { Login } from './Login.ts'
import type { EmailUpdate, LoginState } from './state.ts'
import { isFrameRefusal, toLoginError } from './toLoginError.ts'

export interface EmailUpdateContext {
  readonly store: Store<LoginState>
  readonly ports: Pick<Ports, 'clock'>
  /** Aborts when the modal is destroyed. */
  readonly signal: AbortSignal
  readonly frame: Pick<FrameOwner, 'ask'>
  readonly memory: Pick<LoginMemory, 'email'>
  readonly wallet: Pick<EmbeddedWallet, 'confirm' | 'getSession' | 'refresh'>
  /** Shows the view of a stage, if the modal shows another one of the change. */
  readonly show: (update: Pick<EmailUpdate, 'email' | 'stage'>) => void
}

/** The change of the e-mail address of one modal's visitor. */
export function createEmailUpdate(
  context: EmailUpdateContext,
): Pick<Login, 'updateEmail' | 'enterUpdateCode' | 'cancelEmailUpdate' | 'watchEmail'> {
  const { frame, memory, ports, show, signal: lifetime, store, wallet } = context
  const { clock } = ports
  /** The call under way; the answers of one that was replaced are dropped. */
  let current: AbortController | undefined
  /** The call under way; calls that mean the same share it, so that no code is sent or entered twice. */
  let shared: { readonly call: string; readonly done: Promise<void> } | undefined
  const share = (call: string, act: () => Promise<void>): Promise<void> => {
    if (shared?.call === call) return shared.done
    const own = {
      call,
      done: act().finally(() => {
        if (shared === own) shared = undefined
      }),
    }
    shared = own
    return own.done
  }

  const patch = (part: Partial<EmailUpdate>): void => {
    const { emailUpdate } = store.getState()
    if (emailUpdate !== null) store.patch({ emailUpdate: { ...emailUpdate, ...part } })
  }

  /** Runs an action of the visitor who is logged in. A failure is put into the state, unless another action has begun. */
  const run = async (action: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    current?.abort(new ModalError('request.aborted'))
    const own = (current = new AbortController())
    try {
      await wallet.confirm({ signal: own.signal })
      await action(own.signal)
    } catch (cause) {
      const error = toLoginError(own.signal.aborted ? own.signal.reason : cause)
      await fillMessage(error)
      if (own === current && !own.signal.aborted) {
        if (error.code === 'auth.notConnected') wallet.getSession()?.end('expired')
        const seconds = error.context !== undefined && 'seconds' in error.context ? error.context.seconds : undefined
        patch({
          pending: null,
          error: toErrorSummary(error),
          ...(typeof seconds === 'number' && { resendAt: clock.now() + seconds * 1_000 }),
          ...(isFrameRefusal(cause) && { triesLeft: cause.context?.triesLeft ?? null }),
        })
      }
      throw error
    } finally {
      if (own === current) current = undefined
    }
  }

  /** A code was sent. */
  const proceed = (
    stage: 'primary' | 'secondary',
    { expiresIn, resendIn }: { readonly expiresIn: number; readonly resendIn: number },
  ): void => {
    const now = clock.now()
    const times = { expiresAt: now + expiresIn * 1_000, resendAt: now + resendIn * 1_000 }
    patch({ stage, pending: null, triesLeft: null, ...times })
    showStage()
  }
  const showStage = (): void => {
    const { emailUpdate } = store.getState()
    if (emailUpdate !== null) show(emailUpdate)
  }

  const confirmOld = async (otp: string, signal: AbortSignal): Promise<void> => {
    const schema = frameAnswers.UPDATE_EMAIL_PRIMARY_OTP
    proceed('secondary', await frame.ask({ name: 'UPDATE_EMAIL_PRIMARY_OTP', payload: { otp }, schema, signal }))
  }

  const confirmNew = async (otp: string, signal: AbortSignal): Promise<void> => {
    const schema = frameAnswers.UPDATE_EMAIL_SECONDARY_OTP
    const { email } = await frame.ask({ name: 'UPDATE_EMAIL_SECONDARY_OTP', payload: { otp }, schema, signal })
    memory.email.set(email)
    patch({ stage: 'done', pending: null, expiresAt: null, triesLeft: null })
    showStage()
    // The address is changed, also if the wallet cannot say so now.
    await wallet.refresh().catch(() => undefined)
  }

  const begin = async (email: string): Promise<void> => {
    const { emailUpdate: before } = store.getState()
    const from = before?.email === email && before.stage !== 'done' ? before : initialUpdate
    store.patch({ emailUpdate: { ...from, email, pending: 'sending', error: null } })
    await run(async (signal) => {
      if (!safeParse(frameRequests.UPDATE_EMAIL, { email }).success)
        throw new ModalError('auth.emailInvalid', { details: 'The text is not an e-mail address.' })
      const schema = frameAnswers.UPDATE_EMAIL
      const { action, ...times } = await frame.ask({ name: 'UPDATE_EMAIL', payload: { email }, schema, signal })
      proceed(action === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary', times)
    })
  }

  const enter = async (code: string): Promise<void> => {
    const { emailUpdate } = store.getState()
    const stage = emailUpdate?.stage
    if (stage !== 'primary' && stage !== 'secondary') {
      const error = new ModalError('auth.codeRequired')
      await fillMessage(error)
      throw error
    }
    patch({ pending: 'checking', error: null })
    await run(async (signal) => {
      const otp = code.replace(/[\s-]/g, '')
      // A text that cannot be a code does not count as a try.
      if (!safeParse(frameRequests.UPDATE_EMAIL_PRIMARY_OTP, { otp }).success)
        throw new ModalError('auth.codeWrong', { details: 'A code has six digits.' })
      await (stage === 'primary' ? confirmOld : confirmNew)(otp, signal)
    })
  }

  return {
    updateEmail: ({ email: typed }) => share(`address ${typed.trim()}`, () => begin(typed.trim())),
    enterUpdateCode: ({ code }) => share(`code ${code}`, () => enter(code)),
    cancelEmailUpdate: () => {
      current?.abort(new ModalError('request.aborted'))
      current = undefined
      shared = undefined
      store.patch({ emailUpdate: null })
    },
    watchEmail: () => {
      let stop: (() => void) | undefined
      let isOver = false
      const poll = async (): Promise<void> => {
        await wallet.refresh().catch(() => undefined)
        if (isOver || lifetime.aborted) return
        const { emailUpdate, user } = store.getState()
        // Another tab has completed it. An action of this one says itself how it ends.
        const isElsewhere = current === undefined && emailUpdate !== null && emailUpdate.stage !== 'done'
        if (isElsewhere && user?.email === emailUpdate.email) {
          memory.email.set(emailUpdate.email)
          patch({ stage: 'done', pending: null, expiresAt: null, triesLeft: null, error: null })
          showStage()
        }
        wait()
      }
      const wait = (): void => {
        stop = clock.after(EMAIL_POLL, () => void poll())
      }
      wait()
      return () => {
        isOver = true
        stop?.()
      }
    },
  }
}

const initialUpdate: EmailUpdate = {
  email: '',
  stage: 'address',
  pending: null,
  expiresAt: null,
  resendAt: null,
  triesLeft: null,
  error: null,
}
