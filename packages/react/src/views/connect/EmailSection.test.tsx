import { loginPlugin } from '@latchkey/core'
import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createFakeAdapter } from '@latchkey/core/testing'
import { arbitrum, bitcoin, mainnet } from '@latchkey/core/networks'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { holdMotion } from '../../test/holdMotion.ts'
import { xverse } from '../../test/scenes/cast.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { restoreOnline, setOnline } from '../../test/setOnline.ts'
import { withMotion } from '../../test/withMotion.ts'

withMotion()

const email = 'ada@example.com'
const withLogin = { secureSite: 'https://wallet.example', networks: [mainnet, arbitrum] } as const

const atConnect = async (parameters: RenderModalParameters = {}): Promise<RenderedModal> => {
  const modal = await renderModal({ ...parameters, options: { ...withLogin, ...parameters.options } })
  await modal.open()
  return modal
}

/** The blocks of the view, from top to bottom. */
const order = (modal: RenderedModal): readonly string[] =>
  [...modal.view().querySelectorAll('form, .lk-divider, ul, .lk-status')].map((element) => {
    if (element.tagName === 'FORM') return 'email'
    if (element.querySelector('[data-testid="lk-connect-passkey"]')) return 'passkey'
    return element.className.includes('divider') ? 'or' : 'wallet'
  })
const isLoggedIn = (modal: RenderedModal) =>
  modal.modal.controllers.connection.store.getState().statuses.eip155 === 'connected'

/** Enters the address and lets the frame load, which takes 500 ms. */
async function sendCode(modal: RenderedModal, address = email): Promise<void> {
  await modal.focus('lk-connect-email-input')
  await userEvent.keyboard(`${address}{Enter}`)
  await modal.settled('EmailLogin')
  await expect.poll(() => modal.modal.plugin(loginPlugin).store.getState().frame).toBe('ready')
  await modal.advance(500)
  await modal.settled('EmailVerifyOtp')
}

const codeOf = (modal: RenderedModal): string => modal.site.mails.at(-1)?.code ?? ''

it('offers e-mail before the wallets, and after them if the page has a wallet [S1.026] [S1.027]', async () => {
  const without = await atConnect({ fake: createFakeAdapter({ wallets: [] }), pairs: true })
  await expect.poll(() => order(without)).toEqual(['email', 'passkey', 'or', 'wallet'])
  await without.unmount()
  const withWallet = await atConnect()
  await expect.poll(() => order(withWallet)).toEqual(['wallet', 'or', 'email', 'passkey'])
})

it('offers the login also in a browser that cannot prove that the wallet is seen', async () => {
  const { prototype } = IntersectionObserverEntry
  const isVisible = Object.getOwnPropertyDescriptor(prototype, 'isVisible')
  if (isVisible === undefined) throw new TypeError('This browser has no Intersection Observer v2.')
  Reflect.deleteProperty(prototype, 'isVisible')
  onTestFinished(() => void Object.defineProperty(prototype, 'isVisible', isVisible))
  const modal = await atConnect()
  await expect.poll(() => order(modal)).toEqual(['wallet', 'or', 'email', 'passkey'])
})

it('lists the login nowhere among the wallets', async () => {
  const modal = await atConnect()
  await expect.poll(() => modal.query('lk-connect-email-input')).not.toBeNull()
  await expect.poll(() => modal.query('lk-connect-wallet-auth')).toBeNull()
  await expect.poll(() => modal.dialog().querySelector('h2')?.textContent).toBe('Connect')
})

it.each([
  ['without a secure site', { secureSite: undefined }],
  ['if the app has turned it off', { features: { email: false, socials: false } }],
  ['in basic mode', { basic: true }],
])('does not offer the login %s', async (_when, options) => {
  const modal = await atConnect({ options })
  await expect.poll(() => modal.query('lk-connect-email-input')).toBeNull()
  await expect.poll(() => modal.view().querySelector('.lk-divider')).toBeNull()
  await expect.poll(() => modal.dialog().querySelector('h2')?.textContent).toBe('Connect a wallet')
})

it('does not offer the login where the wallet has no network, such as Bitcoin [S6.011]', async () => {
  const fake = createFakeAdapter({ namespace: 'bip122', wallets: [xverse], networkId: bitcoin.caipNetworkId })
  const modal = await atConnect({ fake, options: { networks: [bitcoin] } })
  await expect.poll(() => order(modal)).toEqual(['wallet'])
})

it('names the wallets alone in the title where only they are offered, as for Bitcoin', async () => {
  const others = [createFakeAdapter({ namespace: 'bip122', wallets: [xverse], networkId: bitcoin.caipNetworkId })]
  const modal = await renderModal({ others, options: { ...withLogin, networks: [mainnet, bitcoin] } })
  await modal.open({ view: 'Connect', namespace: 'bip122' })
  await expect.poll(() => modal.query('lk-connect-email-input')).toBeNull()
  await expect.poll(() => modal.dialog().querySelector('h2')?.textContent).toBe('Connect a wallet')
})

