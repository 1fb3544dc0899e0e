import type { Frame, Page } from 'playwright-core'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { pressUntilTaken } from '../../../../../pressUntilTaken.shared.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites('loginPage.ts')
  await sites.warmUpIdentity()
})
afterAll(() => sites?.close())

const run = (page: Page, name: string, ...parameters: readonly string[]): Promise<unknown> =>
  page.evaluate(`app.${name}(${parameters.map((parameter) => JSON.stringify(parameter)).join(', ')})`)
/** An app that offers a login with a provider, in a browser of its own. */
const openApp = async (provider: string): Promise<Page> => {
  const profile = await sites.openProfile()
  onTestFinished(() => profile.close())
  const page = await profile.newPage()
  await page.goto(sites.app)
  expect(await run(page, 'start', sites.secureSite, sites.projectId)).toBeUndefined()
  await run(page, 'prepareSocial')
  await page.evaluate(`document.body.append(Object.assign(document.createElement('button'), {
    id: 'social', textContent: 'Log in', onclick: () => app.beginSocial(${JSON.stringify(provider)}),
  }))`)
  return page
}
const findFrame = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().startsWith(sites.secureSite))
  if (frame === undefined) throw new TypeError('The frame is missing')
  return frame
}
const press = (page: Page, testId: string): Promise<void> => pressUntilTaken(findFrame(page).getByTestId(testId))
const openPopup = async (page: Page): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.click('#social')])
  return popup
}
const logInAt = async (popup: Page, person: string): Promise<void> => {
  await popup.fill('#name', person)
  await popup.click('button[value=allow]')
}
const createWallet = async (page: Page): Promise<void> => {
  await expect.poll(() => run(page, 'getState')).toMatchObject({ screen: 'create' })
  await press(page, 'lk-frame-create-later')
  await press(page, 'lk-frame-later-confirm')
}
const readStorage = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

describe('a social login of an app', () => {
  it.each(['google', 'github'])(
    'with %s leads to a wallet that signs, and is remembered [S1.007] [S3.057] [S4.020] [S7.080]',
    async (provider) => {
      const page = await openApp(provider)
      const popup = await openPopup(page)
      await logInAt(popup, 'Ada')
      await createWallet(page)
      const address = String(await run(page, 'getSocial'))
      expect(address).toMatch(/^0x[\dA-Fa-f]{40}$/)
      await expect.poll(() => popup.isClosed()).toBe(true)
      expect(await run(page, 'getSteps')).toEqual(['started', 'popupOpened', 'received'])
      expect(await run(page, 'getState')).toMatchObject({ social: null, error: null, user: { userName: 'Ada' } })
      expect(await readStorage(page)).toMatchObject({
        '@latchkey/social_provider': expect.stringContaining(provider),
        '@latchkey/social_username': expect.stringContaining('Ada'),
      })
      const signed = run(page, 'sign', 'Hello', address)
      await press(page, 'lk-frame-approve')
      const signature = `0x${String(await signed).slice(2)}` as const
      expect(await verifyMessage({ address: `0x${address.slice(2)}`, message: 'Hello', signature })).toBe(true)

      await run(page, 'disconnect')
      expect(Object.keys(await readStorage(page)).filter((key) => key.includes('social'))).toEqual([])
    },
  )

  it('ends when the popup is closed, and begins again with the next press [S8.015]', async () => {
    const page = await openApp('discord')
    const popup = await openPopup(page)
    await popup.waitForSelector('#name')
    await popup.close()
    expect(await run(page, 'getSocial')).toMatchObject({ code: 'auth.popupClosed' })
    expect(await run(page, 'getState')).toMatchObject({
      social: { provider: 'discord', step: 'popupOpened' },
      error: { code: 'auth.popupClosed', message: 'Popup closed' },
    })
    await logInAt(await openPopup(page), 'Ada')
    await createWallet(page)
    expect(await run(page, 'getSocial')).toMatch(/^0x/)
  })

  it('ends when the visitor declines at the provider [S4.021]', async () => {
    const page = await openApp('google')
    const popup = await openPopup(page)
    await popup.click('button[value=cancel]')
    expect(await run(page, 'getSocial')).toMatchObject({ code: 'auth.socialFailed' })
    expect(await run(page, 'getState')).toMatchObject({
      error: { message: 'Failed to initiate social connection' },
      user: null,
    })
  })

  it('offers a link where the browser blocks the popup, and hears the window that it opens', async () => {
    const page = await openApp('github')
    await page.evaluate(() => {
      globalThis.open = () => null
    })
    await page.click('#social')
    await expect
      .poll(() => run(page, 'getState'))
      .toMatchObject({ social: { step: 'started', uri: expect.any(String) } })
    const { social }: { readonly social: { readonly uri: string } } = Object(await run(page, 'getState'))
    await page.evaluate((uri) => {
      const link = Object.assign(document.createElement('a'), {
        id: 'link',
        href: uri,
        target: '_blank',
        rel: 'opener',
      })
      link.textContent = 'Open'
      document.body.append(link)
    }, social.uri)
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.click('#link')])
    await logInAt(opened, 'Grace')
    await createWallet(page)
    expect(await run(page, 'getSocial')).toMatch(/^0x/)
  })

  it('takes the code of a window that the provider has cut from the page (COOP), and no other', async () => {
    const page = await openApp('github')
    await page.context().route('**/github/**', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      await route.fulfill({ response, headers: { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' } })
    })
    expect(await run(page, 'enterSocialCode', '123456')).toMatchObject({ code: 'auth.codeRequired' })
    expect(await run(page, 'getState')).toMatchObject({ error: { code: 'auth.codeRequired' } })
    const opened = page.context().waitForEvent('page')
    await page.click('#social')
    const popup = await opened
    await logInAt(popup, 'Mary')
    await popup.waitForSelector('main[data-notice=code]')
    const code = (await popup.textContent('output')) ?? ''
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect(await run(page, 'enterSocialCode', '12345')).toMatchObject({ code: 'auth.codeWrong' })
    expect(await run(page, 'enterSocialCode', wrong)).toMatchObject({ code: expect.stringMatching(/^auth\.code/) })
    const entered = run(page, 'enterSocialCode', code)
    await createWallet(page)
    expect(await entered).toEqual(expect.stringMatching(/^0x/))
  })
})
