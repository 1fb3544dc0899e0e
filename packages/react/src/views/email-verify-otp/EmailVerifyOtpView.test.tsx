import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFakeLogin, type LoginAnswer } from '../../test/createFakeLogin.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { patchLogin } from '../../test/patchLogin.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { withLogin } from '../../test/scenes/createLoginScenes.ts'
import { restoreOnline, setOnline } from '../../test/setOnline.ts'

describeScenes('EmailVerifyOtp')

const email = 'ada@example.com'

/** Opens the login and lets a code be sent. */
async function atCode() {
  const modal = await renderModal({ options: withLogin })
  const login = await createFakeLogin(modal.modal)
  await modal.open({ view: 'EmailLogin' })
  await userEvent.keyboard(`${email}{Enter}`)
  await modal.hasStatus('sending')
  login.answer('done')
  await modal.settled('EmailVerifyOtp')
  const input = (): HTMLInputElement => {
    const found = modal.find('lk-email-code')
    if (!(found instanceof HTMLInputElement)) throw new TypeError('The field is no input.')
    return found
  }
  return {
    ...modal,
    login,
    input,
    said: (role: 'status' | 'alert') => modal.view().parentElement?.querySelector(`[role=${role}]`)?.textContent,
    /** Enters a code, which is answered. */
    enter: async (code: string, answer?: LoginAnswer) => {
      await userEvent.keyboard(code)
      await modal.hasStatus('checking')
      if (answer !== undefined) login.answer(answer)
    },
  }
}

it('asks for the code of the e-mail, in a field that has the focus, and opens the wallet [S4.027]', async () => {
  const modal = await atCode()
  await expect.poll(() => modal.dialog().dataset['view']).toBe('EmailVerifyOtp')
  await expect.poll(() => modal.status()).toBe('entering')
  await expect.poll(() => modal.text()).toContain(email)
  await expect.poll(() => modal.root().activeElement).toBe(modal.input())
  await modal.enter('123456', 'done')
  await modal.hasStatus('opening')
  expect(modal.login.calls).toEqual([`sendCode ${email}`, 'enterCode 123456'])
  patchLogin(modal.modal, { screen: 'create' })
  await modal.hasStatus('screen')
  await expect.poll(() => modal.text()).toContain('Continue in your wallet')
})

it('keeps the code while it is checked, and enters it once', async () => {
  const modal = await atCode()
  await modal.enter('123456')
  await userEvent.keyboard('{Enter}7')
  await expect.poll(() => modal.input().value).toBe('123456')
  await expect.poll(() => modal.text()).toContain('Checking the code…')
  expect(modal.login.calls).toEqual([`sendCode ${email}`, 'enterCode 123456'])
})

it('says how many tries are left after a wrong code, which the next digit replaces', async () => {
  const modal = await atCode()
  await modal.enter('111111', { code: 'auth.codeWrong', triesLeft: 4 })
  await modal.hasStatus('wrong')
  await expect.poll(() => modal.text()).toContain('That code is not right. 4 tries left')
  await expect.poll(() => modal.said('alert')).toContain('4 tries left')
  await expect.poll(() => modal.input().getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => modal.find('lk-email-code').parentElement?.dataset['shake']).toBe('')
  await modal.enter('222222', { code: 'auth.codeWrong', triesLeft: 1 })
  await modal.hasStatus('wrong')
  await expect.poll(() => modal.text()).toContain('That code is not right. 1 try left')
  await modal.enter('123456', 'done')
  await modal.hasStatus('opening')
})

it('says that digits are missing when Enter is pressed', async () => {
  const modal = await atCode()
  await userEvent.keyboard('123{Enter}')
  await expect.poll(() => modal.text()).toContain('The code has 6 digits.')
  await userEvent.keyboard('4')
  await expect.poll(() => modal.text()).not.toContain('The code has 6 digits.')
})

it('says how long the code is good for, and ends when it is not any more', async () => {
  const modal = await atCode()
  await expect.poll(() => modal.text()).toContain('The code in the mail is good for 10 more minutes.')
  await modal.advance(1_000)
  await expect.poll(() => modal.text()).toContain('is good for 9 more minutes.')
  await modal.advance(550_000)
  await expect.poll(() => modal.text()).toContain('is good for less than a minute.')
  await modal.advance(49_000)
  await modal.hasStatus('expired')
  await modal.click('lk-email-code-renew')
  await modal.hasStatus('resending')
  modal.login.answer('done')
  await modal.hasStatus('entering')
  expect(modal.login.calls).toEqual([`sendCode ${email}`, 'resendCode'])
})

it('sends another code after 30 s, counts them down, and empties the field', async () => {
  const modal = await atCode()
  await expect.poll(() => modal.text()).toContain('Send a new code in 30 s')
  await expect.poll(() => modal.query('lk-email-code-resend')).toBeNull()
  await modal.advance(1_000)
  await expect.poll(() => modal.text()).toContain('Send a new code in 29 s')
  await modal.advance(29_000)
  await userEvent.keyboard('123')
  await modal.click('lk-email-code-resend')
  await modal.hasStatus('resending')
  modal.login.answer('done')
  await modal.hasStatus('entering')
  await expect.poll(() => modal.text()).toContain('A new code was sent.')
  await expect.poll(() => modal.said('status')).toContain('A new code was sent.')
  await expect.poll(() => modal.input().value).toBe('')
  await expect.poll(() => modal.root().activeElement).toBe(modal.input())
  await expect.poll(() => modal.text()).toContain('Send a new code in 30 s')
})

