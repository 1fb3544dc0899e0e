import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import type { BrowserContext, Page } from 'playwright'
import { chromiumArgs, getChromiumPath } from '../../vitest.shared.ts'
import type { Testing } from '../tarballs/openPages.ts'
import { serveApp } from './serveApp.ts'

const walletName = 'My Wallet'

/** A visitor with a wallet, who has opened an app. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly walletName: string
  /** The address in the wallet. */
  readonly address: string
  readonly url: string
}

/** The apps to open, and the package that installs the visitor's wallet. */
export interface OpenedApps {
  /** The folders of the apps, which are built. */
  readonly apps: readonly string[]
  /** The folder of the packed `@latchkey/testing`. */
  readonly testing: string
}

/**
 * Opens built apps in Chromium as a visitor with a wallet does. Nothing outside of this machine is requested.
 *
 * @param parameters.visit What the visitor does. It throws if the app does not answer as it should.
 * @returns The problems.
 */
export async function openApps(
  parameters: OpenedApps & { readonly visit: (visit: Visit) => Promise<void> },
): Promise<readonly string[]> {
  const problems: string[] = []
  const file = createRequire(path.join(parameters.testing, 'package.json')).resolve('@latchkey/testing/playwright')
  const testing: Testing = await import(pathToFileURL(file).href)
  const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })
  try {
    for (const app of parameters.apps) {
      const report = (problem: string): void => void problems.push(`${path.basename(app)}: ${problem}`)
      const server = await serveApp(app)
      const context = await browser.newContext()
      try {
        const { url } = server
        const page = await context.newPage()
        page.on('pageerror', (error) => report(`the page throws ${error.stack ?? error.message}`))
        await context.route(/./, (route) => (route.request().url().startsWith(url) ? route.continue() : route.abort()))
        const chains = [{ chainId: 1, rpcUrl: 'http://127.0.0.1:9' }]
        const wallet = await testing.installWallet(context, { wallet: { name: walletName, chains } })
        await page.goto(url)
        await parameters.visit({ page, context, walletName, address: wallet.accounts[0] ?? 'no account', url })
      } catch (error) {
        report(String(error))
      } finally {
        await context.unrouteAll({ behavior: 'ignoreErrors' })
        await context.close()
        await server.close()
      }
    }
  } finally {
    await browser.close()
  }
  return problems
}
