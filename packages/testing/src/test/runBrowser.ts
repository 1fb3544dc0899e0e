import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How to start the machine's Chromium, from vitest.config.ts. */
    readonly chromium: { readonly executablePath: string; readonly args: string[] }
  }
}

/** Starts Chromium for the tests of one file. Each test opens its own contexts, or pages in a shared one. */
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