it.each([
  [{ code: 'auth.codeExpired' }, 'expired', 'This code has expired. Send a new one.'],
  [{ code: 'auth.codeExhausted' }, 'exhausted', 'Too many wrong codes. Send a new one.'],
  [{ code: 'auth.limited', seconds: 900 }, 'limited', 'Too many attempts. Try again in 15 minutes.'],
] as const)('asks for a new code after %j', async (answer, status, text) => {
  const modal = await atCode()
  await modal.enter('123456', answer)
  await modal.hasStatus(status)
  await expect.poll(() => modal.text()).toContain(text)
  await expect.poll(() => modal.find('lk-email-code-renew').getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => modal.input().readOnly).toBe(true)
  await modal.advance(900_000)
  await expect.poll(() => modal.find('lk-email-code-renew').getAttribute('aria-disabled')).toBeNull()
})

it('says that the code could not be checked, keeps it, and checks it again', async () => {
  const modal = await atCode()
  await modal.enter('123456', { code: 'auth.offline' })
  await modal.hasStatus('unreachable')
  await expect.poll(() => modal.text()).toContain('The code could not be checked. Try again.')
  await expect.poll(() => modal.input().value).toBe('123456')
  await modal.click('lk-email-code-retry')
  await modal.hasStatus('checking')
  expect(modal.login.calls.slice(1)).toEqual(['enterCode 123456', 'enterCode 123456'])
})

it.each(['frame.failed', 'request.failed', 'auth.unavailable'] as const)(
  'keeps the code, which is unused, after a failure that no other view explains: %s',
  async (code) => {
    const modal = await atCode()
    await modal.enter('123456', { code })
    await modal.hasStatus('unreachable')
    await expect.poll(() => modal.text()).toContain('The code could not be checked. Try again.')
    await expect.poll(() => modal.text()).not.toContain('You are logged in')
    await modal.click('lk-email-code-retry')
    await modal.hasStatus('checking')
    modal.login.answer('done')
    await modal.hasStatus('opening')
  },
)

it.each([
  [true, 'auth.offline', 'unreachable', 'The login service could not be reached. Nothing was sent.'],
  [true, 'frame.failed', 'unreachable', 'The code could not be sent. Try again.'],
  [false, 'auth.offline', 'offline', 'You are offline. Nothing was sent.'],
] as const)('says why no other code was sent, online: %s, %s', async (isOnline, code, status, text) => {
  onTestFinished(restoreOnline)
  const modal = await atCode()
  await modal.advance(30_000)
  setOnline(isOnline)
  await modal.click('lk-email-code-resend')
  await modal.hasStatus('resending')
  modal.login.answer({ code })
  await modal.hasStatus(status)
  await expect.poll(() => modal.text()).toContain(text)
  await expect.poll(() => modal.view().querySelector<HTMLElement>('.lk-email-code-note')?.dataset['tone']).toBe('bad')
  await expect.poll(() => modal.said('alert')).toContain(text)
  await expect.poll(() => modal.query('lk-email-code-retry')).toBeNull()
  // The code that was sent before may still be entered.
  await modal.enter('123456', 'done')
  await modal.hasStatus('opening')
})

it('leads to the wallets where another code cannot be sent', async () => {
  const modal = await atCode()
  await modal.advance(30_000)
  await modal.click('lk-email-code-resend')
  await modal.hasStatus('resending')
  modal.login.answer({ code: 'auth.unavailable' })
  await modal.hasStatus('unreachable')
  await expect.poll(() => modal.text()).toContain('You can connect a wallet instead.')
  await modal.click('lk-email-code-connect')
  await modal.settled('Connect')
})

it('checks the code by itself when the network is back', async () => {
  onTestFinished(restoreOnline)
  const modal = await atCode()
  setOnline(false)
  await modal.enter('123456', { code: 'auth.offline' })
  await modal.hasStatus('offline')
  await expect.poll(() => modal.text()).toContain('You are offline. The code is checked as soon as you’re back online.')
  setOnline(true)
  await modal.hasStatus('checking')
  expect(modal.login.calls.slice(1)).toEqual(['enterCode 123456', 'enterCode 123456'])
})

it.each([
  ['connection.rejected', 'declined', 'You declined in your wallet. Nothing was shared.'],
  ['embeddedWallet.suspended', 'failed', 'This device is suspended. Log in on another device to allow it again.'],
  ['embeddedWallet.unreachable', 'failed', 'You are logged in, and nothing was lost. Try again.'],
] as const)(
  'says why the wallet was not opened, %s, and opens it again without another code',
  async (code, status, text) => {
    const modal = await atCode()
    await modal.enter('123456', 'done')
    await modal.hasStatus('opening')
    modal.login.endOpening(code)
    await modal.hasStatus(status)
    await expect.poll(() => modal.text()).toContain(text)
    await modal.click('lk-email-code-again')
    await modal.hasStatus('opening')
    expect(modal.login.calls.at(-1)).toBe(`sendCode ${email}`)
  },
)

it('fits a page that is 320 px wide', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1024, 768))
  const modal = await atCode()
  await modal.enter('111111', { code: 'auth.codeWrong', triesLeft: 4 })
  await modal.hasStatus('wrong')
  const edges = [...modal.view().querySelectorAll('*')].map((element) => element.getBoundingClientRect())
  expect(Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(320)
  expect(Math.min(...edges.filter(({ width }) => width > 1).map(({ left }) => left))).toBeGreaterThanOrEqual(0)
})
