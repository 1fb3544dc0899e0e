import type { BrowserContext, Page } from 'playwright-core'
import { createHostileScript } from '../hostile/createHostileScript.ts'
import { runInPages } from './runInPages.ts'

/**
 * Installs a wallet that misbehaves into a Playwright page, or into every page of a context; see `hostileWallets`.
 *
 * @throws TestingError `testing.invalidParameter` for an unknown id.
 * @example
 * ```ts
 * import { hostileWallets } from '@latchkey/testing'
 * import { installHostileWallet } from '@latchkey/testing/playwright'
 * import type { Browser } from 'playwright-core'
 *
 * export async function openAll(browser: Browser) {
 *   for (const { id } of hostileWallets) {
 *     const page = await browser.newPage()
 *     await installHostileWallet(page, id)
 *     await page.goto('http://localhost:3000')
 *   }
 * }
 * ```
 */
export async function installHostileWallet(target: Page | BrowserContext, id: string): Promise<void> {
  await runInPages(target, createHostileScript(id))
}
