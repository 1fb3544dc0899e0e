import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createFakeLogin } from '../../test/createFakeLogin.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { logIn } from '../../test/logIn.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { loginEmail, withLogin } from '../../test/scenes/createLoginScenes.ts'

describeScenes('UpdateEmailWallet')
describeScenes('UpdateEmailPrimaryOtp')
describeScenes('UpdateEmailSecondaryOtp')

const address = 'ada.lovelace@example.org'

/** A visitor who is logged in opens the change from the account. */
async function atUpdate() {
  const modal = await renderModal({ options: withLogin })
  await logIn(modal)
  const login = await createFakeLogin(modal.modal)
  await modal.open()
  await modal.click('lk-account-email')
  await modal.settled('UpdateEmailWallet')
  const enter = async (text: string): Promise<void> => {
    await userEvent.fill(modal.find('lk-update-email-input'), text)
    await userEvent.keyboard('{Enter}')
  }
  return { ...modal, login, enter }
}

describe('a change of the e-mail address', () => {
  it('takes the code of the old address, then that of the new one, and returns to the account [S2.013]', async () => {
    const modal = await atUpdate()
    await expect.poll(() => modal.text()).toContain(`You log in with ${loginEmail}`)
    await modal.enter(address)
    await modal.hasStatus('sending')
    modal.login.answer('done')
    await modal.settled('UpdateEmailPrimaryOtp')
    await expect.poll(() => modal.text()).toContain(loginEmail)
    await userEvent.keyboard('123456')
    await modal.hasStatus('checking')
    modal.login.answer('done')
    await modal.settled('UpdateEmailSecondaryOtp')
    await expect.poll(() => modal.text()).toContain(address)
    await userEvent.keyboard('654321')
    await modal.hasStatus('checking')
    modal.login.answer('done')
    await modal.hasStatus('done')
    await expect.poll(() => modal.text()).toContain('E-mail address changed')
    expect(modal.login.calls).toEqual([`updateEmail ${address}`, 'enterUpdateCode 123456', 'enterUpdateCode 654321'])
    await modal.click('lk-update-email-done')
    await modal.settled('Account')
  })

  it.each([
    ['', 'Enter the new address.'],
    ['ada@', 'This is not an e-mail address.'],
    [loginEmail, 'This is your address already.'],
  ])('does not send %j, and says why', async (text, reason) => {
    const modal = await atUpdate()
    await modal.enter(text)
    await modal.hasStatus('failed')
    await expect.poll(() => modal.text()).toContain(reason)
    expect(modal.login.calls).toEqual([])
    await expect.poll(() => modal.root().activeElement).toBe(modal.find('lk-update-email-input'))
  })

  it('says that the code could not be sent, and sends it with the next press', async () => {
    const modal = await atUpdate()
    await modal.enter(address)
    await modal.hasStatus('sending')
    modal.login.answer({ code: 'auth.unavailable' })
    await modal.hasStatus('failed')
    await expect.poll(() => modal.text()).toContain('Nothing has changed.')
    await modal.click('lk-update-email-submit')
    await modal.hasStatus('sending')
    expect(modal.login.calls).toEqual([`updateEmail ${address}`, `updateEmail ${address}`])
  })

  it('says how often a wrong code may still be entered, and takes another one', async () => {
    const modal = await atUpdate()
    await modal.enter(address)
    await modal.hasStatus('sending')
    modal.login.answer('done')
    await modal.settled('UpdateEmailPrimaryOtp')
    await userEvent.keyboard('111111')
    await modal.hasStatus('checking')
    modal.login.answer({ code: 'auth.codeWrong', triesLeft: 4 })
    await modal.hasStatus('wrong')
    await expect.poll(() => modal.text()).toContain('That code is not right. 4 tries left')
    await userEvent.keyboard('123456')
    await modal.hasStatus('checking')
    expect(modal.login.calls.at(-1)).toBe('enterUpdateCode 123456')
  })

  it('returns to the field if the address belongs to another wallet', async () => {
    const modal = await atUpdate()
    await modal.enter(address)
    await modal.hasStatus('sending')
    modal.login.answer('done')
    await modal.settled('UpdateEmailPrimaryOtp')
    await userEvent.keyboard('123456')
    await modal.hasStatus('checking')
    modal.login.answer('done')
    await modal.settled('UpdateEmailSecondaryOtp')
    await userEvent.keyboard('654321')
    await modal.hasStatus('checking')
    modal.login.answer({ code: 'auth.emailInUse' })
    await modal.hasStatus('inUse')
    await modal.click('lk-update-email-other')
    await modal.settled('UpdateEmailWallet')
    await expect.poll(() => modal.query('lk-update-email-input')).not.toBeNull()
  })
})
