import type { ErrorCode } from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFakeAdapter } from '@latchkey/core/testing'
import { modalCodePlugin } from '../components/modalCodePlugin.ts'
import { en } from '../messages/languages/en/opening.ts'
import { opening as he } from '../messages/languages/he/opening.ts'
import { opening as ja } from '../messages/languages/ja/opening.ts'
import { enViews } from '../messages/languages/en/views.ts'
import { renderModal, type RenderedModal } from '../test/renderModal.tsx'
import { getErrorMessageKey } from '../messages/getErrorMessageKey.ts'

/** All error codes, one per line. */
const codeLists = import.meta.glob('../../../core/src/kernel/errors/codes.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const debtLists = import.meta.glob('../../../../debts.tsv', { query: '?raw', import: 'default', eager: true })
const metamask = 'io.metamask'
const toastOf = (modal: RenderedModal) => modal.query('lk-toast')?.innerText.trim()
const isOpen = ({ modal }: RenderedModal) => modal.controllers.modal.store.getState().isOpen
const closeReasons = ({ events }: RenderedModal) =>
  events.flatMap(({ data }) => (data.event === 'MODAL_CLOSE' ? [data.reason] : []))

describe('language', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'))

  it('uses the app’s language from the start, and mirrors for it', async () => {
    const modal = await renderModal({ options: { locale: 'ar' } })
    const texts = new Set<string>()
    const observer = new MutationObserver(() => {
      const title = document.querySelector('[data-testid="lk-host"]')?.shadowRoot?.querySelector('h2')?.innerText
      if (title) texts.add(title)
    })
    observer.observe(document, { subtree: true, childList: true })
    await modal.open()
    observer.disconnect()
    texts.add(modal.dialog().querySelector('h2')?.innerText ?? '')
    expect([...texts]).toEqual(['ربط محفظة'])
    const { host } = modal.root()
    expect([host.getAttribute('lang'), host.getAttribute('dir')]).toEqual(['ar', 'rtl'])
  })

  it('uses the page’s language by default, and English if it is not shipped', async () => {
    document.documentElement.lang = 'ar-EG'
    const arabic = await renderModal()
    await arabic.open()
    expect(arabic.root().host.getAttribute('lang')).toBe('ar-EG')
    arabic.modal.close()
    await arabic.closed()
    document.documentElement.lang = 'tlh'
    const english = await renderModal()
    await english.open()
    expect(english.root().host.getAttribute('lang')).toBe('en')
  })

  it('follows the page’s language while it is open, and never shows a text in between', async () => {
    document.documentElement.lang = 'en'
    const modal = await renderModal()
    await modal.open()
    const title = () => modal.dialog().querySelector('h2')?.innerText ?? ''
    const english = title()
    const { seen } = modal.watchText()
    document.documentElement.lang = 'ar'
    await expect.poll(title).toBe('ربط محفظة')
    await expect.poll(() => modal.root().host.getAttribute('dir')).toBe('rtl')
    document.documentElement.lang = 'en'
    await expect.poll(title).toBe(english)
    expect(seen().filter((text) => text.trim() === '')).toEqual([])
  })

  it('follows the app’s language and wording while it is open', async () => {
    const modal = await renderModal({
      options: { messages: { 'connect.title': 'Join {', 'connect.wallets': 'Your wallets' } },
    })
    const { options } = modal.modal.controllers
    await modal.open()
    const title = () => modal.dialog().querySelector('h2')?.innerText ?? ''
    const host = () => ['lang', 'dir'].map((name) => modal.root().host.getAttribute(name))
    // A wording that cannot be parsed is left out.
    await expect.poll(title).toBe('Connect a wallet')
    options.setLanguage({ locale: 'ar-EG' })
    await expect.poll(title).toBe('ربط محفظة')
    expect(host()).toEqual(['ar-EG', 'rtl'])
    options.setLanguage({ messages: { 'connect.title': 'انضم إلينا' } })
    await expect.poll(title).toBe('انضم إلينا')
    options.setLanguage({ messages: {}, locale: 'ja' })
    await expect.poll(title).toBe(ja['connect.title'])
    expect(host()).toEqual(['ja', 'ltr'])
    options.setLanguage({ locale: 'iw' })
    await expect.poll(title).toBe(he['connect.title'])
    expect(host()).toEqual(['he', 'rtl'])
    options.setLanguage({ locale: 'en-XA' })
    await expect.poll(title).toMatch(/^\[Çöñ/)
    expect(host()).toEqual(['en-XA', 'ltr'])
    // A language that is not shipped is the app's own once its opening is complete.
    options.setLanguage({ locale: 'ckb' })
    await expect.poll(host).toEqual(['en', 'ltr'])
    options.setLanguage({ messages: Object.fromEntries(Object.keys(en).map((key) => [key, `سڵاو ${key}`])) })
    await expect.poll(title).toBe('سڵاو connect.title')
    expect(host()).toEqual(['ckb', 'rtl'])
    options.setLanguage({ locale: null })
    options.setLanguage({ messages: {} })
    await expect.poll(title).toBe('Connect a wallet')
  })

  it('prefers the app’s direction to the language’s', async () => {
    const modal = await renderModal({ options: { direction: 'rtl' } })
    await modal.open()
    await expect.poll(() => modal.root().host.getAttribute('dir')).toBe('rtl')
  })
})

it('follows the app’s theme at any time', async () => {
  const modal = await renderModal({ options: { themeMode: 'dark', themeVariables: { '--lk-width': '400px' } } })
  await modal.open()
  const { theme } = modal.modal.controllers
  await expect.poll(() => modal.root().host.getAttribute('data-theme')).toBe('dark')
  await expect.poll(() => modal.dialog().offsetWidth).toBe(400)
  theme.setMode('light')
  theme.setVariables({ '--lk-width': '380px' })
  await expect.poll(() => modal.root().host.getAttribute('data-theme')).toBe('light')
  await expect.poll(() => modal.dialog().offsetWidth).toBe(380)
})

describe('closing', () => {
  it.each([
    ['button', (modal: RenderedModal) => modal.click('lk-header-close')],
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['scrim', async (modal: RenderedModal) => modal.dialog().querySelector<HTMLElement>('.lk-scrim')?.click()],
  ] as const)('reports the reason %s to the app', async (reason, close) => {
    const modal = await renderModal()
    await modal.open()
    await close(modal)
    await modal.closed()
    expect(closeReasons(modal)).toEqual([reason])
  })

  it('can be prevented by the app', async () => {
    const modal = await renderModal()
    modal.modal.onBeforeChange((change) => change.type === 'close' && change.cancel())
    await modal.open()
    await modal.click('lk-header-close')
    expect(isOpen(modal)).toBe(true)
  })
})

describe('views', () => {
  it('never shows a blank dialog for a view without a screen, and reports it once', async () => {
    const modal = await renderModal()
    await modal.open()
    modal.modal.controllers.router.push('Pay' as string as 'Networks')
    await modal.settled('Connect')
    await expect
      .poll(() => modal.errors.map(({ code, details }) => [code, details]))
      .toEqual([['internal.unexpected', 'The view Pay has no screen']])
    expect(modal.logged).toEqual([])
  })

  it('shows Account instead of such a view while connected', async () => {
    const modal = await renderModal({ connected: metamask })
    await modal.open()
    modal.modal.controllers.router.push('OnRamp' as string as 'Networks')
    await modal.settled('Account')
    await expect.poll(() => modal.text()).toContain('MetaMask')
  })

  it('shows Connect instead of Account while disconnected', async () => {
    const modal = await renderModal()
    modal.modal.open({ view: 'ProfileWallets' })
    await modal.settled('Connect')
    expect(modal.errors).toEqual([])
  })

  it('preloads what connecting needs while the open modal is idle, not before', async () => {
    const fake = createFakeAdapter({})
    let preloads = 0
    fake.adapter.preload = async () => void preloads++
    const modal = await renderModal({ fake })
    expect(preloads).toBe(0)
    await modal.open()
    await expect.poll(() => preloads).toBe(1)
  })
})

it('can be used by keyboard alone', async () => {
  const modal = await renderModal()
  modal.adapter.answer = 'hold'
  const opener = page.getByRole('button', { name: 'Opener' }).element()
  if (!(opener instanceof HTMLElement)) throw new TypeError('There is no opener.')
  opener.focus()
  await modal.open()
  const focused = () => {
    const active = modal.root().activeElement
    return active?.getAttribute('data-testid') ?? active?.localName
  }
  await expect.poll(() => focused()).toBe('h2')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(() => focused()).toBe(`lk-connect-wallet-${metamask}`)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => focused()).toBe('lk-connect-wallet-me.rainbow')
  await userEvent.keyboard('{Enter}')
  await modal.settled('ConnectingExternal')
  await expect.poll(() => focused()).toBe('h2')
  await userEvent.keyboard('{Escape}')
  await modal.settled('Connect')
  await userEvent.keyboard('{Escape}')
  await modal.closed()
  expect(document.activeElement).toBe(opener)
})

