import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { userDataSchema } from '@latchkey/protocol/embedded'
import type { Download, Page } from 'playwright-core'
import { english, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { parse } from 'valibot'
import { isHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { addAuthenticator } from '../../../../../addAuthenticator.shared.ts'
import {
  ask,
  createWindowVisits,
  isClosed,
  keepCode,
  openBy,
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
const { createWallet, findFrame, forgetWindows, openApp, openBlindProfile, openWindow } = createWindowVisits(
  () => sites,
)

const find = (popup: Page, name: string) => popup.getByTestId(`lk-frame-settings-${name}`)
const enterCode = async (popup: Page, code: string): Promise<void> => {
  await popup.getByTestId('lk-frame-unlock-field').fill(code)
  await popup.getByTestId('lk-frame-unlock').click()
}
const addPasskeys = async (popup: Page): Promise<void> => {
  await addAuthenticator(await popup.context().newCDPSession(popup))
}
/** Opens the settings, and proves the recovery code there. */
async function openSettings(
  page: Page,
  code: string,
  prepare: (popup: Page) => Promise<void> = async () => undefined,
): Promise<Page> {
  const asked = ask(page, 'OPEN_SETTINGS')
  const popup = await openWindow(page)
  await popup.getByTestId('lk-frame-unlock-field').waitFor()
  await prepare(popup)
  await enterCode(popup, code)
  await find(popup, 'methods').waitFor()
  // The app need not wait until they are closed.
  expect(await asked).toBeUndefined()
  return popup
}
/** What the mails to an address say about the wallet, the newest first. */
const readNotices = async (email: string): Promise<readonly string[]> =>
  (await sites.readTexts(email)).flatMap((text) =>
    text.startsWith('In your wallet') ? text.split('\n').slice(2, 3) : [],
  )
async function save(popup: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([popup.waitForEvent('download'), find(popup, name).click()])
  return download
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
    const { code, email, user } = await createWallet(page)
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
    // The visitor was told by mail, once for each.
    await expect
      .poll(() => readNotices(email))
      .toEqual(['The recovery words were opened.', 'The private key for Ethereum was opened.'])
  })

  it('make a recovery file, which opens the wallet from disk and offline with the recovery page that they save as well', async () => {
    const profile = await openBlindProfile()
    const page = await openApp(profile)
    const { code, email, user } = await createWallet(page)
    const popup = await openSettings(page, code)
    await find(popup, 'file').click()
    const [file, recoverPage] = [await save(popup, 'file-save'), await save(popup, 'file-page')]
    expect(file.suggestedFilename()).toBe(`latchkey-recovery-${user.address.slice(2, 8).toLowerCase()}.json`)
    await expect.poll(() => readNotices(email)).toEqual(['A recovery file was made.'])
    const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-file-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await file.saveAs(path.join(folder, 'recovery.json'))
    await recoverPage.saveAs(path.join(folder, 'recover.html'))
    await find(popup, 'file-back').click()
    await find(popup, 'done').click()
    await isClosed(popup)

    const elsewhere = await sites.openProfile()
    onTestFinished(() => elsewhere.close())
    await elsewhere.setOffline(true)
    const saved = await elsewhere.newPage()
    await saved.goto(pathToFileURL(path.join(folder, 'recover.html')).href)
    await saved.getByTestId('lk-recover-file').setInputFiles(path.join(folder, 'recovery.json'))
    for (const [index, group] of code.split('-').entries())
      await saved.getByTestId(`lk-recover-group-${index + 1}`).fill(group)
    await saved.getByTestId('lk-recover-open').click()
    await expect.poll(() => saved.locator('body').innerText()).toContain(user.address)
  })

  it('save what the server keeps about the visitor as a file, after the second key was proved in the last two minutes', async () => {
    const page = await openApp(await openBlindProfile())
    const { code, email, user } = await createWallet(page)
    const popup = await openSettings(page, code, async (opened) => {
      await opened.clock.install()
    })
    await popup.clock.fastForward(121_000)
    await press(popup, 'lk-frame-settings-data')
    await enterCode(popup, code)
    await press(popup, 'lk-frame-settings-data')
    const saved = await save(popup, 'data-save')
    expect(saved.suggestedFilename()).toMatch(/^latchkey-data-\d{4}-\d{2}-\d{2}\.json$/)
    const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-data-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await saved.saveAs(path.join(folder, 'data.json'))
    const text = await readFile(path.join(folder, 'data.json'), 'utf8')
    const { data } = parse(userDataSchema, JSON.parse(text))
    expect(data['identities']).toEqual([expect.objectContaining({ kind: 'email', subject: email })])
    expect(data['addresses']).toEqual([expect.objectContaining({ eip155: user.address })])
    expect(data['walletMembers']).toContainEqual(expect.objectContaining({ kind: 'code' }))
    expect(data['apps']).not.toEqual([])
    expect(data['securityEvents']).toContainEqual(expect.objectContaining({ kind: 'data_exported' }))
    expect(text).not.toContain(code)
    await press(popup, 'lk-frame-settings-data-back')
    await find(popup, 'methods').waitFor()
  })

  it('ask for the code that a recovery file is made for, if a passkey was proved', async () => {
    const page = await openApp(await openBlindProfile())
    const { code } = await createWallet(page)
    const popup = await openSettings(page, code, async (opened) => {
      await addPasskeys(opened)
      await opened.clock.install()
    })
    await find(popup, 'passkey').click()
    await expect.poll(() => listMembers(popup, 'methods')).toHaveLength(2)
    await popup.clock.fastForward(121_000)
    await find(popup, 'words').click()
    await press(popup, 'lk-frame-unlock')
    await find(popup, 'file').click()
    const field = popup.getByTestId('lk-frame-unlock-field')
    await field.waitFor()
    // A visitor without the code goes back, and nothing was made.
    await popup.getByTestId('lk-frame-close').click()
    await find(popup, 'file').click()
    await field.waitFor()
    await enterCode(popup, code)
    const file = await save(popup, 'file-save')
    expect(file.suggestedFilename()).toMatch(/^latchkey-recovery-[\da-f]{6}\.json$/)
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
    const popup = await openSettings(page, code, addPasskeys)
    await find(popup, 'passkey').click()
    await expect.poll(() => listMembers(popup, 'methods')).toHaveLength(2)
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
    await find(popup, 'back').click()
    // A recovery file belongs to a code, and this wallet has none any more.
    await popup.getByText('It belongs to a recovery code. Add one first.').waitFor()
    await expect.poll(() => find(popup, 'file').count()).toBe(0)
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
    expect(devices[place]).toMatch(/^Chrome, Linux\s+Last used on .*\s+Suspend\s+Remove$/)
    await removeMember(popup, 'devices', place)
    await expect
      .poll(() => listMembers(popup, 'devices'))
      .toEqual([expect.stringMatching(/^This window\s+Last used on /)])
    await expect.poll(() => find(popup, 'devices').getByTestId('lk-frame-settings-remove').count()).toBe(0)
  })

  it('suspend a browser, which is logged out and opens nothing until it is resumed', async () => {
    const page = await openApp(await openBlindProfile())
    const { code, email, user } = await createWallet(page)
    // Another browser, whose frame keeps its key.
    const profile = await sites.openProfile()
    onTestFinished(() => profile.close())
    const other = await openApp(profile)
    const logIn = async (): Promise<void> => {
      const last = await sites.readCode(email)
      // The next mail can be sent 30 s after the last one.
      await expect
        .poll(() => ask(other, 'CONNECT_EMAIL', { email }), { timeout: 40_000, interval: 1_000 })
        .toMatchObject({ action: 'VERIFY_OTP' })
      await expect.poll(() => sites.readCode(email)).not.toBe(last)
      expect(await ask(other, 'CONNECT_OTP', { otp: await sites.readCode(email) })).toBeUndefined()
    }
    await logIn()
    const opened = ask(other, 'GET_USER', {})
    const unlocking = await openBy(findFrame(other).getByTestId('lk-frame-unlock'))
    await enterCode(unlocking, code)
    expect(await opened).toMatchObject({ address: user.address })
    const signs = async (message: string): Promise<void> => {
      const signed = sign(other, user.address, message)
      await press(findFrame(other), 'lk-frame-approve')
      expect(await signed).toMatchObject({ result: expect.stringMatching(/^0x[\da-f]{130}$/) })
    }
    await signs('Before')

    const popup = await openSettings(page, code)
    const suspend = find(popup, 'suspend')
    await expect.poll(() => suspend.allInnerTexts()).toEqual(['Suspend'])
    await suspend.click()
    await find(popup, 'devices').getByText('Suspended', { exact: true }).waitFor()
    await expect.poll(() => suspend.innerText()).toBe('Resume')
    // What is open there asks the server before it shows a request.
    const over = { details: expect.stringContaining('session.required') }
    expect(await sign(other, user.address, 'Late')).toMatchObject(over)
    // Another login does not open the wallet there.
    await logIn()
    const refused = { details: expect.stringContaining('wallet.suspended') }
    expect(await sign(other, user.address, 'Still')).toMatchObject(refused)

    await suspend.click()
    await expect.poll(() => suspend.innerText()).toBe('Suspend')
    await signs('Resumed')
  })

  it('schedule the deletion of the wallet after a word was typed, tell by mail, and keep it if the visitor wants to', async () => {
    const page = await openApp(await openBlindProfile())
    const { code, email, user } = await createWallet(page)
    const popup = await openSettings(page, code)
    // The end of the list moves when it has come into view.
    await press(popup, 'lk-frame-settings-delete')
    await find(popup, 'delete-lost').waitFor()
    const confirm = find(popup, 'delete-confirm')
    await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
    await find(popup, 'delete-field').fill('DELET')
    await confirm.click({ force: true })
    await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
    // The export is offered first, and returns to the deletion.
    await press(popup, 'lk-frame-settings-words')
    await find(popup, 'back').click()
    await find(popup, 'delete-field').fill('delete')
    await press(popup, 'lk-frame-settings-delete-confirm')
    await find(popup, 'deletion').waitFor()
    await expect.poll(() => find(popup, 'deletion').innerText()).toMatch(/^This wallet will be deleted on .*\d{4}/)
    await expect.poll(() => find(popup, 'delete').count()).toBe(0)
    const scheduled = 'Its deletion was requested. It is deleted in 7 days, unless you keep it in its settings.'
    await expect.poll(() => readNotices(email)).toEqual([scheduled])
    await find(popup, 'done').click()
    await isClosed(popup)

    // It works on, and the settings offer to keep it, after the second key was proved again.
    const signed = sign(page, user.address, 'Meanwhile')
    const window = await openWindow(page)
    await press(window, 'lk-frame-approve')
    expect(await signed).toMatchObject({ result: expect.stringMatching(/^0x[\da-f]{130}$/) })
    const again = await openSettings(page, code)
    await find(again, 'deletion').waitFor()
    await press(again, 'lk-frame-settings-keep-wallet')
    await find(again, 'delete').waitFor()
    await expect.poll(() => find(again, 'deletion').count()).toBe(0)
    await expect.poll(() => readNotices(email)).toEqual(['Its deletion was cancelled. The wallet stays.', scheduled])
  })
})
