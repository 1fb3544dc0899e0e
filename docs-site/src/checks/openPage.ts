import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright'

/** A condition on a busy machine, in ms. */
const patience = 60_000

/** What the checks in the browser share. */
export interface PageContext {
  readonly browser: Browser
  readonly url: string
  readonly problems: string[]
}

/** Opens a page that reports what it should not do: errors, blocked code, requests to other hosts. */
export async function openPage(context: PageContext, options: Parameters<Browser['newPage']>[0]): Promise<Page> {
  const page = await context.browser.newPage(options)
  page.setDefaultTimeout(patience)
  const report = (text: string): void => void context.problems.push(`${new URL(page.url()).pathname}: ${text}`)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') report(message.text())
  })
  page.on('pageerror', (error) => report(error.message))
  await page.route(
    (address) => !address.href.startsWith(context.url) && address.protocol.startsWith('http'),
    async (route) => {
      report(`requests ${route.request().url()}`)
      await route.abort()
    },
  )
  return page
}

/** By how many px the page is wider than its window. */
export function getOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Runs axe, which the page has got by `addInitScript`. */
const runAxe = `axe.run().then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' ')))`

/** The code of axe, for `addInitScript`. */
export function readAxe(): string {
  return readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
}

/** Lists what axe finds in a page and its frames. The page must have the code of {@link readAxe}. */
export async function findViolations(page: Page, name: string): Promise<readonly string[]> {
  const violations = await page.evaluate<readonly string[]>(runAxe)
  return violations.map((violation) => `${name}: ${violation}`)
}
