import axe from 'axe-core'
import type { Browser } from 'playwright'
import { openApp, type OpenApp } from '../openApp.ts'
import type { AppServer } from '../startAppServer.ts'

/** The figures of one visit to the app of a kit. */
export interface KitRound {
  /** KiB transferred until the page was idle, and from then until the wallets were on screen. */
  readonly firstLoad: number
  readonly opening: number
  readonly ready: number
  readonly blocked: number
  readonly heap: number
  /** Requests to other hosts before the first click, and from then until the list had loaded. */
  readonly foreignBefore: number
  readonly foreignOpen: number
  readonly list: number
  readonly address: number
  /** From the reload until the app shows the address of the last visit, whether or not the wallet has confirmed it. */
  readonly restored: number
}

const toKib = (server: AppServer): number => server.takeSent().reduce((total, { bytes }) => total + bytes, 0) / 1024

/**
 * Visits the app of a kit as a new visitor with a slow phone: hovers over the button, opens the list, connects, and reloads. Every
 * request to another host fails at once.
 */
export async function measureKit(parameters: {
  readonly browser: Browser
  readonly server: AppServer
}): Promise<KitRound> {
  const { browser, server } = parameters
  server.takeSent()
  const app = await openApp({ browser, url: server.url, isAlone: true })
  try {
    const { ready } = await app.waitForMark('ready')
    await app.waitForQuiet()
    const { blocked } = await app.waitForMark('blocked')
    const heap = await readHeap(app)
    const firstLoad = toKib(server)
    const foreignBefore = countForeign(app)
    await app.page.locator('button').first().hover()
    await app.waitForQuiet()
    await app.page.mouse.down()
    await app.page.mouse.up()
    const opened = await app.waitForMark('list')
    const opening = toKib(server)
    await app.waitForQuiet()
    const list = opened.list - (opened.click ?? Number.NaN)
    const foreignOpen = countForeign(app) - foreignBefore
    await app.page.getByText('Bench Wallet', { exact: true }).first().click()
    const connected = await app.waitForMark('address')
    await app.waitForQuiet()
    await app.page.reload()
    const { shown: restored } = await app.waitForMark('shown')
    const address = connected.address - (connected.click ?? Number.NaN)
    return { firstLoad, opening, ready, blocked, heap, foreignBefore, foreignOpen, list, address, restored }
  } finally {
    await app.close()
  }
}

/** Requests to other hosts than the page's own, without the chain's endpoint. */
function countForeign({ foreign }: OpenApp): number {
  return foreign.filter((url) => new URL(url).pathname !== '/rpc').length
}

/** Used heap in MB after a garbage collection. */
async function readHeap({ session }: OpenApp): Promise<number> {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.disable')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

/** What axe finds in the open list of wallets: nodes of critical and of serious violations of WCAG 2.2 AA. */
export interface KitAccess {
  readonly critical: number
  readonly serious: number
  readonly rules: readonly string[]
}

/** Opens the list of wallets, and has axe judge the page. */
export async function measureKitAccess(parameters: {
  readonly browser: Browser
  readonly server: AppServer
}): Promise<KitAccess> {
  const app = await openApp({ browser: parameters.browser, url: parameters.server.url, isSlow: false, isAlone: true })
  try {
    await app.waitForMark('ready')
    // axe skips the contrast of a fixed dialog over a page that is too short to scroll.
    await app.page.addStyleTag({ content: 'body { min-height: 3000px }' })
    await app.page.locator('button').first().click()
    await app.waitForMark('list')
    await app.waitForQuiet()
    const run = `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] })`
    const { violations } = await app.page.evaluate<Pick<axe.AxeResults, 'violations'>>(`${axe.source}; ${run}`)
    const count = (impact: string): number =>
      violations
        .filter((violation) => violation.impact === impact)
        .reduce((total, { nodes }) => total + nodes.length, 0)
    return { critical: count('critical'), serious: count('serious'), rules: violations.map(({ id }) => id) }
  } finally {
    await app.close()
  }
}
