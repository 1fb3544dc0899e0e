import { createFakeAdapter } from '@latchkey/core/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createFakeLogin } from '../../test/createFakeLogin.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { patchLogin } from '../../test/patchLogin.ts'
import { renderModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { withLogin } from '../../test/scenes/createLoginScenes.ts'

describeScenes('ConnectingSocial')

/** The elements of the modal that match, without those of a view that is leaving. */
const list = (modal: { readonly root: () => ShadowRoot }, selector: string): readonly HTMLElement[] =>
  [...modal.root().querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest('[data-to]') === null)

async function atConnect(parameters: RenderModalParameters = {}) {
  const modal = await renderModal({ ...parameters, options: { ...withLogin, ...parameters.options } })
  const login = await createFakeLogin(modal.modal)
  await modal.open()
  await expect.poll(() => list(modal, '[data-testid^="lk-connect-social"]').length).toBeGreaterThan(0)
  return { ...modal, login }
}

const listProviders = (modal: Awaited<ReturnType<typeof atConnect>>): readonly string[] =>
  list(modal, '[data-testid^="lk-connect-social-"]').map(({ dataset }) => dataset['testid']?.slice(18) ?? '')

describe('the connect view', () => {
  it('offers the social logins of the app in its order, those over four on request [S1.008] [S9.087]', async () => {
    const modal = await atConnect()
    expect(listProviders(modal)).toEqual(['google', 'x', 'farcaster'])
    await modal.click('lk-connect-socials-more')
    await expect
      .poll(() => listProviders(modal))
      .toEqual(['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'])
    // The button that was pressed is gone.
    await expect.poll(() => modal.root().activeElement).toBe(modal.find('lk-connect-social-discord'))
  })

  it('shows e-mail, social accounts and wallets in this order, and wallets first if the page has some [S1.026] [S1.027]', async () => {
    const order = (modal: Awaited<ReturnType<typeof atConnect>>): readonly string[] =>
      list(
        modal,
        '[data-testid="lk-connect-email-input"], [data-testid="lk-connect-social-google"], [data-testid^="lk-connect-wallet"]',
      ).map(({ dataset }) => dataset['testid']?.split('-')[2] ?? '')
    const without = await atConnect({ fake: createFakeAdapter({ wallets: [] }), pairs: true })
    await expect.poll(() => [...new Set(order(without))]).toEqual(['email', 'social', 'wallet'])
    await without.unmount()
    const withWallets = await atConnect()
    await expect.poll(() => [...new Set(order(withWallets))]).toEqual(['wallet', 'email', 'social'])
  })

  it('offers none where they are turned off', async () => {
    const modal = await renderModal({ options: { ...withLogin, features: { socials: false } } })
    await modal.open()
    await expect.poll(() => list(modal, '[data-testid="lk-connect-email-input"]').length).toBe(1)
    expect(list(modal, '[data-testid^="lk-connect-social"]')).toEqual([])
  })
})

describe('a press of a provider', () => {
  it('opens its login, and shows where to continue', async () => {
    const modal = await atConnect()
    await modal.click('lk-connect-social-google')
    await modal.settled('ConnectingSocial')
    expect(modal.login.calls).toEqual(['social google'])
    await expect.poll(() => modal.status()).toBe('waiting')
    await expect.poll(() => modal.text()).toContain('Continue in the popup')
    modal.login.answer('done')
    await modal.hasStatus('opening')
    await expect.poll(() => modal.text()).toContain('You are logged in with Google')
  })

  it.each([
    ['auth.popupClosed', 'closed', 'Popup closed', '[S8.015]'],
    ['auth.socialFailed', 'failed', 'Failed to initiate social connection', '[S8.016]'],
  ] as const)(
    'that ends with %s says so, and can be repeated by keyboard: %s %s %s',
    async (code, status, title, _row) => {
      const modal = await atConnect()
      await modal.click('lk-connect-social-google')
      await modal.settled('ConnectingSocial')
      modal.login.answer({ code })
      await modal.hasStatus(status)
      await expect.poll(() => modal.text()).toContain(title)
      await modal.focus('lk-connecting-social-again')
      await userEvent.keyboard('{Enter}')
      await modal.hasStatus('waiting')
      expect(modal.login.calls).toEqual(['social google', 'social google'])
    },
  )

  it('asks for the consent of the app first', async () => {
    const modal = await atConnect({
      options: { features: { legalCheckbox: true }, termsUrl: 'https://app.example/terms' },
    })
    await modal.click('lk-connect-social-google')
    await expect.poll(() => modal.text()).toContain('Accept the terms to continue.')
    expect(modal.login.calls).toEqual([])
  })
})

it('opens the page in a link that keeps its opener where the popup was blocked', async () => {
  const modal = await atConnect()
  await modal.click('lk-connect-social-google')
  await modal.settled('ConnectingSocial')
  const uri = 'https://wallet.example/login/social?attempt=1'
  patchLogin(modal.modal, { social: { provider: 'google', step: 'started', uri } })
  await modal.hasStatus('blocked')
  const link = modal.find('lk-connecting-social-open')
  expect([link.getAttribute('href'), link.getAttribute('rel'), link.getAttribute('target')]).toEqual([
    uri,
    'opener',
    '_blank',
  ])
})

it('takes the code of the window, says that it is wrong, and then opens the wallet', async () => {
  const modal = await atConnect()
  await modal.click('lk-connect-social-google')
  await modal.settled('ConnectingSocial')
  await modal.click('lk-connecting-social-code')
  await modal.hasStatus('code')
  await expect.poll(() => modal.root().activeElement).toBe(modal.find('lk-social-code'))
  await userEvent.keyboard('111111')
  await expect.poll(() => modal.login.calls.at(-1)).toBe('enterSocialCode 111111')
  modal.login.answer({ code: 'auth.codeWrong' })
  await expect.poll(() => modal.text()).toContain('That code is not right.')
  await userEvent.keyboard('{Control>}a{/Control}222222')
  await expect.poll(() => modal.login.calls.at(-1)).toBe('enterSocialCode 222222')
  modal.login.answer('done')
  await modal.hasStatus('opening')
  modal.login.endOpening('connection.rejected')
  await modal.hasStatus('declined')
})

it('tries to open the wallet again without another login', async () => {
  const modal = await atConnect()
  await modal.click('lk-connect-social-google')
  await modal.settled('ConnectingSocial')
  patchLogin(modal.modal, { error: { code: 'connection.rejected', message: '' } })
  await modal.hasStatus('declined')
  const connected: unknown[] = []
  modal.modal.connect = async (parameters) => {
    connected.push(parameters)
    return await new Promise<never>(() => undefined)
  }
  await modal.click('lk-connecting-social-reopen')
  expect(connected).toEqual([{ connectorId: 'auth' }])
})
