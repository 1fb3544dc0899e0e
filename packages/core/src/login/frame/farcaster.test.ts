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

/** An app that shows the code of a login with Farcaster, in a browser of its own. */
async function openCode(): Promise<{ readonly page: Page; readonly uri: string }> {
  const profile = await sites.openProfile()
  onTestFinished(() => profile.close())
  const page = await profile.newPage()
  await page.goto(sites.app)
  expect(await run(page, 'start', sites.secureSite, sites.projectId)).toBeUndefined()
  return { page, uri: await beginLogin(page) }
}

async function beginLogin(page: Page, before?: string): Promise<string> {
  await run(page, 'beginFarcaster')
  const getUri = async (): Promise<unknown> => Object(Object(await run(page, 'getState')).social).uri
  await expect.poll(async () => [typeof (await getUri()), (await getUri()) === before]).toEqual(['string', false])
  return String(await getUri())
}

const findFrame = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().startsWith(sites.secureSite))
  if (frame === undefined) throw new TypeError('The frame is missing')
  return frame
}
const press = (page: Page, testId: string): Promise<void> => pressUntilTaken(findFrame(page).getByTestId(testId))

/** The visitor approves on another device. */
async function approve(uri: string, name: string): Promise<void> {
  const phone = await sites.openProfile()
  onTestFinished(() => phone.close())
  const page = await phone.newPage()
  await page.goto(uri)
  await page.fill('#name', name)
  await page.click('button[value=allow]')
  await expect.poll(() => page.locator('main').innerText()).toContain('You have approved.')
}

const createWallet = async (page: Page): Promise<void> => {
  await expect.poll(() => run(page, 'getState')).toMatchObject({ screen: 'create' })
  await press(page, 'lk-frame-create-later')
  await press(page, 'lk-frame-later-confirm')
}

describe('a login with Farcaster of an app', () => {
  it('leads from the scan to a wallet that signs, and to the same one the next time [S3.057] [S7.070] [S7.081]', async () => {
    const { page, uri } = await openCode()
    await approve(uri, 'Ada')
    await createWallet(page)
    const address = String(await run(page, 'getSocial'))
    expect(address).toMatch(/^0x[\dA-Fa-f]{40}$/)
    await expect
      .poll(() => run(page, 'getState'))
      .toMatchObject({ social: null, error: null, user: { userName: 'ada', email: null } })
    const stored: unknown = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
    expect(stored).toMatchObject({
      '@latchkey/social_provider': expect.stringContaining('farcaster'),
      '@latchkey/social_username': expect.stringContaining('ada'),
    })
    const signed = run(page, 'sign', 'Hello', address)
    await press(page, 'lk-frame-approve')
    const signature = `0x${String(await signed).slice(2)}` as const
    expect(await verifyMessage({ address: `0x${address.slice(2)}`, message: 'Hello', signature })).toBe(true)

    await run(page, 'disconnect')
    await approve(await beginLogin(page, uri), 'Ada')
    expect(await run(page, 'getSocial')).toBe(address)
  })

  it('logs in the frame that has shown the code, and no other', async () => {
    const first = await openCode()
    const second = await openCode()
    await approve(second.uri, 'Grace')
    await createWallet(second.page)
    expect(await run(second.page, 'getSocial')).toMatch(/^0x/)
    await expect.poll(() => run(first.page, 'getState')).toMatchObject({ user: null, social: { uri: first.uri } })
    await approve(first.uri, 'Mary')
    await createWallet(first.page)
    await expect.poll(() => run(first.page, 'getState')).toMatchObject({ user: { userName: 'mary' } })
  })

  it('does not take an approval of a code that was replaced', async () => {
    const { page, uri } = await openCode()
    const next = await beginLogin(page, uri)
    await approve(uri, 'Mallory')
    await approve(next, 'Joan')
    await expect.poll(() => run(page, 'getState')).toMatchObject({ screen: 'create' })
    await createWallet(page)
    await expect.poll(() => run(page, 'getState')).toMatchObject({ user: { userName: 'joan' } })
  })
})
