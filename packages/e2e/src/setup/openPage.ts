import { chromium, type Browser, type BrowserContext, type Locator, type Page, type Request } from 'playwright'
import type { EvmWallet, EvmWalletParameters } from '@latchkey/testing'
import { installWallet } from '@latchkey/testing/playwright'
import { afterEach, beforeAll, expect } from 'vitest'
import { chromiumArgs, getChromiumPath } from '../../../../vitest.shared.ts'
import { getWorld } from './getWorld.ts'

/** A page of the app as a visitor sees it, with its errors. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Every request, in order, as `METHOD path`. */
  readonly requests: readonly string[]
  /** The open dialog. */
  readonly dialog: Locator
  /** The app's own state, as shown by the page. */
  read(name: string): Locator
  /** Waits until the dialog shows a view. */
  expectView(view: string): Promise<void>
  expectClosed(): Promise<void>
  /**
   * Waits until nothing is left to load: no request is pending, and the page has been idle a few times without a new one.
   * Playwright's `networkidle` happens once per document, so a later wait for it returns at once.
   */
  settle(): Promise<void>
  goto(query?: string): Promise<void>
}

export interface OpenPageParameters {
  /** The page; by default the one that most journeys use. */
  readonly path?: string | undefined
  /** The query of the URL: see `app/settings.ts`. */
  readonly query?: string | undefined
  readonly viewport?: { readonly width: number; readonly height: number } | undefined
  readonly isPhone?: boolean | undefined
  readonly userAgent?: string | undefined
  /** The page's host name; every name resolves to the same server. */
  readonly host?: string | undefined
  readonly colorScheme?: 'light' | 'dark' | undefined
  readonly reducedMotion?: 'reduce' | 'no-preference' | undefined
  readonly forcedColors?: 'active' | 'none' | undefined
  /** Returns whether an error of the page is not caused by us. */
  readonly isForeign?: ((fault: string) => boolean) | undefined
  /** Runs before the page loads, to install wallets. */
  readonly before?: ((context: BrowserContext) => Promise<void>) | undefined
}

/** Whether the cloud has answered 504: on a busy machine, a chain or provider can time out. The page then retries, so this is not a failure. */
const isLate = (fault: string): boolean => fault.includes('status of 504')

/**
 * Whether React reports error 520. It does so beside the failure of a view if another update was pending: it renders both again, and in that
 * render the frame, which defers its view, still shows the previous one.
 */
export const isRenderedAgain = (fault: string): boolean => fault.includes('React error #520')

/** Whether React reports a view that failed to load. */
export const isOfView = (fault: string): boolean => fault.startsWith('ViewLoadError') || isRenderedAgain(fault)

/** How often the page must be idle: what has loaded runs in one idle moment, and what it loads starts in the next. */
const idleMoments = 5

/** The browser of this process, for all its files. It ends with the process. */
let started: Promise<Browser> | undefined

/** Returns the browser, and starts a new one if there is none or if it has crashed. */
async function getBrowser(): Promise<Browser> {
  const browser = await started?.catch(() => undefined)
  if (browser?.isConnected()) return browser
  started = chromium.launch({
    executablePath: getChromiumPath(),
    args: [...chromiumArgs, '--host-resolver-rules=MAP *.example 127.0.0.1'],
  })
  return started
}

/** Opens pages for the journeys of a file; each visit has a fresh profile. */
export function openBrowser(): (parameters?: OpenPageParameters) => Promise<Visit> {
  let browser: Browser
  const open: { context: BrowserContext; check: () => void }[] = []
  beforeAll(async () => {
    browser = await getBrowser()
  })
  afterEach(async () => {
    const visits = open.splice(0)
    await Promise.all(visits.map(({ context }) => context.close()))
    for (const { check } of visits) check()
  })

  return async (parameters = {}) => {
    const { viewport = { width: 1280, height: 800 }, isPhone = false, colorScheme = 'light' } = parameters
    const { reducedMotion = 'reduce', forcedColors = 'none' } = parameters
    const context = await browser.newContext({
      viewport: isPhone ? { width: 390, height: 844 } : viewport,
      ...(isPhone && { hasTouch: true, isMobile: true }),
      colorScheme,
      reducedMotion,
      forcedColors,
      ...(parameters.userAgent !== undefined && { userAgent: parameters.userAgent }),
    })
    const faults: string[] = []
    const requests: string[] = []
    const pending = new Set<Request>()
    const url = getWorld().pageUrl.replace('127.0.0.1', parameters.host ?? '127.0.0.1')
    await parameters.before?.(context)
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
      })
    })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (!isLate(message.text())) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
    page.on('request', (request) => {
      if (request.url().startsWith('data:')) return
      pending.add(request)
      const { origin, pathname } = new URL(request.url())
      requests.push(`${request.method()} ${origin === url ? pathname : request.url()}`)
    })
    page.on('requestfinished', (request) => pending.delete(request))
    page.on('requestfailed', (request) => pending.delete(request))
    const isOurs = (fault: string): boolean => !parameters.isForeign?.(fault)
    // As text, so that the message of a failure quotes them.
    const readFaults = (): string => faults.filter(isOurs).join('\n')
    open.push({ context, check: () => expect(readFaults(), 'what the page complained of').toBe('') })
    const dialog = page.getByTestId('lk-modal')
    const visit: Visit = {
      page,
      context,
      requests,
      dialog,
      read: (name) => page.getByTestId(name).first(),
      expectView: (view) => dialog.and(page.locator(`[data-view="${view}"]`)).waitFor(),
      expectClosed: () => dialog.waitFor({ state: 'detached' }),
      settle: async () => {
        let [quietCount, requestCount] = [0, 0]
        const idle = async (): Promise<number> => {
          // A busy browser may never call a page idle.
          await page.evaluate(
            () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
          )
          quietCount = pending.size === 0 && requests.length === requestCount ? quietCount + 1 : 0
          requestCount = requests.length
          return quietCount
        }
        await expect.poll(idle, { interval: 20 }).toBe(idleMoments)
      },
      goto: async (query = '') => {
        await page.goto(`${url}/${parameters.path ?? ''}${query && `?${query}`}`)
        await page.getByTestId('status').first().waitFor()
      },
    }
    await visit.goto(parameters.query)
    return visit
  }
}

/** Installs a wallet into the context's pages that supports both local chains, or the given ones. */
export async function addWallet(
  context: BrowserContext,
  parameters: EvmWalletParameters & {
    readonly chainIds?: readonly number[] | undefined
    readonly as?: 'eip6963' | 'injected' | 'both' | undefined
  } = {},
): Promise<EvmWallet> {
  const { chainIds = [31337, 31338], as, ...wallet } = parameters
  const { evm } = getWorld().devnet
  return installWallet(context, {
    as,
    wallet: {
      chains: chainIds
        .flatMap((id) => evm.filter(({ chainId }) => chainId === id))
        .map(({ chainId, rpcUrl }) => ({ chainId, rpcUrl })),
      accounts: evm[0]?.accounts.slice(0, 2).map(({ privateKey }) => privateKey) ?? [],
      ...wallet,
    },
  })
}
