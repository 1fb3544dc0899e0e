import type { BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { verifyMessage } from 'viem'
import { pressUntilTaken } from '../../../../../pressUntilTaken.shared.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites('loginPage.ts')
})
afterAll(() => sites?.close())

let serial = 0
/** An address that no other test uses. */
const createEmail = (): string => `guest${(serial += 1)}@example.com`
const run = (page: Page, name: string, ...parameters: readonly string[]): Promise<unknown> =>
  page.evaluate(`app.${name}(${parameters.map((parameter) => JSON.stringify(parameter)).join(', ')})`)
const openProfile = async (): Promise<BrowserContext> => {
  const profile = await sites.openProfile()
  onTestFinished(() => profile.close())
  return profile
}
const start = async (page: Page): Promise<void> => {
  expect(await run(page, 'start', sites.secureSite, sites.projectId)).toBeUndefined()
}
const openApp = async (): Promise<Page> => {
  const page = await (await openProfile()).newPage()
  await page.goto(sites.app)
  await start(page)
  return page
}
const findFrame = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().startsWith(sites.secureSite))
  if (frame === undefined) throw new TypeError('The frame is missing')
  return frame
}
const press = (page: Page, testId: string): Promise<void> => pressUntilTaken(findFrame(page).getByTestId(testId))
const approve = (page: Page): Promise<void> => press(page, 'lk-frame-approve')
/** Enters the code of the mail; the frame then asks whether to create a wallet. */
const enterCode = async (page: Page, email: string): Promise<{ readonly entered: Promise<unknown> }> => {
  expect(await run(page, 'sendCode', email)).toBeUndefined()
  expect(await run(page, 'getState')).toMatchObject({ frame: 'ready', step: 'code', email })
  const entered = run(page, 'enterCode', await sites.readCode(email))
  await expect.poll(() => run(page, 'getState')).toMatchObject({ screen: 'create' })
  return { entered }
}
const createWallet = async (page: Page, email: string): Promise<`0x${string}`> => {
  const { entered } = await enterCode(page, email)
  await press(page, 'lk-frame-create-later')
  await press(page, 'lk-frame-later-confirm')
  const address: unknown = await entered
  expect(address).toMatch(/^0x[\dA-Fa-f]{40}$/)
  return `0x${String(address).slice(2)}`
}
/** What lies in the middle of the frame's dialog, and how the dialog is drawn. */
const look = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const dialog = document.querySelector('iframe')?.closest('dialog')
    if (!dialog) return undefined
    const { bottom, height, left, top, width } = dialog.getBoundingClientRect()
    const { filter, opacity, transform } = getComputedStyle(dialog)
    const above = document.elementFromPoint(left + width / 2, top + height / 2)?.tagName
    return { above, width, bottom: Math.round(bottom), isOpen: dialog.open, filter, opacity, transform }
  })

