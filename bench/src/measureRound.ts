import type { Browser } from 'playwright'
import type { AppName } from './appNames.ts'
import { openApp, type OpenApp } from './openApp.ts'
import type { AppServer } from './startAppServer.ts'

/** The figures of one visit; `undefined` if the app has no such step. */
export interface Round {
  /** KiB transferred until the page was idle. */
  readonly firstLoad: number
  readonly ready: number
  readonly blocked: number
  readonly heap: number
  readonly foreignRequests: number
  readonly listPreloaded?: number | undefined
  readonly listCold?: number | undefined
  /** From a cold click until the page has painted an answer to it. */
  readonly answered?: number | undefined
  /** From the navigation until the list is there, with a click as soon as possible. */
  readonly listAtOnce?: number | undefined
  /** From a cold click until the list of the playground has all logos. */
  readonly lastLogo?: number | undefined
  readonly connected?: number | undefined
  /** From the reload until the app shows the address of the last visit. */
  readonly recalled?: number | undefined
  /** From the reload until the wallet has confirmed it. */
  readonly restored?: number | undefined
}

/** Visits an app as a new visitor with a slow phone, connects, and reloads. */
export async function measureRound(parameters: {
  readonly browser: Browser
  readonly name: AppName
  readonly server: AppServer
}): Promise<Round> {
  const { browser, name, server } = parameters
  server.takeSent()
  const app = await openApp({ browser, url: server.url })
  try {
    const { ready } = await app.waitForMark('ready')
    await app.waitForQuiet()
    const { blocked } = await app.waitForMark('blocked')
    const firstLoad = server.takeSent().reduce((total, { bytes }) => total + bytes, 0) / 1024
    const base = { firstLoad, ready, blocked, heap: await readHeap(app), foreignRequests: app.foreign.length }
    if (name === 'bare') return base
    const listPreloaded = name === 'latchkey' ? await openList(app) : undefined
    const connected = await connect(app, name)
    const round = { ...base, listPreloaded, connected, ...(await reload(app)) }
    if (name !== 'latchkey') return round
    return { ...round, ...(await openListCold(parameters)), listAtOnce: await openListAtOnce(parameters) }
  } finally {
    await app.close()
  }
}

/** Used heap in MB after a garbage collection. */
async function readHeap({ session }: OpenApp): Promise<number> {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.disable')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

/** Hovers over the button, and clicks it when the modal's code has loaded. */
async function openList(app: OpenApp): Promise<number> {
  await app.page.locator('button').hover()
  await app.waitForQuiet()
  await app.page.mouse.down()
  await app.page.mouse.up()
  const { list, click = Number.NaN } = await app.waitForMark('list')
  // Waits until the modal has preloaded what the visitor may need next.
  await app.waitForQuiet()
  return list - click
}

async function connect(app: OpenApp, name: AppName): Promise<number> {
  const wallet = name === 'latchkey' ? '[data-testid^="lk-connect-wallet-"]' : 'button'
  await app.page.locator(wallet).click()
  const { address, click = Number.NaN } = await app.waitForMark('address')
  await app.waitForQuiet()
  return address - click
}

/** From the start of the navigation, with a warm cache. */
async function reload(app: OpenApp): Promise<Pick<Round, 'recalled' | 'restored'>> {
  await app.page.reload()
  const { address, shown } = await app.waitForMark('address')
  return { recalled: shown, restored: address }
}

/** A click without any prior event, so that none of the modal's code is loaded. */
async function openListCold({
  browser,
  server,
}: Parameters<typeof measureRound>[0]): Promise<Pick<Round, 'answered' | 'listCold'>> {
  const app = await openApp({ browser, url: server.url })
  try {
    await app.waitForMark('ready')
    await app.waitForQuiet()
    await app.page.evaluate(() => document.querySelector('button')?.click())
    const { list, click = Number.NaN } = await app.waitForMark('list')
    const { answered } = await app.waitForMark('answered')
    return { listCold: list - click, answered: answered - click }
  } finally {
    await app.close()
  }
}

/** From the start of the navigation, as a new visitor who clicks the button in the first frame in which it is there. */
async function openListAtOnce({ browser, server }: Parameters<typeof measureRound>[0]): Promise<number> {
  const app = await openApp({ browser, url: server.url, clicksAtOnce: true })
  try {
    return (await app.waitForMark('list')).list
  } finally {
    await app.close()
  }
}
