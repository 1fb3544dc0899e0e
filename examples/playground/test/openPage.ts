import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { chromiumArgs, getChromiumPath } from '../../../vitest.shared.ts'
import { startProgram, type Program } from './startProgram.ts'

/** The page as a visitor sees it. */
export interface Visit {
  readonly page: Page
  readonly get: (testId: string) => Locator
  /** Approves in the wallet. */
  readonly approve: () => Promise<void>
  /** Connects a demo wallet through the modal, by default the Ethereum one; adds the others first. */
  readonly connect: (kind?: keyof typeof kinds) => Promise<void>
  /** Opens all that is folded on a phone, and returns the titles. */
  readonly unfold: () => Promise<readonly string[]>
  /** Selects the kind of chain of an account. */
  readonly chooseKind: (kind: keyof typeof kinds) => Promise<void>
  /** Waits until an action has ended with this result. */
  readonly expectResult: (status: 'success' | 'failed', title: string) => Promise<void>
}

export interface OpenPageParameters {
  readonly path?: string | undefined
  readonly colorScheme?: 'light' | 'dark' | undefined
  readonly width?: number | undefined
  /** Emulates a phone's browser. */
  readonly isPhone?: boolean | undefined
  /** Disables the policy, for tools that inject scripts into the page. */
  readonly bypassCSP?: boolean | undefined
  /** Returns whether the page is not to blame for what the browser complains of. */
  readonly isForeign?: ((fault: string) => boolean) | undefined
}

/** The demo wallets by their kinds of chain: how to add them, and their names in the modal. */
const kinds = {
  eip155: { wallet: 'pg-demo-wallet', row: 'lk-connect-wallet-dev.latchkey.demo' },
  solana: { wallet: 'pg-solana-wallet', row: 'lk-connect-wallet-Comet Wallet' },
  bip122: { wallet: 'pg-bitcoin-wallet', row: 'lk-connect-wallet-Pebble Wallet' },
} as const

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

/** Whether the cloud has answered 504: on a busy machine, a chain or provider can time out. The page then retries, so this is not a failure. */
const isLate = (fault: string): boolean => fault.includes('status of 504')

/** The playground and a browser for the tests of a file; each visit has a fresh profile. */
export function visitPlayground(): (parameters?: OpenPageParameters) => Promise<Visit> {
  let program: Program
  let browser: Browser
  const checks: (() => Promise<void>)[] = []
  beforeAll(async () => {
    program = startProgram()
    browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })
    await program.ready
  })
  afterEach(async () => {
    for (const check of checks.splice(0)) await check()
  })
  afterAll(async () => {
    await browser.close()
    program.signal('SIGTERM')
    await program.ended
  })

  return async ({ path = '', colorScheme = 'light', width = 1280, bypassCSP = false, ...others } = {}) => {
    const { isForeign = () => false, isPhone = false } = others
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
      bypassCSP,
      ...(isPhone && { isMobile: true, hasTouch: true, userAgent: phone }),
    })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (!isLate(message.text())) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
    checks.push(async () => {
      await context.close()
      // As text, so that the message of a failure quotes them.
      expect(faults.filter((fault) => !isForeign(fault)).join('\n'), 'what the page complained of').toBe('')
    })
    const get = (testId: string): Locator => page.getByTestId(testId)
    const approve = (): Promise<void> => get('lk-wallet-approve').click()
    const chooseKind: Visit['chooseKind'] = async (kind) => {
      const choice = get(`pg-kind-${kind}`)
      // Its label is above it.
      if (!(await choice.isChecked())) await choice.check({ force: true })
    }
    await page.goto(`${program.getUrl('Playground')}/${path}`)
    // On a phone, it is folded.
    await get('pg-demo-wallet').waitFor({ state: 'attached' })
    return {
      page,
      get,
      approve,
      chooseKind,
      async unfold() {
        const titles = await page.locator('.fold[aria-expanded="false"]').allTextContents()
        for (const name of titles) await page.getByRole('button', { name, exact: true }).click()
        return titles
      },
      connect: async (kind = 'eip155') => {
        const { wallet, row } = kinds[kind]
        // The Ethereum one is there from the start.
        if (kind !== 'eip155') await get(wallet).click()
        await chooseKind(kind)
        await get('lk-connect-button').click()
        await get(row).click()
        await approve()
        await get('lk-modal').waitFor({ state: 'detached' })
        await expect.poll(() => get('pg-status').textContent()).toBe('Connected')
      },
      expectResult: async (status, title) => {
        const result = get('pg-result')
        await result.and(page.locator(`[data-status="${status}"]`)).waitFor()
        await expect.poll(() => result.getByRole('heading').textContent()).toBe(title)
      },
    }
  }
}
