import axe from 'axe-core'
import type { Browser } from 'playwright'
import { findFaintTexts, type FaintText } from './findFaintTexts.ts'
import { openApp, type OpenApp } from './openApp.ts'

export interface AccessibilityFigures {
  readonly critical: number
  readonly serious: number
  readonly faint: readonly FaintText[]
  /** axe's findings as text. */
  readonly violations: readonly string[]
  /** Number of texts whose contrast axe could not determine; the pixels can. */
  readonly undecided: number
  /** Number of texts measured from pixels. */
  readonly texts: number
}

/** The fields of axe's result that are used. */
interface AxeResults {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string | null
    readonly nodes: readonly { readonly target: readonly unknown[] }[]
  }[]
  readonly incomplete: readonly { readonly id: string; readonly nodes: readonly unknown[] }[]
}

const views = ['Connect', 'WhatIsAWallet', 'ConnectingExternal', 'Account', 'Networks', 'ProfileWallets'] as const
type View = (typeof views)[number]

declare global {
  interface Window {
    /** Set by the measured app. */
    modal: { open(parameters: { readonly view: string; readonly parameters?: unknown }): void; close(): void }
  }
}

/** Opens the modal's views in both themes, and counts the violations found by axe and by the pixel measurement. */
export async function measureAccessibility(parameters: {
  readonly browser: Browser
  readonly url: string
}): Promise<AccessibilityFigures> {
  const { browser, url } = parameters
  const counts = { critical: 0, serious: 0, undecided: 0, texts: 0 }
  const faint: FaintText[] = []
  const violations: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const app = await openApp({ browser, url, isSlow: false })
    try {
      await app.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await lengthenPage(app)
      for (const view of views) {
        await showView(app, view)
        const label = `${view}, ${colorScheme}`
        const results = await runAxe(app)
        for (const { id, impact, nodes } of results.violations) {
          if (impact !== 'critical' && impact !== 'serious') continue
          counts[impact] += nodes.length
          violations.push(`${label}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
        }
        for (const { id, nodes } of results.incomplete) if (id === 'color-contrast') counts.undecided += nodes.length
        const painted = await findFaintTexts(app.page)
        counts.texts += painted.texts
        faint.push(...painted.faint.map((text) => ({ ...text, view: label })))
      }
    } finally {
      await app.close()
    }
  }
  return { ...counts, faint, violations }
}

/** Opens each view, the way a visitor does if that is short. */
async function showView(app: OpenApp, view: View): Promise<void> {
  const { page, waitForQuiet } = app
  const dialog = page.locator('[data-testid="lk-modal"]')
  const wallet = dialog.locator('[data-testid^="lk-connect-wallet-"]')
  if (view === 'Connect') await page.locator('button').click()
  else if (view === 'ConnectingExternal') {
    // The view stays until the wallet answers.
    await page.evaluate(() => (window.isWalletSilent = true))
    await page.evaluate(() => window.modal.open({ view: 'Connect' }))
    await wallet.click()
  } else {
    if (view === 'Account') {
      await page.reload()
      await lengthenPage(app)
      await page.locator('button').click()
      await wallet.click()
      await app.waitForMark('address')
      await dialog.waitFor({ state: 'detached' })
    }
    await page.evaluate((name) => window.modal.open({ view: name }), view)
  }
  await dialog.and(page.locator(`[data-view="${view}"]`)).waitFor()
  await waitForQuiet()
  await page.waitForFunction(isStill)
}

/** Runs in the page. Returns whether all animations of the modal have ended, except endless ones. */
function isStill(): boolean {
  const shadow = document.querySelector('[data-testid="lk-host"]')?.shadowRoot
  const moving = shadow?.getAnimations().filter((animation) => animation.playState === 'running') ?? []
  return moving.every((animation) => animation.effect?.getComputedTiming().iterations === Infinity)
}

/** axe silently skips the contrast of a fixed dialog over a page that is too short to scroll. */
async function lengthenPage({ page }: OpenApp): Promise<void> {
  await page.addStyleTag({ content: 'body { min-height: 3000px }' })
}

function runAxe({ page }: OpenApp): Promise<AxeResults> {
  return page.evaluate(`${axe.source}; axe.run(document, { resultTypes: ['violations', 'incomplete'] })`)
}