it('offers the login once the project’s configuration names a secure site', async () => {
  const cloud = createFakeCloud([])
  cloud.secureSite = 'https://wallet.example'
  const modal = await atConnect({ http: cloud.http, options: { secureSite: undefined, cloud: cloud.url } })
  await expect.poll(() => modal.query('lk-connect-email-input')).not.toBeNull()
})

it('connects by an e-mail and its code, shows a tick, and closes', async () => {
  const modal = await atConnect()
  await sendCode(modal)
  const release = await holdMotion()
  await userEvent.keyboard(codeOf(modal))
  await expect.poll(() => isLoggedIn(modal)).toBe(true)
  await expect.poll(() => modal.view().querySelector<HTMLElement>('.lk-ring')?.dataset['status']).toBe('done')
  await expect.poll(() => modal.text()).toContain(`You are logged in as ${email}`)
  await release()
  await modal.closed()
  expect(modal.site.requests.map(({ name }) => name)).toEqual(expect.arrayContaining(['CONNECT_EMAIL', 'CONNECT_OTP']))
})

it('ends the login when the visitor goes back, and shows nothing else while the modal closes', async () => {
  const modal = await atConnect()
  await sendCode(modal)
  await modal.click('lk-header-back')
  await modal.settled('Connect')
  await modal.advance(30_000)
  await modal.focus('lk-connect-email-input')
  await userEvent.keyboard(`{Control>}a{/Control}${email}{Enter}`)
  await modal.settled('EmailVerifyOtp')
  const { seen } = modal.watchText()
  await modal.click('lk-header-close')
  await modal.closed()
  expect(seen()).toEqual([])
  expect(isLoggedIn(modal)).toBe(false)
})

it('refuses another code within 30 s with the seconds that are left [S5.001]', async () => {
  const modal = await atConnect()
  await sendCode(modal)
  await modal.click('lk-header-back')
  await modal.settled('Connect')
  await modal.advance(6_000)
  await modal.focus('lk-connect-email-input')
  await userEvent.keyboard(`{Control>}a{/Control}${email}{Enter}`)
  await expect.poll(() => modal.text()).toContain('Please try again after 24 seconds')
  await modal.advance(1_000)
  await expect.poll(() => modal.text()).toContain('Please try again after 23 seconds')
})

it('shows that the wallet waits above the page, and what declining there means', async () => {
  const modal = await atConnect()
  modal.site.visitor = 'wait'
  await sendCode(modal)
  await userEvent.keyboard(codeOf(modal))
  await modal.hasStatus('screen')
  modal.site.decide('reject')
  await modal.hasStatus('declined')
  await expect.poll(() => modal.text()).toContain('You declined in your wallet. Nothing was shared.')
  modal.site.visitor = 'approve'
  await modal.click('lk-email-code-again')
  await expect.poll(() => isLoggedIn(modal)).toBe(true)
  await modal.closed()
})

it('loads the frame with the first letter of an address, so that the code does not wait for it', async () => {
  const modal = await atConnect()
  await modal.focus('lk-connect-email-input')
  expect(modal.site.opened).toBe(0)
  await userEvent.keyboard('a')
  await expect.poll(() => modal.modal.plugin(loginPlugin).store.getState().frame).toBe('ready')
  await modal.advance(500)
  expect(modal.site.requests).toEqual([])
  await userEvent.keyboard('da@example.com{Enter}')
  await modal.settled('EmailVerifyOtp')
  expect(modal.site.opened).toBe(1)
})

it('loads the frame when the pointer is at the passkey', async () => {
  const modal = await atConnect()
  await expect.poll(() => modal.query('lk-connect-passkey')).not.toBeNull()
  expect(modal.site.opened).toBe(0)
  await userEvent.hover(modal.find('lk-connect-passkey'))
  await expect.poll(() => modal.site.opened).toBe(1)
})

it('asks for the terms first, if the app requires them', async () => {
  const modal = await atConnect({
    options: { features: { legalCheckbox: true }, termsUrl: 'https://app.example/terms' },
  })
  await modal.focus('lk-connect-email-input')
  await userEvent.keyboard(`${email}{Enter}`)
  await expect.poll(() => modal.root().activeElement).toBe(modal.find('lk-connect-accept'))
  expect(modal.site.opened).toBe(0)
})

it('says that the visitor is offline', async () => {
  onTestFinished(restoreOnline)
  const modal = await atConnect()
  modal.site.isReachable = false
  await expect.poll(() => modal.query('lk-connect-email-input')).not.toBeNull()
  setOnline(false)
  await modal.focus('lk-connect-email-input')
  await userEvent.keyboard(`${email}{Enter}`)
  await modal.settled('EmailLogin')
  await expect.poll(() => modal.site.opened).toBe(1)
  await modal.advance(20_000)
  await modal.hasStatus('failed')
  await expect.poll(() => modal.text()).toContain('You are offline. Nothing was sent.')
})
