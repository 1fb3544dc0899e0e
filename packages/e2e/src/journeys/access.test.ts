import axe from 'axe-core'
import type { EvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { addWallet, openBrowser, type OpenPageParameters, type Visit } from '../setup/openPage.ts'

const openPage = openBrowser()
/** Longer than any state needs to appear on a busy machine, in ms. */
const bound = 20_000

/** Every state of every view, by name. */
const views = [
  'Connect',
  'WhatIsAWallet',
  'ConnectingExternal not-installed',
  'ConnectingExternal waiting',
  'ConnectingExternal declined',
  'ConnectingExternal pending',
  'Account',
  'ProfileWallets',
  'Networks',
  'SwitchNetwork waiting',
  'UnsupportedChain',
] as const
type ViewState = (typeof views)[number]

interface Scene {
  readonly visit: Visit
  readonly wallet: EvmWallet
}

async function openScene(parameters: OpenPageParameters = {}): Promise<Scene> {
  let wallet: EvmWallet | undefined
  const visit = await openPage({
    reducedMotion: 'reduce',
    ...parameters,
    query: parameters.query ?? 'custom',
    before: async (context) => {
      await parameters.before?.(context)
      wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })
    },
  })
  if (!wallet) throw new Error('no wallet was installed')
  return { visit, wallet }
}

/** Waits until the view is shown and the previous one is gone. */
async function arrive(visit: Visit, state: string): Promise<void> {
  const look = (): Promise<string> =>
    visit.dialog.evaluateAll((dialogs) =>
      dialogs
        .map((dialog) => {
          const { view, status } = dialog.dataset
          const layers = dialog.querySelectorAll('.lk-view, .lk-title-layer').length
          const isMoving =
            layers !== 2 ||
            (dialog.getRootNode() as ShadowRoot)
              .getAnimations()
              .some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          return isMoving ? 'moving' : [view, status].filter(Boolean).join(' ')
        })
        .join(),
    )
  await expect.poll(look, { timeout: bound, interval: 20 }).toBe(state)
}

/** Visits every view in each of its distinct states. */
async function walk({ visit, wallet }: Scene, look: (state: ViewState) => Promise<void>): Promise<void> {
  const press = (testId: string): Promise<void> => visit.page.getByTestId(testId).first().click({ timeout: bound })
  const see = async (state: ViewState): Promise<void> => {
    await arrive(visit, state)
    try {
      await look(state)
    } catch (cause) {
      throw new Error(`In ${state}: ${String(cause)}`, { cause })
    }
  }
  const goBack = async (state: string): Promise<void> => {
    await press('lk-header-back')
    await arrive(visit, state)
  }
  await press('lk-connect-button')
  await see('Connect')
  await press('lk-header-help')
  await see('WhatIsAWallet')
  await goBack('Connect')
  await press('lk-connect-wallet-acme')
  await visit.page.getByTestId('lk-install-done').or(visit.page.getByTestId('lk-install-ios')).first().waitFor()
  await see('ConnectingExternal not-installed')
  await goBack('Connect')
  wallet.drop({ methods: ['eth_requestAccounts'], times: 1 })
  await press('lk-connect-wallet-com.alpha')
  await see('ConnectingExternal waiting')
  await goBack('Connect')
  wallet.reject({ methods: ['eth_requestAccounts'], times: 1 })
  await press('lk-connect-wallet-com.alpha')
  await see('ConnectingExternal declined')
  await goBack('Connect')
  wallet.answerPending({ methods: ['eth_requestAccounts'], times: 1 })
  await press('lk-connect-wallet-com.alpha')
  await see('ConnectingExternal pending')
  await press('lk-connecting-retry')
  await expect.poll(() => visit.read('status').textContent(), { timeout: bound }).toBe('connected')
  await visit.expectClosed()

  await press('lk-account-button')
  await expect.poll(() => visit.read('balance').textContent(), { timeout: bound }).not.toBe('none')
  await see('Account')
  await press('lk-account-wallet')
  await see('ProfileWallets')
  await goBack('Account')
  await press('lk-account-network')
  await see('Networks')
  wallet.drop({ methods: ['wallet_switchEthereumChain'], times: 1 })
  await press('lk-networks-eip155:31338')
  await see('SwitchNetwork waiting')
  await goBack('Networks')
  await press('lk-header-close')
  await visit.expectClosed()
  wallet.changeNetwork(1)
  await see('UnsupportedChain')
}

