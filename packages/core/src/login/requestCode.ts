import { frameAnswers } from '@latchkey/protocol/frame'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { Store } from '../kernel/store/createStore.ts'
import { EMAIL_COOLDOWN } from './constants.ts'
import type { FrameOwner } from './createFrameOwner.ts'
import type { LoginMemory } from './createLoginMemory.ts'
import type { LoginState } from './state.ts'

export interface RequestCodeContext {
  readonly store: Store<LoginState>
  readonly ports: Pick<Ports, 'clock'>
  readonly frame: Pick<FrameOwner, 'ask'>
  readonly memory: Pick<LoginMemory, 'email' | 'lastEmailLoginTime'>
  /** Shows the view of a step, if the modal is open. */
  readonly show: (view: 'EmailLogin' | 'EmailVerifyOtp' | 'EmailVerifyDevice', email: string) => void
}

/** What asking for a code needs of a login by e-mail. */
export interface CodeAttempt {
  readonly email: string
  /** Ends the wait for the link that was sent last, so that another one is sent. */
  renewal?: AbortController | undefined
}

/**
 * Asks the frame to log the visitor in by e-mail, as far as that is possible without the code: until one has been sent, or the frame
 * says that the visitor is logged in already. On a browser that the site does not know, the visitor confirms the link of the mail
 * first (S4.025 to S4.027).
 */
export async function requestCode(
  context: RequestCodeContext,
  { attempt, signal }: { readonly attempt: CodeAttempt; readonly signal: AbortSignal },
): Promise<'sent' | 'loggedIn'> {
  const { frame, memory, ports, show, store } = context
  const { email } = attempt
  const ask = async () => {
    const schema = frameAnswers.CONNECT_EMAIL
    const answer = await frame.ask({ name: 'CONNECT_EMAIL', payload: { email }, schema, signal })
    signal.throwIfAborted()
    if (answer.action === 'CONNECT') return answer
    const now = ports.clock.now()
    memory.email.set(email)
    memory.lastEmailLoginTime.set(now)
    const isDevice = answer.action === 'VERIFY_DEVICE'
    store.patch({
      step: isDevice ? 'device' : 'code',
      deviceNumber: isDevice ? answer.number : null,
      triesLeft: null,
      expiresAt: now + answer.expiresIn * 1_000,
      resendAt: now + Math.max(answer.resendIn * 1_000, EMAIL_COOLDOWN),
    })
    show(isDevice ? 'EmailVerifyDevice' : 'EmailVerifyOtp', email)
    return answer
  }
  /** Resolves once the visitor has confirmed the link; `false` if another one is to be sent. */
  const waitForDevice = async (): Promise<boolean> => {
    const { signal: renewal } = (attempt.renewal = new AbortController())
    const schema = frameAnswers.CONNECT_DEVICE
    try {
      const either = AbortSignal.any([signal, renewal])
      await frame.ask({ name: 'CONNECT_DEVICE', payload: undefined, schema, signal: either, isApproval: true })
      return true
    } catch (error) {
      signal.throwIfAborted()
      if (renewal.aborted) return false
      throw error
    }
  }

  let { action } = await ask()
  while (action === 'VERIFY_DEVICE') {
    const isConfirmed = await waitForDevice()
    if (!isConfirmed) store.patch({ step: 'sending', error: null })
    action = (await ask()).action
    if (isConfirmed && action === 'VERIFY_DEVICE')
      throw new ModalError('wallet.invalidResponse', { details: 'The device was confirmed already.' })
  }
  return action === 'CONNECT' ? 'loggedIn' : 'sent'
}
