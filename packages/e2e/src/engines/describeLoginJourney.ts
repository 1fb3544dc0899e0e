import { verifyMessage, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getWorld } from '../setup/getWorld.ts'
import { startLogin, type JourneyLogin } from '../setup/startLogin.ts'
import type { EngineDriver, EngineTab } from './EngineDriver.ts'
import { keepBrowser } from './keepBrowser.ts'
import { openVisit, type EngineVisit } from './openVisit.ts'

/** Describes the login in an engine that cannot prove that a frame is seen: its visitors approve in a window of the wallet. */
export function describeLoginJourney(name: string, launch: () => Promise<EngineDriver>): void {
  describe(`a login in ${name}`, () => {
    let login: JourneyLogin
    beforeAll(async () => {
      login = await startLogin()
    })
    afterAll(() => login?.stop())
    const browser = keepBrowser(launch)
    let driver: EngineDriver
    let visit: EngineVisit
    beforeEach(async () => {
      driver = await browser.open(async (opened) => {
        await opened.resize({ width: 1280, height: 800 })
        await opened.goto(`${getWorld().pageUrl}/demo/demo.html?cloud=${encodeURIComponent(login.cloud.url)}`)
        await openVisit(opened).expectText('status', 'disconnected')
      })
      visit = openVisit(driver)
    })
    afterEach(async () => {
      expect(await visit.readFaults(), 'what the page complained of').toEqual([])
    })

    interface Popup {
      readonly popup: EngineTab
      readonly visit: EngineVisit
    }
    /** Opens the window that the frame offers. */
    const openWindow = async (): Promise<Popup> => {
      await openVisit(driver.frame(login.secureSite)).click('lk-frame-window')
      const popup = await driver.waitForPopup()
      return { popup, visit: openVisit(popup) }
    }
    const isClosed = ({ popup }: Popup) =>
      expect.poll(() => popup.isClosed(), { message: 'the window is closed' }).toBe(true)
    const readAddress = async (): Promise<Hex> => {
      await expect.poll(() => visit.read('address')).toMatch(/^0x[\dA-Fa-f]{40}$/)
      return `0x${(await visit.read('address')).slice(2)}`
    }

    it(
      'logs a visitor in, who creates the wallet and signs in windows, and stays connected until they sign out',
      { timeout: 300_000 },
      async () => {
        const email = `${name.toLowerCase()}${Date.now()}@example.com`
        await visit.click('lk-connect-button')
        await visit.expectView('Connect')
        await visit.click('lk-connect-email-input')
        await driver.type(email)
        await visit.click('lk-connect-email-submit')
        await visit.expectView('EmailVerifyOtp')
        await expect.poll(() => login.readCode(email)).toMatch(/^\d{6}$/)
        // The field has the focus.
        await driver.type(await login.readCode(email))

        const creating = await openWindow()
        await creating.visit.clickUntilGone('lk-frame-create')
        await creating.visit.locate('lk-frame-code-kept')
        const groups = [...(await creating.visit.read('lk-frame-code')).matchAll(/\d([\dA-Z]{4})/g)].map(
          ([, group]) => group,
        )
        expect(groups).toHaveLength(7)
        await creating.visit.click('lk-frame-code-kept')
        await creating.visit.locate('lk-frame-code-finish')
        for (const [index, group] of groups.entries()) {
          const testId = `lk-frame-code-group-${index}`
          if (!(await creating.visit.isReady(testId))) continue
          await creating.visit.click(testId)
          await creating.popup.type(group ?? '')
        }
        await creating.visit.clickUntilGone('lk-frame-code-finish')
        await isClosed(creating)
        await visit.expectClosed()
        await visit.expectText('status', 'connected')
        const address = await readAddress()

        await visit.click('Sign')
        await visit.expectView('ApproveTransaction')
        const approving = await openWindow()
        await approving.visit.clickUntilGone('lk-frame-approve')
        await isClosed(approving)
        await visit.expectText('result', /^0x[\da-f]{130}$/)
        await visit.expectClosed()
        const signature: Hex = `0x${(await visit.read('result')).slice(2)}`
        expect(await verifyMessage({ address, message: 'Hello, Latchkey ✓', signature })).toBe(true)

        await driver.reload()
        await visit.expectText('status', 'connected')
        await expect.poll(readAddress).toBe(address)
        await visit.click('Sign')
        await visit.expectView('ApproveTransaction')
        const rejecting = await openWindow()
        await rejecting.visit.clickUntilGone('lk-frame-reject')
        await visit.expectText('result', 'error request.rejected')
        await visit.expectClosed()

        await visit.click('lk-account-button')
        await visit.expectView('Account')
        await visit.click('lk-account-disconnect')
        await visit.expectText('status', 'disconnected')
        await driver.reload()
        await visit.expectText('status', 'disconnected')
      },
    )
  })
}