describe('notices', () => {
  it('shows an error’s message in the visitor’s language, and never its code', async () => {
    const modal = await renderModal({ options: { locale: 'ar' } })
    const { toasts } = modal.modal.controllers
    toasts.show({ variant: 'error', code: 'wallet.locked' })
    await expect.poll(() => toastOf(modal)).toBe('المحفظة مقفلة')
    toasts.show({ variant: 'error', code: 'auth.notConnected' })
    modal.clock.advance(150)
    await expect.poll(() => toastOf(modal)).toBe('حدث خطأ ما')
    toasts.hide()
    await expect.poll(() => toastOf(modal)).toBeUndefined()
  })

  it('shows an app’s own texts unchanged', async () => {
    const modal = await renderModal()
    modal.modal.controllers.toasts.show({ variant: 'success', message: '<b>Sent</b>' })
    await expect.poll(() => toastOf(modal)).toBe('<b>Sent</b>')
  })

  it('shows an alert for the developer until it is dismissed', async () => {
    const modal = await renderModal()
    await modal.open()
    await modal.modal.controllers.alerts.show(
      new ModalError('network.notFound', { context: { networkId: 'eip155:5' } }),
    )
    await expect.poll(() => modal.query('lk-alert')?.innerText).toContain('Network Not Found')
    await expect
      .poll(() => modal.find('lk-alert').innerText)
      .toContain('The network eip155:5 is not in the `networks` array')
    await modal.click('lk-alert-dismiss')
    await expect.poll(() => modal.query('lk-alert')).toBeNull()
  })

  it('has a message for every code shown to visitors that can occur, in the words of the catalogue', () => {
    const debts = Object.values(debtLists).join('')
    expect(debts).toContain('kind\tname\tcapability')
    const shown = Object.values(codeLists)
      .join('')
      .trim()
      .split('\n')
      .filter((code) => !debts.includes(`error\t${code}\t`))
      .map((code) => new ModalError(code as ErrorCode))
      // The views of the login show these with the seconds, which a toast does not know.
      .filter(({ code, surface }) => surface === 'toast' && !['auth.emailCooldown', 'auth.limited'].includes(code))
    expect(shown.length).toBeGreaterThan(15)
    for (const { code, message } of shown) expect([code, enViews[getErrorMessageKey(code)]]).toEqual([code, message])
    expect(getErrorMessageKey('toString')).toBe('error.request.failed')
  })
})

