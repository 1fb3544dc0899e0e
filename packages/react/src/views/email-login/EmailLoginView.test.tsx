import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createFakeLogin, type LoginAnswer } from '../../test/createFakeLogin.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { patchLogin } from '../../test/patchLogin.ts'
import { renderModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { withLogin } from '../../test/scenes/createLoginScenes.ts'

describeScenes('EmailLogin')

const email = 'ada@example.com'

async function atEmailLogin(parameters: RenderModalParameters = {}) {
  const modal = await renderModal({ ...parameters, options: { ...withLogin, ...parameters.options } })
  const login = await createFakeLogin(modal.modal)
  await modal.open({ view: 'EmailLogin' })
  return { ...modal, login }
}

const input = (modal: Awaited<ReturnType<typeof atEmailLogin>>): HTMLInputElement => {
  const found = modal.find('lk-email-login-input')
  if (!(found instanceof HTMLInputElement)) throw new TypeError('The field is no input.')
  return found
}

it('provides an internal view with the id EmailLogin, whose field has the focus [S2.012]', async () => {
  const modal = await atEmailLogin()
  await expect.poll(() => modal.dialog().dataset['view']).toBe('EmailLogin')
  await expect.poll(() => modal.status()).toBe('asking')
  await expect.poll(() => modal.root().activeElement).toBe(input(modal))
  expect([input(modal).type, input(modal).autocomplete]).toEqual(['email', 'email'])
})

it('sends a code to the address and shows the view that asks for it, by keyboard alone', async () => {
  const modal = await atEmailLogin()
  await userEvent.keyboard(`${email}{Enter}`)
  await modal.hasStatus('sending')
  expect(modal.login.calls).toEqual([`sendCode ${email}`])
  modal.login.answer('done')
  await modal.settled('EmailVerifyOtp')
  expect(modal.modal.controllers.router.store.getState().history.map(({ view }) => view)).not.toContain('EmailLogin')
})

it('reacts to a press in the next frame', async () => {
  const modal = await atEmailLogin()
  await userEvent.keyboard(email)
  const submit = modal.find('lk-email-login-submit')
  submit.click()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(submit.getAttribute('aria-busy') ?? modal.status()).toMatch(/true|sending/)
})

describe('an address', () => {
  it.each([
    ['', 'Enter your e-mail address.'],
    ['ada', 'This is not an e-mail address. Check it for typing errors.'],
    ['ada@example', 'This is not an e-mail address. Check it for typing errors.'],
    ['ada @example.com', 'This is not an e-mail address. Check it for typing errors.'],
  ])('%j is refused at once, without a request', async (typed, text) => {
    const modal = await atEmailLogin()
    if (typed !== '') await userEvent.keyboard(typed)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => modal.text()).toContain(text)
    expect(input(modal).getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => modal.root().activeElement).toBe(input(modal))
    await expect.poll(() => modal.view().parentElement?.querySelector('[role=alert]')?.textContent).toContain(text)
    expect(modal.login.calls).toEqual([])
    await userEvent.keyboard('x')
    await expect.poll(() => modal.text()).not.toContain(text)
  })

  it('that the secure site refuses can be corrected', async () => {
    const modal = await atEmailLogin()
    await userEvent.keyboard(`${email}{Enter}`)
    await modal.hasStatus('sending')
    modal.login.answer({ code: 'auth.emailInvalid' })
    await modal.hasStatus('asking')
    await expect.poll(() => modal.text()).toContain('This is not an e-mail address.')
    expect(input(modal).value).toBe(email)
  })
})

it.each([
  [{ code: 'auth.offline' }, 'The login service could not be reached. Nothing was sent.'],
  [{ code: 'embeddedWallet.unreachable' }, 'The login service could not be reached. Nothing was sent.'],
  [{ code: 'frame.failed' }, 'The code could not be sent. Try again.'],
  [{ code: 'auth.limited', seconds: 600 }, 'Too many attempts. Try again in 10 minutes.'],
  [{ code: 'auth.limited', seconds: 60 }, 'Please try again after 60 seconds'],
] as const)('says why no code was sent: %j, and tries again', async (answer: LoginAnswer, text) => {
  const modal = await atEmailLogin()
  await userEvent.keyboard(`${email}{Enter}`)
  await modal.hasStatus('sending')
  modal.login.answer(answer)
  await modal.hasStatus('failed')
  await expect.poll(() => modal.text()).toContain('No code was sent')
  await expect.poll(() => modal.text()).toContain(text)
  await modal.click('lk-email-login-retry')
  await modal.hasStatus('sending')
  expect(modal.login.calls).toEqual([`sendCode ${email}`, `sendCode ${email}`])
  modal.login.answer('done')
  await modal.settled('EmailVerifyOtp')
})

it('counts the seconds of the cooldown down, and lets the visitor try again', async () => {
  const modal = await atEmailLogin()
  await userEvent.keyboard(`${email}{Enter}`)
  await modal.hasStatus('sending')
  modal.login.answer({ code: 'auth.emailCooldown', seconds: 3 })
  await expect.poll(() => modal.text()).toContain('Please try again after 3 seconds')
  const said = () => modal.view().parentElement?.querySelector('[role=alert]')?.textContent
  await expect.poll(said).toContain('Please try again after 3 seconds')
  await modal.advance(1_000)
  await expect.poll(() => modal.text()).toContain('Please try again after 2 seconds')
  // The wait is announced once, not each second.
  expect(said()).toContain('Please try again after 3 seconds')
  await modal.advance(1_000)
  await expect.poll(() => modal.text()).toContain('Please try again after 1 second')
  await modal.advance(1_000)
  await expect.poll(() => modal.text()).not.toContain('Please try again after')
  await modal.click('lk-email-login-retry')
  await modal.hasStatus('sending')
})

it.each(['auth.unavailable', 'config.originNotAllowed'] as const)(
  'returns to the wallets where another try cannot help: %s',
  async (code) => {
    const modal = await atEmailLogin()
    await userEvent.keyboard(`${email}{Enter}`)
    await modal.hasStatus('sending')
    modal.login.answer({ code })
    await modal.hasStatus('failed')
    await expect.poll(() => modal.query('lk-email-login-other')).toBeNull()
    await modal.click('lk-email-login-retry')
    await modal.settled('Connect')
  },
)

it('lets the visitor use another address after a failure', async () => {
  const modal = await atEmailLogin()
  await userEvent.keyboard(`${email}{Enter}`)
  await modal.hasStatus('sending')
  modal.login.answer({ code: 'frame.failed' })
  await modal.hasStatus('failed')
  await modal.click('lk-email-login-other')
  await modal.hasStatus('asking')
  expect(input(modal).value).toBe(email)
  await expect.poll(() => modal.text()).not.toContain('could not be sent')
})

it('explains a long wait', async () => {
  const modal = await atEmailLogin()
  await userEvent.keyboard(`${email}{Enter}`)
  await modal.hasStatus('sending')
  await expect.poll(() => modal.text()).toContain(`It goes to ${email}`)
  await modal.advance(5_000)
  await expect.poll(() => modal.text()).toContain('This takes longer than usual.')
})

it('shows that the wallet is opened at once if the visitor is logged in already', async () => {
  const modal = await atEmailLogin()
  await userEvent.keyboard(`${email}{Enter}`)
  await modal.hasStatus('sending')
  patchLogin(modal.modal, { step: 'connecting' })
  await modal.hasStatus('opening')
  await expect.poll(() => modal.text()).toContain(`You are logged in as ${email}`)
})
