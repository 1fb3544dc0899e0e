import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createFakeLogin } from '../../test/createFakeLogin.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { patchLogin } from '../../test/patchLogin.ts'
import { renderModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { withLogin } from '../../test/scenes/createLoginScenes.ts'

describeScenes('ConnectingPasskey')

async function atConnect(options: RenderModalParameters['options'] = {}) {
  const modal = await renderModal({ options: { ...withLogin, ...options } })
  const login = await createFakeLogin(modal.modal)
  await modal.open()
  await expect.poll(() => modal.query('lk-connect-email-input')).not.toBeNull()
  return { ...modal, login }
}

describe('the passkey in the connect view', () => {
  it('follows the social accounts, and the e-mail if there are none', async () => {
    const modal = await atConnect()
    await expect.poll(() => modal.query('lk-connect-passkey')).not.toBeNull()
    const follows = (testId: string): number =>
      modal.find(testId).compareDocumentPosition(modal.find('lk-connect-passkey'))
    expect(follows('lk-connect-social-google')).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await modal.unmount()
    const alone = await atConnect({ features: { socials: false } })
    await expect.poll(() => alone.query('lk-connect-passkey')).not.toBeNull()
    expect(alone.query('lk-connect-social-google')).toBeNull()
    expect(alone.find('lk-connect-email-input').compareDocumentPosition(alone.find('lk-connect-passkey'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('is missing without a login', async () => {
    const modal = await renderModal({ options: { ...withLogin, features: { email: false, socials: false } } })
    await modal.open()
    await modal.modal.preload()
    await expect.poll(() => modal.query('lk-connect-passkey')).toBeNull()
  })
})

describe('a login with a passkey', () => {
  it('waits for the wallet, then for the visitor above, and opens the wallet', async () => {
    const modal = await atConnect()
    await modal.click('lk-connect-passkey')
    await modal.settled('ConnectingPasskey')
    expect(modal.login.calls).toEqual(['passkey'])
    await expect.poll(() => modal.status()).toBe('waiting')
    await expect.poll(() => modal.text()).toContain('Your wallet asks for it in a moment.')
    patchLogin(modal.modal, { screen: 'login' })
    await modal.hasStatus('screen')
    patchLogin(modal.modal, { screen: null })
    modal.login.answer('done')
    await modal.hasStatus('opening')
    await expect.poll(() => modal.text()).toContain('You are logged in with your passkey')
  })

  it.each([
    ['connection.rejected', 'declined', 'Connection declined'],
    ['embeddedWallet.unreachable', 'unreachable', 'The login service could not be reached'],
  ] as const)('that ends with %s says so, and begins again by keyboard', async (code, status, text) => {
    const modal = await atConnect()
    await modal.click('lk-connect-passkey')
    await modal.settled('ConnectingPasskey')
    modal.login.answer({ code })
    await modal.hasStatus(status)
    await expect.poll(() => modal.text()).toContain(text)
    await modal.focus('lk-connecting-passkey-again')
    await userEvent.keyboard('{Enter}')
    await modal.hasStatus('waiting')
    expect(modal.login.calls).toEqual(['passkey', 'passkey'])
  })

  it('that is not available returns to the wallets', async () => {
    const modal = await atConnect()
    await modal.click('lk-connect-passkey')
    await modal.settled('ConnectingPasskey')
    modal.login.answer({ code: 'auth.connectorNotFound' })
    await modal.hasStatus('unavailable')
    await modal.click('lk-connecting-passkey-again')
    await modal.settled('Connect')
    await expect.poll(() => modal.query('lk-connect-passkey')).not.toBeNull()
  })
})
