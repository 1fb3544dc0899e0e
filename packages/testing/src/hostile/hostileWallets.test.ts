import { beforeAll, describe, expect, it } from 'vitest'
import { runInPages } from '../playwright/runInPages.ts'
import { installHostileWallet } from '../playwright/installHostileWallet.ts'
import { probeScript } from '../test/probeScript.ts'
import { runBrowser } from '../test/runBrowser.ts'
import { runSite } from '../test/runSite.ts'
import { createHostileTools } from './createHostileTools.ts'
import { hostileWallets } from './hostileWallets.ts'

const { openPage } = runBrowser()
const { getUrl } = runSite(() => ({
  '/': '<!doctype html><title>Probe</title><script src="/probe.js"></script>',
  '/probe.js': probeScript,
}))

type Page = Awaited<ReturnType<typeof openPage>>

/** Runs a trusting dapp with a wallet in the page. */
async function probe(install: (page: Page) => Promise<void>): Promise<Record<string, unknown>> {
  const page = await openPage()
  try {
    await install(page)
    await page.goto(getUrl())
    return await page.evaluate(() => Object(globalThis).probe())
  } finally {
    await page.close()
  }
}

let good: Record<string, unknown> = {}
beforeAll(async () => {
  const script = `(${createHostileTools.toString()})(window, 'none').announce()`
  good = await probe((page) => runInPages(page, script))
})

describe('hostileWallets', () => {
  it('have unique ids and descriptions', () => {
    const ids = hostileWallets.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(40)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(id))).toEqual([])
    expect(new Set(hostileWallets.map(({ description }) => description)).size).toBe(ids.length)
    expect(new Set(hostileWallets.map(({ stage }) => stage))).toEqual(new Set(['announce', 'connect', 'session']))
    for (const { id, rdns } of hostileWallets) expect(rdns).toBe(`hostile.${id}`)
  })

  it('are refused for an unknown id', async () => {
    await expect(probe((page) => installHostileWallet(page, 'nice'))).rejects.toMatchObject({
      code: 'testing.invalidParameter',
    })
  })

  it('are based on a correct wallet', () => {
    expect(good).toMatchSnapshot()
  })

  it.concurrent.for(hostileWallets)('$id', async ({ id }, { expect }) => {
    const said = await probe((page) => installHostileWallet(page, id))
    // Only the differences to the correct wallet, except for its id.
    const told = Object.entries(said).filter(([name, value]) => {
      const difference = JSON.stringify(value).replaceAll(id, 'none')
      return difference !== JSON.stringify(good[name])
    })
    expect(told.length).toBeGreaterThan(0)
    expect(Object.fromEntries(told)).toMatchSnapshot()
  })

  it('can be added to a page without Playwright', async () => {
    const page = await openPage()
    const said: unknown[] = []
    const target = { addEventListener: () => undefined, dispatchEvent: (event: CustomEvent) => said.push(event.detail) }
    const wallet = hostileWallets.find(({ id }) => id === 'name-empty')
    wallet?.install(Object.assign(Object.create(globalThis), target))
    expect(said).toEqual([expect.objectContaining({ info: expect.objectContaining({ name: '' }) })])
    await page.close()
  })
})
