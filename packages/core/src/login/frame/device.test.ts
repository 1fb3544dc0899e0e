import type { BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { pressUntilTaken } from '../../../../../pressUntilTaken.shared.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites('loginPage.ts', { LATCHKEY_DEVICE_CHECK: 'always' })
})
afterAll(() => sites?.close())

const run = (page: Page, name: string, ...parameters: readonly string[]): Promise<unknown> =>
  page.evaluate(`app.${name}(${parameters.map((parameter) => JSON.stringify(parameter)).join(', ')})`)
const openProfile = async (): Promise<BrowserContext> => {
  const profile = await sites.openProfile()
  onTestFinished(() => profile.close())
  return profile
}
const openApp = async (): Promise<Page> => {
  const page = await (await openProfile()).newPage()
  await page.goto(sites.app)
  expect(await run(page, 'start', sites.secureSite, sites.projectId)).toBeUndefined()
  return page
}
const findFrame = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().startsWith(sites.secureSite))
  if (frame === undefined) throw new TypeError('The frame is missing')
  return frame
}
const press = (page: Page, testId: string): Promise<void> => pressUntilTaken(findFrame(page).getByTestId(testId))
/** Sends the mail with the link, and returns the number of the login screen. */
const begin = async (
  page: Page,
  email: string,
): Promise<{ readonly number: string; readonly sent: Promise<unknown> }> => {
  const sent = run(page, 'sendCode', email)
  await expect.poll(() => run(page, 'getState')).toMatchObject({ step: 'device', email })
  const { deviceNumber }: { readonly deviceNumber: string } = Object(await run(page, 'getState'))
  expect(deviceNumber).toMatch(/^\d{2}$/)
  return { number: deviceNumber, sent }
}
/** Opens the link of the mail in another browser, and enters a number on its page. Returns what the page answers. */
const enterNumber = async (email: string, number: string): Promise<string> => {
  const page = await (await openProfile()).newPage()
  await page.goto(await sites.readLink(email))
  await page.getByRole('textbox').fill(number)
  await Promise.all([page.waitForEvent('load'), page.getByRole('button').click()])
  return await page.locator('main').innerText()
}

it('logs in once the number is entered on the page of the link [S4.026] [S7.069]', async () => {
  const email = 'unknown@example.com'
  const page = await openApp()
  const { number, sent } = await begin(page, email)
  expect(await enterNumber(email, number)).toContain('You are logged in')
  await expect.poll(() => run(page, 'getState')).toMatchObject({ screen: 'create' })
  await press(page, 'lk-frame-create-later')
  await press(page, 'lk-frame-later-confirm')
  expect(await sent).toBeUndefined()
  const state = await run(page, 'getState')
  expect(state).toMatchObject({ step: 'idle', deviceNumber: null, user: { email } })
  expect(await run(page, 'getAddresses')).toEqual([
    Object(state).user.address,
    expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]+$/),
  ])
})

it('ends after a wrong number, and says so', async () => {
  const email = 'mistaken@example.com'
  const page = await openApp()
  const { number, sent } = await begin(page, email)
  const wrong = String((Number(number) + 1) % 100).padStart(2, '0')
  expect(await enterNumber(email, wrong)).not.toContain('You are logged in')
  expect(await sent).toMatchObject({ code: 'auth.codeExpired' })
  expect(await run(page, 'getState')).toMatchObject({
    step: 'idle',
    deviceNumber: null,
    error: { code: 'auth.codeExpired', message: expect.stringContaining('expired') },
    user: null,
  })
  expect(await run(page, 'getAddresses')).toEqual([undefined, undefined])
})

it('ends in the frame when the visitor leaves, so that the link logs no visitor in', async () => {
  const email = 'leaving@example.com'
  const page = await openApp()
  const { number, sent } = await begin(page, email)
  await run(page, 'cancel')
  expect(await sent).toMatchObject({ code: 'connection.aborted' })
  expect(await enterNumber(email, number)).toContain('You are logged in')
  // Longer than the frame pauses between two questions.
  const later = await page.evaluate(() => performance.now() + 3_000)
  await page.waitForFunction((time) => performance.now() > time, later)
  const session = `/embedded/v1/session?projectId=${sites.projectId}`
  expect(await findFrame(page).evaluate(async (url) => (await fetch(url)).status, session)).toBe(401)
  expect(await run(page, 'getState')).toMatchObject({ step: 'idle', user: null })
})