describe('an app with a login', () => {
  it('logs in by mail, signs, restores the login after a reload, and logs out [S2.043] [S2.044] [S7.069]', async () => {
    const page = await openApp()
    const email = createEmail()
    const address = await createWallet(page, email)
    expect(await run(page, 'getState')).toMatchObject({ step: 'idle', screen: null, user: { email, address } })
    const addresses = await run(page, 'getAddresses')
    expect(addresses).toEqual([address, expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)])

    const signing = run(page, 'sign', 'Hello', address)
    await approve(page)
    const signature = await signing
    expect(signature).toMatch(/^0x[\da-f]+$/)
    expect(await verifyMessage({ address, message: 'Hello', signature: `0x${String(signature).slice(2)}` })).toBe(true)

    await page.reload()
    await start(page)
    expect(await run(page, 'getAddresses')).toEqual(addresses)
    await expect.poll(() => run(page, 'getState')).toMatchObject({ user: { email, address }, screen: null })

    expect(await run(page, 'disconnect')).toBeUndefined()
    expect(await run(page, 'getAddresses')).toEqual([undefined, undefined])
    await page.reload()
    await start(page)
    expect(await run(page, 'getAddresses')).toEqual([undefined, undefined])
  })

  it('says how many tries are left, and what the visitor declined', async () => {
    const page = await openApp()
    const email = createEmail()
    await run(page, 'sendCode', email)
    const wrong = (await sites.readCode(email)) === '000000' ? '111111' : '000000'
    expect(await run(page, 'enterCode', wrong)).toMatchObject({ code: 'auth.codeWrong' })
    expect(await run(page, 'getState')).toMatchObject({ step: 'code', triesLeft: 4 })
    expect(await run(page, 'sendCode', createEmail())).toMatchObject({ code: 'auth.emailCooldown' })
  })

  it('works where the clock of the visitor is years ahead, and after it was set back by more', async () => {
    const page = await (await openProfile()).newPage()
    /** The page and the frame read the time by this alone. */
    const shiftClock = (by: number): void => {
      const read = Date.now
      Date.now = () => read() + by
    }
    const years = 365 * 86_400_000
    await page.addInitScript(shiftClock, 3 * years)
    await page.goto(sites.app)
    await start(page)
    const email = createEmail()
    const address = await createWallet(page, email)
    const signs = async (message: string): Promise<boolean> => {
      const signing = run(page, 'sign', message, address)
      await approve(page)
      return verifyMessage({ address, message, signature: `0x${String(await signing).slice(2)}` })
    }
    expect(await signs('Early')).toBe(true)

    await page.addInitScript(shiftClock, -6 * years)
    await page.reload()
    await start(page)
    await expect.poll(() => run(page, 'getState')).toMatchObject({ user: { email, address } })
    expect(await signs('Late')).toBe(true)
    // The code of before was sent years from now, which is no reason to wait.
    expect(await run(page, 'sendCode', createEmail())).toBeUndefined()
    expect(await run(page, 'getState')).toMatchObject({ step: 'code' })
  })

  it('disconnects where a script has written another address into its storage', async () => {
    const page = await openApp()
    await createWallet(page, createEmail())
    await page.evaluate(() => {
      const key = '@latchkey/connections'
      const forged = (localStorage.getItem(key) ?? '').replaceAll(/0x[\dA-Fa-f]{40}/g, `0x${'7'.repeat(40)}`)
      localStorage.setItem(key, forged)
    })
    await page.reload()
    await start(page)
    await expect.poll(() => run(page, 'getAddresses')).toEqual([undefined, undefined])
  })
})

describe('the frame that is shown', () => {
  it('lies above a dialog of the page, also above one that opens later, and returns the focus [S9.021]', async () => {
    const page = await openApp()
    await page.evaluate(() => {
      for (const id of ['first', 'second']) {
        const dialog = document.createElement('dialog')
        const button = document.createElement('button')
        Object.assign(dialog, { id })
        button.textContent = id
        dialog.append(button)
        document.body.append(dialog)
      }
      document.querySelector<HTMLDialogElement>('#first')?.showModal()
    })
    const { entered } = await enterCode(page, createEmail())
    const drawn = { above: 'IFRAME', isOpen: true, filter: 'none', opacity: '1', transform: 'none' }
    expect(await look(page)).toMatchObject({ ...drawn, width: 360 })
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#second')?.showModal())
    await expect.poll(() => look(page)).toMatchObject(drawn)
    await press(page, 'lk-frame-create-later')
    await press(page, 'lk-frame-later-confirm')
    await entered
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('second')
    expect(await look(page)).toMatchObject({ isOpen: false })
  })

  it('is a sheet over the whole width of a phone, and is shown again to a visitor who logs in after declining', async () => {
    const page = await openApp()
    await page.setViewportSize({ width: 390, height: 800 })
    const email = createEmail()
    const { entered } = await enterCode(page, email)
    expect(await look(page)).toMatchObject({ above: 'IFRAME', width: 390, bottom: 800 })
    // Pressing Escape outside the frame declines its request.
    await page.evaluate(() =>
      document
        .querySelector('iframe')
        ?.closest('dialog')
        ?.dispatchEvent(new Event('cancel', { cancelable: true })),
    )
    expect(await entered).toMatchObject({ code: 'connection.rejected' })
    expect(await run(page, 'getState')).toMatchObject({ step: 'idle', screen: null, user: null })
    const again = run(page, 'sendCode', email)
    await expect.poll(() => run(page, 'getState')).toMatchObject({ screen: 'create' })
    await press(page, 'lk-frame-create-later')
    await press(page, 'lk-frame-later-confirm')
    expect(await again).toBeUndefined()
    expect(await run(page, 'getState')).toMatchObject({ screen: null, user: { email } })
  })
})
