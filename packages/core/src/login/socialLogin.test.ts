import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Sites, startSites } from '../test/frame/startSites.ts'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
})
afterAll(() => sites.close())

const run = (page: Page, code: string): Promise<unknown> => page.evaluate(code)
const quote = (value: string): string => JSON.stringify(value)

/** Opens a listed page with its frame, in a browser of its own. */
async function openShop(options: { readonly isFresh?: boolean } = {}): Promise<Page> {
  const page = await sites.openPage('shop.test', options)
  onTestFinished(() => page.context().close())
  expect(await run(page, `page.open(${quote(sites.secureSite)}, ${quote(sites.projectId)})`)).toEqual({
    isUnverified: false,
  })
  return page
}

/** Begins a login in a click, and returns the popup. */
async function beginLogin(page: Page, provider: string): Promise<{ readonly popup: Page; readonly uri: string }> {
  await run(
    page,
    `document.body.append(Object.assign(document.createElement('button'), { id: 'log-in',
    onclick: () => { globalThis.begun = page.social(${quote(sites.secureSite)}, ${quote(provider)}) } }))`,
  )
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.click('#log-in')])
  // The popup opens in the click, before there is an attempt.
  await popup.waitForSelector('main[data-notice=waiting]')
  const begun = await run(page, 'begun')
  if (typeof begun !== 'object' || begun === null || !('uri' in begun)) throw new TypeError(JSON.stringify(begun))
  await run(page, 'lead()')
  return { popup, uri: String(begun.uri) }
}

async function logInAt(popup: Page, person: string): Promise<void> {
  await popup.fill('#name', person)
  await popup.click('button[value=allow]')
}

describe('a social login in a popup', () => {
  it.each(['google', 'apple', 'github', 'facebook', 'x', 'discord'])(
    'leads to %s and back, and logs the frame in across sites',
    async (provider) => {
      const page = await openShop({ isFresh: true })
      expect(await run(page, `page.ask('IS_CONNECTED')`)).toEqual({ payload: { isConnected: false } })
      const { popup, uri } = await beginLogin(page, provider)
      const requests: string[] = []
      popup.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
      await logInAt(popup, 'Alice')
      const result = await run(page, 'result')
      expect(result).toEqual({ ticket: expect.any(String) })
      // Apple's form arrives without cookies, so it leads to the page by a redirect.
      expect(requests.includes('POST /login/callback/apple')).toBe(provider === 'apple')
      await expect.poll(() => popup.isClosed()).toBe(true)
      const name = provider === 'apple' ? 'alice@identity.example' : 'Alice'
      expect(await run(page, 'result.then(({ ticket }) => page.finishSocial(ticket))')).toEqual({ userName: name })
      expect(await run(page, `page.ask('IS_CONNECTED')`)).toEqual({ payload: { isConnected: true } })
      expect(new URL(uri).origin).toBe(sites.secureSite)
      // A ticket is good once.
      expect(await run(page, 'result.then(({ ticket }) => page.finishSocial(ticket))')).toMatchObject({
        code: 'frame.failed',
      })
    },
  )

  it('shows a code to type where the provider has cut the connection of the windows (COOP)', async () => {
    const page = await openShop({ isFresh: true })
    await page.context().route(`${sites.identity}/github/**`, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      await route.fulfill({ response, headers: { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' } })
    })
    const opened = page.context().waitForEvent('page')
    await beginLogin(page, 'github')
    const popup = await opened
    await logInAt(popup, 'Alice')
    await popup.waitForSelector('main[data-notice=code]')
    await expect.poll(() => popup.evaluate('opener')).toBeNull()
    await expect.poll(() => popup.textContent('bdi')).toBe(new URL(sites.toOrigin('shop.test')).host)
    expect(new URL(popup.url()).search).toBe('')
    const code = (await popup.textContent('output')) ?? ''
    expect(await run(page, `page.finishSocial(${quote(code)})`)).toEqual({ userName: 'Alice' })
  })

  it('is told to pages of the app that began it only (attacks 106 and 136)', async () => {
    const shop = await openShop({ isFresh: true })
    const { popup, uri } = await beginLogin(shop, 'github')
    // The stranger has begun, and keeps the waiting page from loading there: the victim gets its address.
    await popup.waitForSelector('#name')
    await popup.close()
    const address = await createUri(shop, uri)
    const evil = await sites.openPage('evil.test', { isFresh: true })
    onTestFinished(() => evil.context().close())
    await run(
      evil,
      `document.body.append(Object.assign(document.createElement('button'), { id: 'open',
      onclick: () => { globalThis.popup = window.open(${quote(address)}) } }))`,
    )
    const [victim] = await Promise.all([evil.waitForEvent('popup'), evil.click('#open')])
    await logInAt(victim, 'Victim')
    await victim.waitForSelector('main[data-notice=code]')
    expect(await run(evil, 'page.received')).toEqual([])
    // The stranger's own frame learns that there is an answer, and gets nothing without the code on the victim's screen.
    expect(await run(shop, `page.ask('GET_SOCIAL_STATE')`)).toEqual({ payload: { state: 'answered' } })
    const code = (await victim.textContent('output')) ?? ''
    const guess = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect(await run(shop, `page.finishSocial(${quote(guess)})`)).toMatchObject({ code: 'frame.failed' })
    expect(await run(shop, `page.ask('IS_CONNECTED')`)).toEqual({ payload: { isConnected: false } })
  })

  it('goes nowhere that an address of its pages names (attack 13)', async () => {
    const page = await openShop({ isFresh: true })
    const evil = sites.toOrigin('evil.test')
    for (const path of [
      `/login/social?next=${evil}&redirect_uri=${evil}&url=${evil}&attempt=${evil}&projectId=${sites.projectId}`,
      `/login/callback/google?redirect_uri=${evil}&state=${evil}&code=1&url=${evil}`,
      `/login/callback/google?state=1.${'A'.repeat(43)}&error=${evil}`,
    ]) {
      const opened = await page.context().newPage()
      onTestFinished(() => opened.close())
      await opened.goto(`${sites.secureSite}${path}`)
      await opened.waitForSelector('main:is([data-notice=over], [data-notice=failed])')
      expect(new URL(opened.url()).origin).toBe(sites.secureSite)
    }
  })

  it('says so when the visitor cancels at the provider, and when the popup is closed', async () => {
    const page = await openShop({ isFresh: true })
    const first = await beginLogin(page, 'google')
    await first.popup.click('button[value=cancel]')
    expect(await run(page, 'result')).toMatchObject({ code: 'auth.socialFailed' })
    const other = await openShop({ isFresh: true })
    const second = await beginLogin(other, 'google')
    await second.popup.waitForSelector('#name')
    await second.popup.close()
    expect(await run(other, 'result')).toMatchObject({ code: 'auth.popupClosed', message: 'Popup closed' })
  })
})

/** A further attempt of the same frame, whose waiting page no browser has loaded. */
async function createUri(shop: Page, before: string): Promise<string> {
  const uri = await run(shop, `page.createSocialUri('github')`)
  expect(uri).not.toBe(before)
  return String(uri)
}
