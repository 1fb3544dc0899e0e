import type { EvmWallet } from '@latchkey/testing'
import { installWallet } from '@latchkey/testing/playwright'
import { createSolanaWallet, type SolanaWallet } from '@latchkey/testing/solana'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { chromiumArgs, getChromiumPath } from '../../../vitest.shared.ts'
import { startApp, type RunningApp } from './startApp.ts'

/** The box and colours of a button. */
export interface ButtonLook {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly background: string
  readonly colour: string
}

/** The app in a separate browser context, with a wallet. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors and warnings of the page so far. A test that expects one removes it. */
  readonly faults: string[]
  readonly goto: (path?: string) => Promise<void>
  /** Connects a wallet and signs in with it, both through the modal. */
  readonly signIn: (walletName: string) => Promise<void>
  /** The signed-in accounts, as rendered by the server. */
  readonly readAccounts: () => Promise<readonly string[]>
  /** Where Latchkey's button is, and its colours. */
  readonly readButton: () => Promise<ButtonLook>
  /** The cookies, in the format of a request header. */
  readonly readCookie: () => Promise<string>
}

/** The served app and a browser for the tests of a file. Each visit has a fresh profile and must not report errors. */
export function openApp(): { getUrl: () => string; visit: (options?: BrowserContextOptions) => Promise<Visit> } {
  let app: RunningApp
  let browser: Browser
  const visits: Visit[] = []
  beforeAll(async () => {
    ;[app, browser] = await Promise.all([
      startApp(),
      chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs }),
    ])
  })
  afterAll(async () => {
    await browser.close()
    await app.stop()
  })
  afterEach(async () => {
    const open = visits.splice(0)
    await Promise.all(open.map(({ context }) => context.close()))
    expect(open.flatMap(({ faults }) => faults)).toEqual([])
  })

  const visit = async (options?: BrowserContextOptions): Promise<Visit> => {
    const context = await browser.newContext(options)
    const faults: string[] = []
    // A request to another site fails, and is reported here.
    await context.route(
      ({ origin }) => origin !== app.url,
      (route) => {
        faults.push(`asked for ${route.request().url()}`)
        return route.abort()
      },
    )
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
    const opened: Visit = {
      page,
      context,
      faults,
      goto: async (path = '/') => {
        await page.goto(`${app.url}${path}`)
      },
      signIn: async (walletName) => {
        await page.getByTestId('lk-connect-button').click()
        await page.getByRole('button', { name: walletName }).click()
        await page.getByTestId('lk-siwx-sign').click()
        await page.getByTestId('lk-modal').waitFor({ state: 'detached' })
        await page.getByTestId('accounts').waitFor()
      },
      readAccounts: () => page.getByTestId('accounts').getByRole('listitem').allTextContents(),
      readButton: async () => {
        const button = page.locator('.lk-button')
        const box = await button.boundingBox()
        if (box === null) throw new Error('The button is not visible')
        const look = await button.evaluate((element) => {
          const style = getComputedStyle(element)
          return { background: style.backgroundColor, colour: style.color }
        })
        return { box, ...look }
      },
      readCookie: async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
    }
    visits.push(opened)
    return opened
  }
  return { getUrl: () => app.url, visit }
}

/** Installs an Ethereum wallet with a test key in a visitor's browser. */
export async function addEvmWallet({ context }: Visit, privateKey: `0x${string}`): Promise<EvmWallet> {
  const chains = [{ chainId: 1, rpcUrl: 'http://127.0.0.1:9' }]
  return await installWallet(context, { wallet: { name: 'Evm Wallet', accounts: [privateKey], chains } })
}

/** Installs a Solana wallet with a test key. */
export async function addSolanaWallet({ context }: Visit): Promise<SolanaWallet> {
  const chains = [{ chain: 'solana:mainnet', rpcUrl: 'http://127.0.0.1:9' }] as const
  return await installWallet(context, { wallet: createSolanaWallet({ name: 'Solana Wallet', chains }) })
}
