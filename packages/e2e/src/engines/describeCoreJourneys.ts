import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createPhone } from '@latchkey/testing/phone'
import { getWorld } from '../setup/getWorld.ts'
import { readCode } from '../setup/readCode.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'
import { describeLoadFailures } from './describeLoadFailures.ts'
import type { EngineDriver } from './EngineDriver.ts'
import { keepBrowser } from './keepBrowser.ts'
import { openVisit, type EngineVisit } from './openVisit.ts'

/** A desktop's window, and one in which the dialog is a sheet: the smallest that every engine allows. */
const desktop = { width: 1280, height: 800 }
const phone = { width: 460, height: 800 }

/** Describes what must work in every engine, with a real browser, wallet, chain and cloud. */
export function describeCoreJourneys(name: string, launch: () => Promise<EngineDriver>): void {
  describe(`in ${name}`, () => {
    let cloud: JourneyCloud
    beforeAll(async () => {
      const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
      cloud = await startCloud({ rpcUrls })
    })
    afterAll(() => cloud?.stop())
    const getQuery = (): string => `mainnet&cloud=${encodeURIComponent(cloud.url)}`
    const browser = keepBrowser(launch)
    let driver: EngineDriver
    let visit: EngineVisit
    beforeEach(async () => {
      driver = await browser.open(async (opened) => {
        await opened.resize(desktop)
        await opened.goto(`${getWorld().pageUrl}/demo/demo.html?${getQuery()}`)
        await opened.evaluate(() => {
          localStorage.clear()
          return ''
        })
        await opened.reload()
        await openVisit(opened).expectText('status', 'disconnected')
      })
      visit = openVisit(driver)
    })
    afterEach(async () => {
      expect(await visit.readFaults(), 'what the page complained of').toEqual([])
    })

    const openModal = async (): Promise<void> => {
      await visit.click('lk-connect-button')
      await visit.expectView('Connect')
      // The last part of the list to load.
      await visit.locate('lk-connect-all')
    }

    it('connects, signs, switches, keeps the session over a reload, and disconnects', async () => {
      await openModal()
      await visit.click('lk-connect-wallet-com.demo')
      await visit.click('lk-wallet-approve')
      await visit.expectClosed()
      await visit.expectText('status', 'connected')
      await visit.expectText('network', 'First Chain')
      await visit.click('Sign')
      await visit.click('lk-wallet-approve')
      await visit.expectText('result', /^0x[\da-f]{130}$/)
      await visit.click('lk-network-button')
      await visit.expectView('Networks')
      await visit.click('lk-networks-eip155:31338')
      await visit.click('lk-wallet-approve')
      await visit.expectText('network', 'Second Chain')
      await driver.reload()
      await visit.expectText('status', 'connected')
      await visit.expectText('network', 'Second Chain')
      await visit.click('lk-account-button')
      await visit.expectView('Account')
      await visit.click('lk-account-disconnect')
      await visit.expectText('status', 'disconnected')
      await visit.expectClosed()
      expect(await visit.read('address')).toBe('none')
    })

    it('lists all wallets, and finds one by its name', async () => {
      await openModal()
      await visit.click('lk-connect-all')
      await visit.expectView('AllWallets')
      await visit.locate('lk-all-wallets-metamask')
      await visit.click('lk-all-wallets-search')
      await driver.type('rainb')
      await visit.locate('lk-all-wallets-rainbow')
      await expect.poll(() => visit.read('lk-all-wallets-metamask')).toBe('')
    })

    it('shows a code that a phone scans and connects with', async () => {
      const { evm } = getWorld().devnet
      const other = await createPhone({
        relayUrl: cloud.relayUrl,
        projectId: 'dev',
        chains: evm.map(({ chainId, rpcUrl }) => ({ chainId, rpcUrl })),
        accounts: evm[0]?.accounts.slice(0, 1).map(({ privateKey }) => privateKey) ?? [],
      })
      onTestFinished(() => other.close())
      await openModal()
      await visit.click('lk-connect-wallet-walletConnect')
      await visit.expectView('ConnectingWalletConnect')
      await visit.locate('lk-pairing-code')
      let uri = ''
      await expect.poll(async () => (uri = readCode(await driver.screenshot()) ?? '')).toMatch(/^wc:/)
      await other.pair(uri)
      await other.approve()
      await visit.expectText('status', 'connected')
      await visit.expectText('address', other.accounts[0] ?? '')
      await visit.expectClosed()
    })

    it('closes the sheet of a narrow window when it is dragged down far enough', async () => {
      await driver.resize(phone)
      await openModal()
      let heading = await visit.locate('heading')
      // The sheet may still be on its way up.
      await expect
        .poll(async () => {
          const before = heading
          heading = await visit.locate('heading')
          return Math.abs(heading.y - before.y)
        })
        .toBe(0)
      const below = (distance: number) => ({ x: heading.x, y: heading.y + distance })
      await driver.drag([heading, below(30), below(60), below(30), below(0)])
      // It is back. What has loaded meanwhile may have made the sheet a few pixels higher.
      await expect.poll(async () => Math.abs((await visit.locate('heading')).y - heading.y)).toBeLessThan(15)
      await visit.expectView('Connect')
      await driver.drag([heading, below(100), below(200), below(300), below(350)])
      await visit.expectClosed()
    })

    it('reaches every control with Tab, lap after lap in both directions, and returns the focus to the opener', async () => {
      await openModal()
      const lap = ['lk-header-close', 'lk-connect-wallet-walletConnect', 'lk-header-help']
      const count = 2 * lap.length + 1
      /** Presses Tab until so many controls had the focus. Between two laps, it may be in the browser's own toolbar. */
      const walk = async (modifier?: 'Shift'): Promise<readonly string[]> => {
        await visit.watchStops()
        for (let left = 60; left > 0 && (await visit.readStops()).length < count; left -= 1)
          await driver.press('Tab', modifier)
        return visit.readStops()
      }
      /** The controls that follow one, in an order without an end. */
      const follow = (order: readonly string[], from: string | undefined): readonly string[] =>
        Array.from({ length: count }, (_, index) => order[(order.indexOf(from ?? '') + 1 + index) % order.length] ?? '')
      const forward = await walk()
      expect(forward.slice(0, count)).toEqual(follow(lap, lap.at(-1)))
      const backward = await walk('Shift')
      expect(backward.slice(0, count)).toEqual(follow(lap.toReversed(), forward.at(-1)))
      await driver.press('Escape')
      await visit.expectClosed()
      await expect.poll(() => visit.readFocus()).toBe('lk-connect-button')
    })

    describeLoadFailures({ getDriver: () => driver, getQuery })
  })
}
