import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startFaultyServer, type FaultyServer } from '../setup/startFaultyServer.ts'
import { getWorld } from '../setup/getWorld.ts'
import { isRenderedAgain } from '../setup/openPage.ts'
import type { EngineDriver } from './EngineDriver.ts'
import { findInPage } from './findInPage.ts'
import { openVisit, type EngineVisit } from './openVisit.ts'

/** Parameters of the journeys of this file. */
export interface LoadFailuresParameters {
  readonly getDriver: () => EngineDriver
  /** The query of the page, with its cloud. */
  readonly getQuery: () => string
}

const isFile = (path: string): boolean => path.includes('/assets/')

/** The file with the guide to install a wallet. */
const isGuide = (path: string): boolean => path.includes('/assets/InstallGuide-')

/** The file with the modal. */
const isModal = (path: string): boolean => path.includes('/assets/modal-')

/** Describes that a press is fulfilled, although some browsers never ask again for a module that did not load. */
export function describeLoadFailures(parameters: LoadFailuresParameters): void {
  describe('a press that finds no file', () => {
    const { open, getServer } = useFaultyServer(parameters)

    it('asks for nothing offline, also no part of a view, says so, and continues when the connection is back', async () => {
      const { driver, visit } = await open()
      getServer().failWhere(() => 'cut')
      await setOnline(driver, 'false')
      const before = getServer().paths.length
      await visit.click('lk-connect-button')
      await visit.expectText('lk-opening', /You are offline/)
      expect(getServer().paths.slice(before).filter(isFile)).toEqual([])
      getServer().failWhere(() => undefined)
      await setOnline(driver, 'true')
      await visit.expectView('Connect')
      await visit.expectText('lk-opening', '')
      // Needs files that the press asked for, too.
      await visit.click('lk-connect-all')
      await visit.click('lk-all-wallets-metamask')

      // A part of a view, which loads when it is shown.
      await visit.locate('lk-pairing-get')
      getServer().failWhere(() => 'cut')
      await setOnline(driver, 'false')
      await visit.click('lk-pairing-get')
      await visit.expectText('lk-modal', /You are offline/)
      expect(getServer().paths.filter(isGuide)).toEqual([])
      getServer().failWhere(() => undefined)
      await setOnline(driver, 'true')
      await visit.click('lk-pairing-get')
      await visit.expectText('lk-modal', /recovery phrase/)
      expect(getServer().paths.filter(isGuide)).not.toEqual([])
      // React reports what the view has told the visitor.
      const faults = (await visit.readFaults()).filter((fault) => !isRenderedAgain(fault))
      expect(faults).toEqual([expect.stringContaining('console.error')])
      await driver.reload()
    })

    it('offers to reload the page, after which the modal opens by itself, once', async () => {
      const { driver, visit } = await open()
      let hasReloaded = false
      getServer().failWhere((path) => {
        hasReloaded ||= path.startsWith('/demo/demo.html')
        return isModal(path) && !hasReloaded ? 'unavailable' : undefined
      })
      await visit.click('lk-connect-button')
      await visit.expectText('lk-opening', /could not be loaded/)
      await driver.click(await visit.locate('Reload page'))
      // While the page is replaced, there is nothing to read.
      await expect.poll(() => driver.evaluate(findInPage, 'view', 'lk-modal').catch(() => '')).toBe('Connect')
      await visit.locate('lk-connect-all')
      expect(hasReloaded).toBe(true)
      expect(await driver.evaluate(() => String(sessionStorage.length))).toBe('0')
    })
  })
}

/** Opens the page through a server whose requests can fail, for the tests of the calling suite. */
function useFaultyServer({ getDriver, getQuery }: LoadFailuresParameters) {
  let server: FaultyServer
  const servers: FaultyServer[] = []
  // Each test has an origin of its own, because WebKit serves what it has preloaded to later pages of the same one.
  beforeEach(async () => {
    server = await startFaultyServer(getWorld().pageUrl)
    servers.push(server)
  })
  // Not before: the page of a test may still ask for files when its faults are read.
  afterAll(() => Promise.all(servers.map((each) => each.stop())))
  return {
    getServer: (): FaultyServer => server,
    open: async (): Promise<{ readonly driver: EngineDriver; readonly visit: EngineVisit }> => {
      const driver = getDriver()
      await driver.goto(`${server.url}/demo/demo.html?${getQuery()}`)
      const visit = openVisit(driver)
      await visit.expectText('status', 'disconnected')
      return { driver, visit }
    },
  }
}

/** Says to the page that the network is gone or back, as a browser does. */
async function setOnline(driver: EngineDriver, isOnline: 'true' | 'false'): Promise<void> {
  await driver.evaluate((text) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: text === 'true' })
    dispatchEvent(new Event(text === 'true' ? 'online' : 'offline'))
    return ''
  }, isOnline)
}
