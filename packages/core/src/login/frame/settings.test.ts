import type { Page } from 'playwright-core'
import { english, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { isHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAuthenticator } from '../../../../../addAuthenticator.shared.ts'
import {
  ask,
  createWindowVisits,
  isClosed,
  keepCode,
  press,
  pressUntilSeen,
  sign,
} from '../../test/frame/createWindowVisits.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites()
})
afterAll(() => sites?.close())
const { createWallet, forgetWindows, openApp, openBlindProfile, openWindow } = createWindowVisits(() => sites)

const find = (popup: Page, name: string) => popup.getByTestId(`lk-frame-settings-${name}`)
const enterCode = async (popup: Page, code: string): Promise<void> => {
  await popup.getByTestId('lk-frame-unlock-field').fill(code)
  await popup.getByTestId('lk-frame-unlock').click()
}
/** Opens the settings, and proves the recovery code there. */
async function openSettings(page: Page, code: string): Promise<Page> {
  const asked = ask(page, 'OPEN_SETTINGS')
  const popup = await openWindow(page)
  await enterCode(popup, code)
  await find(popup, 'methods').waitFor()
  // The app need not wait until they are closed.
  expect(await asked).toBeUndefined()
  return popup
}
const listMembers = (popup: Page, list: 'devices' | 'methods'): Promise<string[]> =>
  find(popup, list).locator('li').allInnerTexts()
async function removeMember(popup: Page, list: 'devices' | 'methods', place: number): Promise<void> {
  const row = find(popup, list).locator('li').nth(place)
  await row.getByTestId('lk-frame-settings-remove').click()
  await row.getByTestId('lk-frame-settings-remove-confirm').click()
}

