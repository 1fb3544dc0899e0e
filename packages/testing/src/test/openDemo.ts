import type { BrowserContext, Page } from 'playwright-core'
import { createDapp } from './createDapp.ts'
import type { Dapp } from './createDapp.ts'

/** The page of `demoPage.ts`, which contains a wallet, and the errors in it. */
export interface Demo {
  readonly page: Page
  readonly dapp: Dapp
  readonly faults: readonly string[]
  readonly requested: readonly string[]
}

/** Opens the demo page. */
export async function openDemo(context: BrowserContext, url: string): Promise<Demo> {
  const page = await context.newPage()
  const faults: string[] = []
  const requested: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(url)
  return { page, dapp: createDapp(page), faults, requested }
}
