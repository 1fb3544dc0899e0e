import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createFakeLogin } from '../../test/createFakeLogin.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { patchLogin } from '../../test/patchLogin.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { withLogin } from '../../test/scenes/createLoginScenes.ts'
import { restoreOnline, setOnline } from '../../test/setOnline.ts'

describeScenes('EmailVerifyDevice')

const email = 'ada@example.com'

/** Opens the login and lets a link be sent, to be confirmed with the number 47. */
async function atDevice() {
  const modal = await renderModal({ options: withLogin })
  const login = await createFakeLogin(modal.modal)
  await modal.open({ view: 'EmailLogin' })
  await userEvent.keyboard(`${email}{Enter}`)
  await modal.hasStatus('sending')
  login.answer({ number: '47' })
  await modal.settled('EmailVerifyDevice')
  return {
    ...modal,
    login,
    number: () => modal.find('lk-email-device-number').textContent,
    said: (role: 'status' | 'alert') => modal.view().parentElement?.querySelector(`[role=${role}]`)?.textContent,
  }
}

it('shows the number to enter at the link, large, and opens the wallet once that has happened [S4.026]', async () => {
  const modal = await atDevice()
  await expect.poll(() => modal.dialog().dataset['view']).toBe('EmailVerifyDevice')
  await expect.poll(() => modal.status()).toBe('waiting')
  await expect.poll(() => modal.text()).toContain(`Open the link sent to ${email} and enter this number there`)
  expect(modal.number()).toBe('47')
  const { fontSize, lineHeight } = getComputedStyle(modal.find('lk-email-device-number'))
  expect([fontSize, lineHeight]).toEqual(['40px', '48px'])
  await expect.poll(() => modal.said('status')).toContain('Your number: 47')
  modal.login.answer('done')
  await modal.hasStatus('opening')
  expect(modal.login.calls).toEqual([`sendCode ${email}`])
  patchLogin(modal.modal, { screen: 'create' })
  await modal.hasStatus('screen')
})

it('sends another link after 30 s, counts them down, and shows its number', async () => {
  const modal = await atDevice()
  await expect.poll(() => modal.text()).toContain('Send another link in 30 s')
  await expect.poll(() => modal.query('lk-email-device-resend')).toBeNull()
  await modal.advance(1_000)
  await expect.poll(() => modal.text()).toContain('Send another link in 29 s')
  await modal.advance(29_000)
  await modal.click('lk-email-device-resend')
  await modal.hasStatus('resending')
  await expect.poll(() => modal.query('lk-email-device-number')).toBeNull()
  modal.login.answer({ number: '08' })
  await modal.hasStatus('waiting')
  expect(modal.number()).toBe('08')
  expect(modal.login.calls).toEqual([`sendCode ${email}`, 'resendCode'])
  await expect.poll(() => modal.said('status')).toContain('Your number: 08')
})

it('says that the login has ended after a wrong number, and begins again after the wait', async () => {
  const modal = await atDevice()
  modal.login.answer({ code: 'auth.codeExpired' })
  await modal.hasStatus('expired')
  await expect.poll(() => modal.text()).toContain('The number was wrong, or the link has expired.')
  await expect.poll(() => modal.said('alert')).toContain('The number was wrong')
  await expect.poll(() => modal.find('lk-email-device-renew').getAttribute('aria-disabled')).toBe('true')
  await modal.advance(30_000)
  await expect.poll(() => modal.find('lk-email-device-renew').getAttribute('aria-disabled')).toBeNull()
  await modal.click('lk-email-device-renew')
  await modal.hasStatus('resending')
  modal.login.answer({ number: '12' })
  await modal.hasStatus('waiting')
  expect(modal.number()).toBe('12')
})

it('ends when the link is not valid any more', async () => {
  const modal = await atDevice()
  await modal.advance(599_000)
  await expect.poll(() => modal.status()).toBe('waiting')
  await modal.advance(1_000)
  await modal.hasStatus('expired')
})

it('keeps the number without a network, and waits again when it is back', async () => {
  onTestFinished(restoreOnline)
  const modal = await atDevice()
  setOnline(false)
  await modal.hasStatus('offline')
  await expect.poll(() => modal.text()).toContain('You are offline')
  expect(modal.number()).toBe('47')
  setOnline(true)
  await modal.hasStatus('waiting')
})

it('says why no other link was sent', async () => {
  const modal = await atDevice()
  await modal.advance(30_000)
  await modal.click('lk-email-device-resend')
  await modal.hasStatus('resending')
  modal.login.answer({ code: 'auth.limited', seconds: 900 })
  await modal.hasStatus('unsent')
  await expect.poll(() => modal.text()).toContain('Too many attempts. Try again in 15 minutes.')
  await expect.poll(() => modal.find('lk-email-device-renew').getAttribute('aria-disabled')).toBe('true')
})

it('announces the wait for another link once, not each second', async () => {
  const modal = await atDevice()
  await modal.advance(30_000)
  await modal.click('lk-email-device-resend')
  await modal.hasStatus('resending')
  modal.login.answer({ code: 'auth.emailCooldown', seconds: 3 })
  await modal.hasStatus('unsent')
  await expect.poll(() => modal.said('alert')).toContain('Please try again after 3 seconds')
  await modal.advance(1_000)
  await expect.poll(() => modal.text()).toContain('Please try again after 2 seconds')
  expect(modal.said('alert')).toContain('Please try again after 3 seconds')
})

it.each(['auth.unavailable', 'config.originNotAllowed'] as const)(
  'returns to the wallets where another link cannot be sent: %s',
  async (code) => {
    const modal = await atDevice()
    await modal.advance(30_000)
    await modal.click('lk-email-device-resend')
    await modal.hasStatus('resending')
    modal.login.answer({ code })
    await modal.hasStatus('unsent')
    await expect.poll(() => modal.text()).toContain('You can connect a wallet instead.')
    await expect.poll(() => modal.query('lk-email-device-renew')).toBeNull()
    await modal.click('lk-email-device-connect')
    await modal.settled('Connect')
  },
)

it.each(['frame.failed', 'auth.offline', 'embeddedWallet.unreachable', 'embeddedWallet.timedOut'] as const)(
  'says that the wallet was not opened after the number was confirmed: %s',
  async (code) => {
    const modal = await atDevice()
    modal.login.answer('done')
    await modal.hasStatus('opening')
    // Opening the wallet has failed.
    patchLogin(modal.modal, { step: 'idle', error: { code, message: '' } })
    await modal.hasStatus('failed')
    await expect.poll(() => modal.text()).toContain('You are logged in, and nothing was lost. Try again.')
    await modal.click('lk-email-device-again')
    await expect.poll(() => modal.login.calls).toEqual([`sendCode ${email}`, `sendCode ${email}`])
  },
)
