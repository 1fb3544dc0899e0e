import { loginPlugin, type EmailUpdate, type ErrorCode, type Modal } from '@latchkey/core'
import { ModalError, selectRoute, toModalError } from '@latchkey/core/internal'
import { patchLogin } from './patchLogin.ts'

/**
 * What the secure site answers: a code was sent, the code is right or this browser was confirmed; a link was sent, to be confirmed with a
 * number; or an error with its details.
 */
export type LoginAnswer =
  | 'done'
  | { readonly number: string }
  | { readonly code: ErrorCode; readonly seconds?: number | undefined; readonly triesLeft?: number | undefined }

/** The login of a modal under test, whose secure site is the test. */
export interface FakeLogin {
  /**
   * What was asked of it, in order: `sendCode ada@example.com`, `enterCode 123456`, `resendCode`, `social google`,
   * `enterSocialCode 123456`, `farcaster`, `passkey`,
   * `updateEmail ada@example.org`, `enterUpdateCode 123456`.
   */
  readonly calls: readonly string[]
  /** Ends opening the wallet, which otherwise waits for ever. */
  endOpening(code: ErrorCode): void
  /** Answers the call under way. */
  answer(answer: LoginAnswer): void
}

const noUpdate: EmailUpdate = {
  email: '',
  stage: 'address',
  pending: null,
  expiresAt: null,
  resendAt: null,
  triesLeft: null,
  error: null,
}
const validFor = 600_000
const resendAfter = 30_000

/**
 * Replaces what the machine of the login does with its frame. The steps, the views and the state are those of the real one, which core
 * tests with a real frame.
 */