it.each(['light', 'dark'] as const)(
  'has no accessibility violation that axe can detect in any view, %s',
  { timeout: 300_000 },
  async (theme) => {
    const scene = await openScene({
      query: `custom&theme=${theme}`,
      before: async (context) => {
        await context.addInitScript(axe.source)
      },
    })
    const { page } = scene.visit
    // If the page is only as tall as the screen, axe silently skips the contrast of all texts.
    await page.evaluate(() => document.body.style.setProperty('min-height', '3000px'))
    const seen: string[] = []
    await walk(scene, async (state) => {
      const { violations, texts, unsure } = await page.evaluate(async () => {
        const { axe: own } = globalThis as unknown as { readonly axe: typeof axe }
        const results = await own.run(
          { include: [['[data-testid="lk-host"]']] },
          { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
        )
        const list = (found: (typeof results)['violations']): readonly string[] =>
          found.flatMap(({ id, impact, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${impact} ${id} ${String(target)} ${failureSummary}`),
          )
        const judged = results.passes.filter(({ id }) => id === 'color-contrast')
        return {
          violations: list(results.violations),
          texts: judged.flatMap(({ nodes }) => nodes.map(({ target }) => String(target))).length,
          // A single letter in place of an icon is not text to read.
          unsure: list(results.incomplete.filter(({ id }) => id === 'color-contrast')).filter(
            (text) => !text.endsWith('Element content is too short to determine if it is actual text content'),
          ),
        }
      })
      expect(violations).toEqual([])
      expect(unsure).toEqual([])
      expect(texts, 'texts whose contrast was judged').toBeGreaterThan(1)
      seen.push(state)
    })
    expect(seen).toEqual([...views])
  },
)

/** The focused element, also inside the modal's shadow tree. */
const readFocus = (visit: Visit): Promise<string> =>
  visit.page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!(active instanceof HTMLElement)) return 'none'
    return active.dataset['testid'] ?? active.tagName.toLowerCase()
  })

it('moves focus to the heading of every view, or to its first field', { timeout: 300_000 }, async () => {
  const scene = await openScene()
  await walk(scene, async () => {
    await expect.poll(() => readFocus(scene.visit), { timeout: bound }).toMatch(/^(?:h2|lk-[\w-]+-search)$/)
  })
})

it('has targets of at least 44 px in every view on a phone', { timeout: 300_000 }, async () => {
  const scene = await openScene({ isPhone: true })
  // A page wider than the phone is scaled down, and every target with it.
  await scene.visit.page.evaluate(() => document.body.style.setProperty('overflow-wrap', 'anywhere'))
  await walk(scene, async () => {
    const small = await scene.visit.dialog.evaluate((dialog) => {
      const root = dialog.getRootNode() as ShadowRoot
      const reach = 21.5
      return [...dialog.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex="0"]')].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return []
        element.scrollIntoView({ block: 'nearest' })
        const box = element.getBoundingClientRect()
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        const missed = [
          [reach, 0],
          [-reach, 0],
          [0, reach],
          [0, -reach],
        ].filter(([x = 0, y = 0]) => {
          const hit = root.elementFromPoint(middle.x + x, middle.y + y)
          return !hit || !element.contains(hit)
        })
        return missed.length > 0 ? [`${element.dataset['testid']} ${box.width} × ${box.height}`] : []
      })
    })
    expect(small).toEqual([])
  })
})

it('works with reduced motion, without moving anything across the screen', { timeout: 300_000 }, async () => {
  const scene = await openScene({ reducedMotion: 'reduce' })
  const { page, dialog } = scene.visit
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
  await walk(scene, async () => {
    // A spinner may rotate, but no element may change its position.
    const carried = await dialog.evaluate((element) =>
      (element.getRootNode() as ShadowRoot)
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .filter((frame) => ['translate', 'height', 'top', 'blockSize'].some((property) => property in frame)),
    )
    expect(carried).toEqual([])
  })
})

it('works with forced colours: edges and the focus indicator are lines', { timeout: 300_000 }, async () => {
  const scene = await openScene({ forcedColors: 'active' })
  const { page, dialog } = scene.visit
  await expect.poll(() => page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  await walk(scene, async () => {
    await page.keyboard.press('Tab')
    const lines = await dialog.evaluate((element) => {
      const panel = element.querySelector('.lk-panel')
      const active = (element.getRootNode() as ShadowRoot).activeElement
      const edge = panel && getComputedStyle(panel)
      const focus = active && getComputedStyle(active)
      return {
        edge: edge?.borderTopStyle === 'solid' || edge?.outlineStyle === 'solid',
        focus: focus?.outlineStyle === 'solid' && Number.parseFloat(focus.outlineWidth) >= 2,
      }
    })
    expect(lines).toEqual({ edge: true, focus: true })
  })
})

/** Presses Tab until the element has focus, at most once per tab stop. */
async function tabTo(visit: Visit, testId: string): Promise<void> {
  const stops: string[] = []
  for (let press = 0; press < 15; press++) {
    const focus = await readFocus(visit)
    if (focus === testId) return
    stops.push(focus)
    await visit.page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${testId}, but ${stops.join(', ')}`)
}

it(
  'supports the account view by keyboard alone: copy, network, account, disconnect, and back to the opener',
  { timeout: 300_000 },
  async () => {
    const { visit, wallet } = await openScene({
      before: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
    })
    const { keyboard } = visit.page
    const [firstAccount = '', secondAccount = ''] = wallet.accounts
    await visit.page.getByTestId('lk-connect-button').first().focus()
    await keyboard.press('Enter')
    await arrive(visit, 'Connect')
    await tabTo(visit, 'lk-connect-wallet-com.alpha')
    await keyboard.press('Enter')
    await expect.poll(() => visit.read('status').textContent(), { timeout: bound }).toBe('connected')
    await visit.expectClosed()

    await expect.poll(() => readFocus(visit)).toBe('lk-account-button')
    await keyboard.press('Enter')
    await arrive(visit, 'Account')
    await tabTo(visit, 'lk-account-copy')
    await keyboard.press('Enter')
    await expect.poll(() => visit.page.evaluate(() => navigator.clipboard.readText())).toBe(firstAccount)
    await expect.poll(() => visit.dialog.getByRole('status').first().textContent()).toBe('Address copied')

    await tabTo(visit, 'lk-account-network')
    await keyboard.press('Enter')
    await arrive(visit, 'Networks')
    await tabTo(visit, 'lk-networks-eip155:31337')
    await keyboard.press('ArrowDown')
    await expect.poll(() => readFocus(visit)).toBe('lk-networks-eip155:31338')
    await keyboard.press('Enter')
    await arrive(visit, 'Account')
    await expect.poll(() => visit.read('network').textContent()).toBe('Second Chain')
    await expect.poll(() => readFocus(visit)).toBe('h2')

    await tabTo(visit, 'lk-account-wallet')
    await keyboard.press('Enter')
    await arrive(visit, 'ProfileWallets')
    await tabTo(visit, 'lk-profile-wallets-disconnect-com.alpha')
    await keyboard.press('Tab')
    await keyboard.press('ArrowDown')
    await expect.poll(() => readFocus(visit)).toBe(`lk-profile-wallets-account-${secondAccount}`)
    await keyboard.press('Enter')
    await expect.poll(() => visit.read('address').textContent(), { timeout: bound }).toBe(secondAccount)
    await keyboard.press('Escape')
    await arrive(visit, 'Account')
    await tabTo(visit, 'lk-account-disconnect')
    await keyboard.press('Enter')
    await expect.poll(() => visit.read('status').textContent(), { timeout: bound }).toBe('disconnected')
    await visit.expectClosed()
    await expect.poll(() => readFocus(visit)).toBe('lk-connect-button')
  },
)

it('announces the progress of connecting and the text of toasts to screen readers', { timeout: 300_000 }, async () => {
  const { visit, wallet } = await openScene()
  const polite = visit.dialog.locator('[role="status"]')
  const assertive = visit.dialog.locator('[role="alert"]')
  const hear = (region: typeof polite) => expect.poll(() => region.allTextContents(), { timeout: bound })
  wallet.drop({ methods: ['eth_requestAccounts'], times: 1 })
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await hear(polite).toContain('Continue in Alpha. Accept the connection request in the wallet')
  await visit.page.getByTestId('lk-header-back').click()
  await arrive(visit, 'Connect')
  wallet.reject({ methods: ['eth_requestAccounts'], times: 1 })
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await hear(assertive).toContain('Connection declined. The request was declined in Alpha. Nothing was shared.')
  await visit.page.getByTestId('lk-connecting-retry').click()
  await expect.poll(() => visit.read('status').textContent(), { timeout: bound }).toBe('connected')
  await visit.expectClosed()

  wallet.reject({ methods: ['wallet_switchEthereumChain'], times: 1 })
  await visit.page.getByTestId('lk-network-button').first().click()
  await visit.page.getByTestId('lk-networks-eip155:31338').click()
  await hear(assertive).toContain('Network switch rejected')
})
