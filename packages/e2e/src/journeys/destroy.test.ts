import type { EvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { addWallet, openBrowser, type OpenPageParameters, type Visit } from '../setup/openPage.ts'

const openPage = openBrowser()

interface Living {
  /** Each entry is `target event`. */
  readonly listeners: readonly string[]
  /** Each entry is `kind delay`, or `observer`. */
  readonly timers: readonly string[]
}

/**
 * Runs in the page before any other script. Counts active listeners, timers and observers created by the page's own
 * scripts.
 */
function count(): void {
  const listeners = new Map<EventTarget, Map<string, Set<unknown>>>()
  const timers = new Map<unknown, string>()
  const isOwn = (): boolean => new Error('trace').stack?.includes('/assets/') ?? false
  const toKey = (type: string, options: unknown): string =>
    `${type}${options === true || (typeof options === 'object' && options && Reflect.get(options, 'capture')) ? ' capture' : ''}`
  const { addEventListener, removeEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    if (isOwn() && listener) {
      const ownListeners = listeners.get(this) ?? new Map<string, Set<unknown>>()
      listeners.set(this, ownListeners)
      const key = toKey(type, options)
      ownListeners.set(key, (ownListeners.get(key) ?? new Set()).add(listener))
      const signal = typeof options === 'object' ? options.signal : undefined
      if (signal) addEventListener.call(signal, 'abort', () => ownListeners.get(key)?.delete(listener))
    }
    addEventListener.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    listeners.get(this)?.get(toKey(type, options))?.delete(listener)
    removeEventListener.call(this, type, listener, options)
  }
  for (const kind of ['Timeout', 'Interval'] as const) {
    const set = Reflect.get(globalThis, `set${kind}`)
    const clear = Reflect.get(globalThis, `clear${kind}`)
    Reflect.set(globalThis, `set${kind}`, (run: () => void, delay?: number) => {
      const id = set(() => {
        if (kind === 'Timeout') timers.delete(id)
        run()
      }, delay)
      if (isOwn()) timers.set(id, `${kind} ${delay}`)
      return id
    })
    Reflect.set(globalThis, `clear${kind}`, (id: number) => {
      timers.delete(id)
      clear(id)
    })
  }
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { observe, disconnect } = globalThis[name].prototype
    globalThis[name].prototype.observe = function start(...target: never) {
      if (isOwn()) timers.set(this, name)
      Reflect.apply(observe, this, target)
    }
    globalThis[name].prototype.disconnect = function end() {
      timers.delete(this)
      disconnect.call(this)
    }
  }
  const toName = (target: EventTarget): string | undefined => {
    if (target === window) return 'window'
    if (target === document) return 'document'
    return target instanceof MediaQueryList ? 'media' : undefined
  }
  Reflect.set(globalThis, 'living', () => ({
    listeners: [...listeners].flatMap(([target, ownListeners]) =>
      [...ownListeners].flatMap(([key, set]) => (toName(target) ? [...set].map(() => `${toName(target)} ${key}`) : [])),
    ),
    timers: [...timers.values()],
  }))
}

const readLiving = (visit: Visit): Promise<Living> => visit.page.evaluate(() => Reflect.get(globalThis, 'living')())

/** Opens a page with a connected wallet. */
async function visitConnected(
  parameters: OpenPageParameters = {},
): Promise<{ readonly visit: Visit; readonly wallet: EvmWallet }> {
  let wallet: EvmWallet | undefined
  const visit = await openPage({
    path: 'plain/plain.html',
    ...parameters,
    before: async (context) => {
      await context.addInitScript(count)
      wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })
    },
  })
  if (!wallet) throw new Error('no wallet was installed')
  await visit.page.getByTestId('lk-connect-button').click()
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await expect.poll(() => visit.read('status').textContent(), { timeout: 20_000 }).toBe('connected')
  await visit.expectClosed()
  return { visit, wallet }
}