describe('a dialog that is rendered ahead of the press', () => {
  const idle = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 2_000 })
    })
  const prepare = async (): Promise<RenderedModal> => {
    const modal = await renderModal()
    await modal.modal.plugin(modalCodePlugin).get().load()
    await expect.poll(() => modal.root().host.isConnected).toBe(true)
    await modal.modal.preload({ adapters: false })
    await expect.poll(() => modal.query(`lk-connect-wallet-${metamask}`)).not.toBeNull()
    return modal
  }

  it('is hidden from everyone, and only shown by the press', async () => {
    const modal = await prepare()
    const dialog = modal.dialog()
    const isVisible = (): boolean => dialog.checkVisibility({ visibilityProperty: true })
    expect([dialog.open, isVisible(), isOpen(modal)]).toEqual([false, false, false])
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
    // Its layout is known, and yet no pointer and no key reaches it.
    const { x, y, width, height } = dialog.getBoundingClientRect()
    expect(height).toBeGreaterThan(100)
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).not.toBe(modal.root().host)
    dialog.querySelector('button')?.focus()
    await expect.poll(() => modal.root().activeElement).toBeNull()
    modal.modal.controllers.toasts.show({ variant: 'success', message: 'One' })
    await expect.poll(() => modal.query('lk-toast')?.checkVisibility()).toBe(true)
    await modal.open()
    expect([modal.dialog() === dialog, dialog.matches(':modal'), modal.viewName()]).toEqual([true, true, 'Connect'])
    expect(isVisible()).toBe(true)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    modal.modal.close()
    await modal.closed()
  })

  it('does not delay another view, which has a dialog of its own', async () => {
    const modal = await prepare()
    const dialog = modal.dialog()
    await modal.open({ view: 'WhatIsAWallet' })
    await expect.poll(() => modal.dialog() === dialog).toBe(false)
    await expect.poll(() => modal.root().querySelectorAll('dialog').length).toBe(1)
  })

  it('does not exist before the visitor approaches a button, nor once an account is connected', async () => {
    const { modal, root } = await renderModal()
    await modal.plugin(modalCodePlugin).get().load()
    await expect.poll(() => root().host.isConnected).toBe(true)
    await idle()
    expect(root().querySelector('dialog')).toBeNull()
    await modal.connect({ connectorId: metamask })
    await modal.preload({ adapters: false })
    await idle()
    expect(root().querySelector('dialog')).toBeNull()
  })
})

it('keeps two modals on one page apart', async () => {
  const [one, other] = [await renderModal(), await renderModal({ options: { storagePrefix: 'other' } })]
  one.modal.controllers.toasts.show({ variant: 'success', message: 'One' })
  await expect.poll(() => toastOf(one)).toBe('One')
  expect(document.querySelectorAll('[data-testid="lk-host"]')).toHaveLength(1)
  expect(isOpen(other)).toBe(false)
})

it('leaves nothing in the page', async () => {
  const modal = await renderModal({ connected: metamask })
  await modal.open()
  const unhandled: unknown[] = []
  const listen = (event: Event): void => void unhandled.push(event)
  window.addEventListener('unhandledrejection', listen)
  onTestFinished(() => window.removeEventListener('unhandledrejection', listen))
  await modal.unmount()
  expect(document.querySelector('[data-testid="lk-host"]')).toBeNull()
  expect(unhandled).toEqual([])
})
