import type { Browser, CDPSession, Page, Request } from 'playwright'
import { preparePage, type Marks } from './preparePage.ts'

/** A page with an app, in a separate browser profile. */
export interface OpenApp {
  readonly page: Page
  readonly session: CDPSession
  /** Requests of the page to other hosts or to a chain. */
  readonly foreign: readonly string[]
  /** Waits until the page has made no request for a while and none is pending. */
  waitForQuiet(): Promise<void>
  /** Waits until the page has recorded an entry, and returns all recorded entries. */
  waitForMark<name extends keyof Marks>(name: name): Promise<Marks & Required<Pick<Marks, name>>>
  close(): Promise<void>
}

/** Fast 4G in DevTools: bytes per second, and latency per request in ms. */
const fast4g = { downloadThroughput: (9_000_000 / 8) * 0.9, uploadThroughput: (1_500_000 / 8) * 0.9, latency: 165 }
const quietMs = 700
/** In ms. Far beyond what a slow phone takes. */
const markTimeout = 60_000

export async function openApp(parameters: {
  readonly browser: Browser
  readonly url: string
  readonly isSlow?: boolean | undefined
  /** Whether every request to another host fails at once. */
  readonly isAlone?: boolean | undefined
  /** Whether the page itself clicks the app's button as soon as there is one. */
  readonly clicksAtOnce?: boolean | undefined
  /** Whether a wallet announces itself. */
  readonly hasWallet?: boolean | undefined
}): Promise<OpenApp> {
  const { browser, url, isSlow = true, isAlone = false, clicksAtOnce = false, hasWallet = true } = parameters
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
    ...(!isSlow && { deviceScaleFactor: 3, reducedMotion: 'reduce' }),
  })
  await context.addInitScript(preparePage, { clicksAtOnce, hasWallet })
  if (isAlone)
    await context.route(
      (requested) => requested.origin !== url,
      (route) => route.abort('internetdisconnected'),
    )
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (isSlow) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...fast4g })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  const foreign: string[] = []
  let pending = 0
  let last = Date.now()
  const isData = (request: Request): boolean => request.url().startsWith('data:')
  const finish = (request: Request): void => {
    if (isData(request)) return
    pending -= 1
    last = Date.now()
  }
  page.on('request', (request) => {
    if (isData(request)) return
    pending += 1
    last = Date.now()
    const { origin, pathname } = new URL(request.url())
    if (origin !== url || pathname === '/rpc') foreign.push(request.url())
  })
  page.on('requestfinished', finish)
  page.on('requestfailed', finish)
  await page.goto(url)

  return {
    page,
    session,
    foreign,
    waitForQuiet: async () => {
      // A request may follow from what the caller has just done, so the time before the call does not count.
      const start = Date.now()
      const isQuiet = (): boolean => pending === 0 && Date.now() - Math.max(last, start) >= quietMs
      while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 50))
    },
    waitForMark: async <name extends keyof Marks>(name: name) => {
      // By the protocol itself: the driver's own functions first run a script of the driver in the page, which takes a
      // slow phone longer than some of what is measured.
      const deadline = Date.now() + markTimeout
      while (Date.now() < deadline) {
        const { result } = await session.send('Runtime.evaluate', { expression: 'window.marks', returnByValue: true })
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `preparePage` sets it in each document
        const marks = result.value as Marks | undefined
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the condition says so
        if (marks?.[name] !== undefined) return marks as Marks & Required<Pick<Marks, name>>
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`The page at ${url} did not reach "${name}" within ${markTimeout / 1_000} s.`)
    },
    close: () => context.close(),
  }
}
