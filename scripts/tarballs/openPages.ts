import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { preview } from 'vite'
import { chromiumArgs, getChromiumPath } from '../../vitest.shared.ts'
import type { BuiltPage } from './buildPages.ts'

/** What the check uses of `@latchkey/testing/playwright`. */
export interface Testing {
  installWallet(
    context: BrowserContext,
    parameters: {
      readonly wallet: {
        readonly name: string
        readonly chains: readonly { readonly chainId: number; readonly rpcUrl: string }[]
      }
    },
  ): Promise<{ readonly accounts: readonly string[] }>
}

interface OpenPagesParameters {
  readonly testing: Testing
  readonly pages: readonly BuiltPage[]
}

/** Part of the code of the modal's frame, and of no other file. */
const modalCode = 'lk-modal'
const walletName = 'My Wallet'

/**
 * Opens each built page in Chromium as a visitor with a wallet does. A page must load the modal's code only on demand, report no error, and
 * request nothing from another host.
 *
 * @returns The problems.
 */
export async function openPages({ pages, testing }: OpenPagesParameters): Promise<readonly string[]> {
  const problems: string[] = []
  const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })
  try {
    for (const page of pages) {
      const report = (problem: string): void => void problems.push(`${page.label}: ${problem}`)
      await openPage({ browser, page, testing, report }).catch((error: unknown) => report(String(error)))
    }
  } finally {
    await browser.close()
  }
  return problems
}

async function openPage(parameters: {
  readonly browser: Browser
  readonly page: BuiltPage
  readonly testing: Testing
  readonly report: (problem: string) => void
}): Promise<void> {
  const { browser, report, testing } = parameters
  const { folder, name } = parameters.page
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const context = await browser.newContext()
  try {
    const url = server.resolvedUrls?.local[0] ?? ''
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') report(`the page prints ${message.text()}`)
    })
    page.on('pageerror', (error) => report(`the page throws ${error.stack ?? error.message}`))
    // Records the code that the page loads, before the page can run it.
    await context.route(/./, async (route) => {
      const isOwn = route.request().url().startsWith(url)
      if (!isOwn) report(`the page requests ${route.request().url()}`)
      if (!isOwn) return route.abort()
      const response = await route.fetch()
      if (route.request().resourceType() === 'script') scripts.push(await response.text())
      return route.fulfill({ response })
    })
    const chains = [{ chainId: 1, rpcUrl: 'http://127.0.0.1:9' }]
    const wallet = await testing.installWallet(context, { wallet: { name: walletName, chains } })
    await page.goto(url)
    if (name !== 'plain') await openModal({ page, scripts, report })
    if (name !== 'main') {
      await page.getByRole('button', { name: walletName }).click()
      await page
        .locator('output')
        .getByText(wallet.accounts[0] ?? 'no account')
        .waitFor()
    }
  } finally {
    await context.unrouteAll({ behavior: 'wait' })
    await context.close()
    await server.close()
  }
}

/** Opens the modal, and checks that its code was not loaded before. */
async function openModal(parameters: {
  readonly page: Page
  readonly scripts: readonly string[]
  readonly report: (problem: string) => void
}): Promise<void> {
  const { page, report, scripts } = parameters
  const hasModal = (): boolean => scripts.some((code) => code.includes(modalCode))
  await page.getByTestId('lk-connect-button').waitFor()
  await page.waitForLoadState('networkidle')
  if (hasModal()) report("the page loads the modal's code before the visitor approaches the button")
  await page.getByTestId('lk-connect-button').click()
  await page.getByRole('button', { name: walletName }).waitFor()
  if (!hasModal()) report(`the files of the open modal do not contain "${modalCode}"`)
}