describe('the settings of the wallet', () => {
  it('show words and keys in a window only, to a visitor who has proved the second key: a login does not count (attacks 122 and 151)', async () => {
    const profile = await openBlindProfile()
    await profile.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await openApp(profile)
    // The login by a mail code is seconds old, and this window is a device of the wallet.
    const { code, user } = await createWallet(page)
    const asked = ask(page, 'OPEN_SETTINGS')
    const popup = await openWindow(page)
    await popup.getByTestId('lk-frame-unlock-field').waitFor()
    await expect.poll(() => popup.locator('[data-testid^=lk-frame-settings]').count()).toBe(0)
    await enterCode(popup, code.replace(/^.{4}/, '0000'))
    await popup.getByTestId('lk-frame-failure').waitFor()
    await expect.poll(() => popup.locator('[data-testid^=lk-frame-settings]').count()).toBe(0)
    await enterCode(popup, code)
    await find(popup, 'eip155').click()
    expect(await asked).toBeUndefined()

    // The secret is held back for some seconds, and then shown on request.
    const show = find(popup, 'show')
    await expect.poll(() => show.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => show.getAttribute('aria-disabled')).toBeNull()
    await pressUntilSeen(show, find(popup, 'secret'))
    const key = await find(popup, 'secret').innerText()
    if (!isHex(key)) throw new TypeError('The key is not hexadecimal.')
    expect(privateKeyToAccount(key).address.toLowerCase()).toBe(user.address.toLowerCase())
    await find(popup, 'copy').click()
    await find(popup, 'copied').getByText('Copied').waitFor()
    await page.bringToFront()
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(key)
    await popup.bringToFront()
    await find(popup, 'back').click()
    await find(popup, 'words').click()
    await expect.poll(() => show.getAttribute('aria-disabled')).toBeNull()
    await pressUntilSeen(show, find(popup, 'secret'))
    const words = (await find(popup, 'secret').locator('li').allInnerTexts()).join(' ')
    expect(words.split(' ').every((word) => english.includes(word))).toBe(true)
    expect(mnemonicToAccount(words).address.toLowerCase()).toBe(user.address.toLowerCase())
    await find(popup, 'back').click()
    await find(popup, 'done').click()
    await isClosed(popup)
  })

  it('ask for the second key again after two minutes', async () => {
    const page = await openApp(await openBlindProfile())
    const { code } = await createWallet(page)
    const asked = ask(page, 'OPEN_SETTINGS')
    const popup = await openWindow(page)
    await popup.getByTestId('lk-frame-unlock-field').waitFor()
    await popup.clock.install()
    await enterCode(popup, code)
    await find(popup, 'words').waitFor()
    expect(await asked).toBeUndefined()
    await popup.clock.fastForward(121_000)
    await find(popup, 'words').click()
    await popup.getByTestId('lk-frame-unlock-field').waitFor()
    await enterCode(popup, code)
    await find(popup, 'words').click()
    await find(popup, 'show').waitFor()
  })

  it('replace the recovery code: the old one opens nothing any more', async () => {
    const profile = await openBlindProfile()
    const page = await openApp(profile)
    const { code: old, user } = await createWallet(page)
    const popup = await openSettings(page, old)
    expect(await listMembers(popup, 'methods')).toEqual(['Recovery code'])
    // The only method stays.
    await expect.poll(() => find(popup, 'methods').getByTestId('lk-frame-settings-remove').count()).toBe(0)
    await press(popup, 'lk-frame-settings-code')
    const code = await keepCode(popup)
    await expect.poll(() => listMembers(popup, 'methods')).toHaveLength(2)
    await removeMember(popup, 'methods', 0)
    await expect.poll(() => listMembers(popup, 'methods')).toHaveLength(1)
    // The code that was proved is no method any more, so the settings ask for another.
    await find(popup, 'words').click()
    await enterCode(popup, old)
    await popup.getByTestId('lk-frame-failure').waitFor()
    await enterCode(popup, code)
    await find(popup, 'done').click()
    await isClosed(popup)

    await forgetWindows(profile)
    const signed = sign(page, user.address, 'Again')
    const next = await openWindow(page)
    await enterCode(next, old)
    await next.getByTestId('lk-frame-failure').waitFor()
    await enterCode(next, code)
    await press(next, 'lk-frame-approve')
    expect(await signed).toMatchObject({ result: expect.stringMatching(/^0x[\da-f]{130}$/) })
  })

  it('add a passkey, which from then on proves the visitor and can replace the code', async () => {
    const page = await openApp(await openBlindProfile())
    const { code } = await createWallet(page)
    const asked = ask(page, 'OPEN_SETTINGS')
    const popup = await openWindow(page)
    await popup.getByTestId('lk-frame-unlock-field').waitFor()
    await addAuthenticator(await popup.context().newCDPSession(popup))
    await enterCode(popup, code)
    await find(popup, 'passkey').click()
    await expect.poll(() => listMembers(popup, 'methods')).toHaveLength(2)
    expect(await asked).toBeUndefined()
    const methods = await listMembers(popup, 'methods')
    expect(methods).toContainEqual(expect.stringMatching(/^Passkey\s+Chrome, Linux · added on /))
    await removeMember(
      popup,
      'methods',
      methods.findIndex((text) => text.startsWith('Recovery code')),
    )
    await expect.poll(() => listMembers(popup, 'methods')).toHaveLength(1)
    await find(popup, 'eip155').click()
    await press(popup, 'lk-frame-unlock')
    await find(popup, 'eip155').click()
    await find(popup, 'show').waitFor()
  })

  it('remove a browser, and keep the one that is used', async () => {
    const profile = await openBlindProfile()
    const page = await openApp(profile)
    const { code } = await createWallet(page)
    await forgetWindows(profile)
    const popup = await openSettings(page, code)
    const devices = await listMembers(popup, 'devices')
    expect(devices).toHaveLength(2)
    const place = devices.findIndex((text) => !text.startsWith('This window'))
    expect(devices[place]).toMatch(/^Chrome, Linux\s+Last used on .*\s+Remove$/)
    await removeMember(popup, 'devices', place)
    await expect
      .poll(() => listMembers(popup, 'devices'))
      .toEqual([expect.stringMatching(/^This window\s+Last used on /)])
    await expect.poll(() => find(popup, 'devices').getByTestId('lk-frame-settings-remove').count()).toBe(0)
  })
})