export async function createFakeLogin(modal: Modal): Promise<FakeLogin> {
  const calls: string[] = []
  const machine = await modal.plugin(loginPlugin).load()
  const { store } = modal.plugin(loginPlugin)
  const { router } = modal.controllers
  const { clock } = modal.ports
  let fail: ((error: ModalError) => void) | undefined
  let pending: ((answer: LoginAnswer) => void) | undefined

  const ask = async (call: string): Promise<'done' | { readonly number: string }> => {
    calls.push(call)
    return await wait()
  }
  const wait = async (): Promise<'done' | { readonly number: string }> => {
    const answer = await new Promise<LoginAnswer>((resolve) => {
      pending = resolve
    })
    if (answer === 'done' || 'number' in answer) return answer
    const { code, seconds, triesLeft = null } = answer
    const error = new ModalError(code)
    const { step } = store.getState()
    const isSending = step === 'sending' && selectRoute(router.store.getState()).view !== 'EmailVerifyOtp'
    patchLogin(modal, {
      step: isSending || step === 'device' ? 'idle' : 'code',
      deviceNumber: null,
      error: { code, message: error.message },
      triesLeft,
      ...(seconds !== undefined && { resendAt: clock.now() + seconds * 1_000 }),
    })
    throw error
  }
  const send = async (call: string, email: string): Promise<void> => {
    patchLogin(modal, { step: 'sending', email, error: null })
    const { view } = selectRoute(router.store.getState())
    if (!['EmailLogin', 'EmailVerifyOtp', 'EmailVerifyDevice'].includes(view)) router.push('EmailLogin')
    const answer = await ask(call)
    const now = clock.now()
    if (answer !== 'done') {
      const { number } = answer
      const times = { expiresAt: now + validFor, resendAt: now + resendAfter }
      patchLogin(modal, { step: 'device', deviceNumber: number, error: null, ...times })
      if (view !== 'EmailVerifyDevice') router.replace('EmailVerifyDevice', { email })
      await wait()
      patchLogin(modal, { step: 'connecting', deviceNumber: null, expiresAt: null })
      return
    }
    patchLogin(modal, { step: 'code', triesLeft: null, expiresAt: now + validFor, resendAt: now + resendAfter })
    if (selectRoute(router.store.getState()).view === 'EmailLogin') router.replace('EmailVerifyOtp', { email })
  }
  machine.prepare = async () => undefined
  machine.sendCode = async ({ email }) => await send(`sendCode ${email}`, email)
  machine.resendCode = async () => await send('resendCode', store.getState().email ?? '')
  const connect = async (): Promise<never> => {
    patchLogin(modal, { step: 'connecting', error: null })
    return await new Promise<never>((_resolve, reject) => {
      fail = reject
    })
  }
  /** A failure of a social login leaves the attempt, whose code can still be entered. */
  const askSocial = async (call: string): Promise<void> => {
    try {
      await ask(call)
    } catch (error) {
      patchLogin(modal, { step: 'idle' })
      throw error
    }
  }
  machine.logInWithSocial = async ({ provider }) => {
    patchLogin(modal, { step: 'idle', error: null, social: { provider, step: 'popupOpened', uri: null } })
    if (selectRoute(router.store.getState()).view !== 'ConnectingSocial') router.push('ConnectingSocial', { provider })
    await askSocial(`social ${provider}`)
    patchLogin(modal, { social: { provider, step: 'received', uri: null } })
    return await connect()
  }
  machine.enterSocialCode = async ({ code }) => {
    const { social } = store.getState()
    patchLogin(modal, { error: null, social: social && { ...social, step: 'received' } })
    await askSocial(`enterSocialCode ${code}`)
    return await connect()
  }
  machine.logInWithFarcaster = async () => {
    patchLogin(modal, { step: 'idle', error: null, social: { provider: 'farcaster', step: 'started', uri: null } })
    if (selectRoute(router.store.getState()).view !== 'ConnectingFarcaster') router.push('ConnectingFarcaster')
    await askSocial('farcaster')
    return await connect()
  }
  machine.logInWithPasskey = async () => {
    patchLogin(modal, { step: 'passkey', email: null, social: null, error: null })
    if (selectRoute(router.store.getState()).view !== 'ConnectingPasskey') router.push('ConnectingPasskey')
    try {
      await ask('passkey')
    } catch (error) {
      patchLogin(modal, { step: 'idle' })
      throw error
    }
    return await connect()
  }
  const patchUpdate = (part: Partial<EmailUpdate>): void => {
    const { emailUpdate } = store.getState()
    const before = emailUpdate ?? noUpdate
    patchLogin(modal, { emailUpdate: { ...before, ...part } })
  }
  /** Asks, and puts a failure into the change. */
  const askUpdate = async (call: string): Promise<void> => {
    try {
      await ask(call)
    } catch (error) {
      const { code, message } = toModalError(error, 'request.failed')
      const { triesLeft } = store.getState()
      patchLogin(modal, { step: 'idle', error: null, triesLeft: null })
      patchUpdate({ pending: null, error: { code, message }, triesLeft })
      throw error
    }
  }
  const proceed = (stage: 'primary' | 'secondary'): void => {
    const now = clock.now()
    patchUpdate({ stage, pending: null, triesLeft: null, expiresAt: now + validFor, resendAt: now + resendAfter })
    const { view } = selectRoute(router.store.getState())
    if (stage === 'primary' && view === 'UpdateEmailWallet') router.push('UpdateEmailPrimaryOtp')
    if (stage === 'secondary')
      router.replace('UpdateEmailSecondaryOtp', { email: store.getState().emailUpdate?.email ?? '' })
  }
  machine.updateEmail = async ({ email }) => {
    patchUpdate({ email, pending: 'sending', error: null })
    await askUpdate(`updateEmail ${email}`)
    proceed('primary')
  }
  machine.enterUpdateCode = async ({ code }) => {
    const isFirst = store.getState().emailUpdate?.stage === 'primary'
    patchUpdate({ pending: 'checking', error: null })
    await askUpdate(`enterUpdateCode ${code}`)
    if (isFirst) proceed('secondary')
    else patchUpdate({ stage: 'done', pending: null, expiresAt: null })
  }
  machine.enterCode = async ({ code }) => {
    patchLogin(modal, { step: 'verifying', error: null })
    await ask(`enterCode ${code}`)
    patchLogin(modal, { step: 'connecting', expiresAt: null, triesLeft: null })
    return await new Promise<never>((_resolve, reject) => {
      fail = reject
    })
  }
  return {
    calls,
    endOpening: (code) => {
      const error = new ModalError(code)
      patchLogin(modal, { step: 'code', error: { code, message: error.message } })
      fail?.(error)
    },
    answer: (answer) => {
      if (pending === undefined) throw new TypeError('Nothing was asked.')
      pending(answer)
      pending = undefined
    },
  }
}