/** Opens a page in which the modal has done everything it can: opened, connected, shown its views. */
async function visitLively(): ReturnType<typeof visitConnected> {
  const { visit, wallet } = await visitConnected()
  await visit.page.getByTestId('lk-account-button').first().click()
  await visit.expectView('Account')
  await visit.page.getByTestId('lk-account-network').click()
  await visit.expectView('Networks')
  await visit.page.getByTestId('lk-header-back').click()
  await visit.expectView('Account')
  return { visit, wallet }
}

it('leaves no listener, timer or request when a modal is destroyed while it is open', async () => {
  const { visit, wallet } = await visitLively()
  const before = await readLiving(visit)
  // Proves that the counter works: the modal listens, and polls the balance of its account view.
  expect(before.listeners).toContain('window eip6963:announceProvider')
  expect(before.timers.length).toBeGreaterThan(0)

  await visit.page.evaluate(() => Reflect.get(globalThis, 'plain').modal.destroy())
  await visit.expectClosed()
  // These belong to React, which keeps them for the lifetime of the page.
  const ofReact = ['document selectionchange']
  await expect.poll(() => readLiving(visit)).toEqual({ listeners: ofReact, timers: [] })

  const requests = visit.requests.length
  const requestCount = wallet.requests.length
  wallet.changeNetwork(31338)
  wallet.changeAccounts([...wallet.accounts].reverse())
  await visit.page.evaluate(() => {
    for (const type of ['focus', 'online', 'storage', 'ethereum#initialized']) dispatchEvent(new Event(type))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await visit.settle()
  expect(visit.requests.slice(requests)).toEqual([])
  expect(wallet.requests.slice(requestCount)).toEqual([])
  await expect.poll(() => readLiving(visit)).toEqual({ listeners: ofReact, timers: [] })
})

it('restores the page when the provider is unmounted while the modal is open', async () => {
  const { visit } = await visitLively()
  const sheets = await visit.page.evaluateHandle(() => {
    const host = document.querySelector('[data-testid="lk-host"]')
    return { root: host?.shadowRoot, before: host?.shadowRoot?.adoptedStyleSheets.length ?? 0 }
  })
  await expect.poll(() => sheets.evaluate(({ before }) => before)).toBeGreaterThan(3)
  await visit.page.evaluate(() => Reflect.get(globalThis, 'plain').unmount())
  await visit.page.getByTestId('lk-host').waitFor({ state: 'detached' })
  await expect.poll(() => sheets.evaluate(({ root }) => root?.adoptedStyleSheets.length)).toBe(0)
  await expect.poll(() => visit.page.evaluate(() => document.querySelectorAll('dialog, [popover]').length)).toBe(0)
  expect(
    await visit.page.evaluate(() => [document.body.style.cssText, document.documentElement.style.cssText]),
  ).toEqual(['', ''])

  // The modal remains available to another provider. When it is destroyed, the buttons' style sheet is removed too.
  await visit.page.evaluate(() => Reflect.get(globalThis, 'plain').modal.destroy())
  await expect.poll(() => visit.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  await expect.poll(() => readLiving(visit)).toEqual({ listeners: ['document selectionchange'], timers: [] })
})

it('shows no view whose code arrives after the modal was destroyed', async () => {
  const { visit } = await visitConnected({ reducedMotion: 'no-preference' })
  // The modal is destroyed when the code runs, while the view is still to be rendered.
  await visit.page.route(/assets\/AccountRoute-/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: `globalThis.hasRun = true;globalThis.plain.modal.destroy();${await response.text()}`,
    })
  })
  // Until then, nothing else has created what the view uses.
  let release: () => void = () => undefined
  const closed = new Promise<void>((resolve) => {
    release = resolve
  })
  await visit.page.route(/assets\/AccountHeading-/, async (route) => {
    await closed
    await route.continue()
  })
  await visit.page.getByTestId('lk-account-button').first().click()
  await expect.poll(() => visit.page.evaluate(() => Reflect.get(globalThis, 'hasRun'))).toBe(true)
  await visit.expectClosed()
  release()
  // The journey fails if the page reports an error.
  await visit.settle()
})
