import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How the machine's Chromium is started; from vitest.config.ts. */
    readonly chromium: { readonly executablePath: string; readonly args: string[] }
  }
}

/** Chromium for the tests of one file; each test opens contexts of its own, or pages in one for all. */
export function runBrowser(): {
  readonly openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
  readonly openPage: () => Promise<Page>
} {
  let shared: Promise<BrowserContext> | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await chromium.launch(inject('chromium'))
  }, 30_000)
  afterAll(() => browser?.close())
  return {
    async openContext(options) {
      if (browser === undefined) throw new Error('Chromium is not running.')
      const context = await browser.newContext(options)
      onTestFinished(() => context.close())
      return context
    },
    async openPage() {
      if (browser === undefined) throw new Error('Chromium is not running.')
      shared ??= browser.newContext()
      return (await shared).newPage()
    },
  }
}
