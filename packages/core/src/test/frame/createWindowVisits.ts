import type { BrowserContext, Frame, Locator, Page } from 'playwright-core'
import { expect, onTestFinished, vi } from 'vitest'
import { pressUntilTaken } from '../../../../../pressUntilTaken.shared.ts'
import type { WalletSites } from './startWalletSites.ts'

/** Asks the frame of a page. Resolves with its answer, or with its error. */
export const ask = (page: Page, name: string, payload?: unknown): Promise<unknown> =>
  page.evaluate(`wallet.ask(${JSON.stringify(name)}, ${JSON.stringify(payload)})`)

/** Asks for the signature of a message. */
export const sign = (page: Page, address: string, message: string): Promise<unknown> =>
  ask(page, 'RPC_REQUEST', { chainId: 'eip155:1', method: 'personal_sign', params: [message, address] })

/** Presses a button until it is gone or busy. */
export const press = (page: Page | Frame, testId: string): Promise<void> => pressUntilTaken(page.getByTestId(testId))

/** Presses a button that stays where it is, until something else is seen. */
export const pressUntilSeen = (button: Locator, next: Locator): Promise<void> =>
  pressUntilTaken(button, () => isSoon(() => next.isVisible()))

export const isClosed = (popup: Page): Promise<void> => expect.poll(() => popup.isClosed()).toBe(true)

/** Whether something becomes true within a few seconds. */
const isSoon = (check: () => boolean | Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(check, { timeout: 5_000 }).catch(() => false)

/** Presses what opens a window. */
export async function openBy(button: Locator): Promise<Page> {
  const opened: Page[] = []
  const context = button.page().context()
  const collect = (page: Page): void => void opened.push(page)
  context.on('page', collect)
  await pressUntilTaken(button, () => isSoon(() => opened.length > 0))
  context.off('page', collect)
  const [popup] = opened
  if (popup === undefined) throw new TypeError('No window has opened')
  await popup.waitForLoadState()
  return popup
}

/** Takes the storage of frames away, as Chromium does where a visitor has blocked the data of third parties. */
export const blockFrameStorage = (profile: BrowserContext): Promise<unknown> =>
  profile.addInitScript(() => {
    if (!globalThis.location.hostname.startsWith('wallet.') || globalThis.self === globalThis.top) return
    for (const name of ['open', 'deleteDatabase'] as const)
      Object.defineProperty(IDBFactory.prototype, name, {
        value: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })

/** Keeps the recovery code that a window shows, types back what it asks for, and returns the code. */
export async function keepCode(popup: Page): Promise<string> {
  const code = await writeCodeDown(popup)
  await press(popup, 'lk-frame-code-finish')
  return code
}

/** Does the same up to the last press. */
export async function writeCodeDown(popup: Page): Promise<string> {
  const shown = popup.getByTestId('lk-frame-code')
  await shown.waitFor()
  const groups = await shown.locator('span').allInnerTexts()
  const parts = groups.map((group) => group.slice(-4))
  await press(popup, 'lk-frame-code-kept')
  await popup.getByTestId('lk-frame-code-finish').waitFor()
  for (const [index, part] of parts.entries()) {
    const field = popup.getByTestId(`lk-frame-code-group-${index}`)
    if (await field.isVisible()) await field.fill(part)
  }
  return parts.join('-')
}

/** Creates a wallet with a recovery code, which it returns. */
export async function createInWindow(popup: Page): Promise<string> {
  await press(popup, 'lk-frame-create')
  return keepCode(popup)
}

/** What visitors do in browsers that cannot prove that a frame is seen. */
export function createWindowVisits(getSites: () => WalletSites) {
  let serial = 0
  const createEmail = (): string => `window${(serial += 1)}@example.com`

  /** Opens a browser without Intersection Observer v2. */
  const openBlindProfile = async (): Promise<BrowserContext> => {
    const profile = await getSites().openProfile()
    onTestFinished(() => profile.close())
    await profile.addInitScript(() => {
      Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
    })
    return profile
  }
  const openFrame = async (page: Page): Promise<void> => {
    const { projectId, secureSite } = getSites()
    expect(await page.evaluate(`wallet.open(${JSON.stringify(secureSite)}, ${JSON.stringify(projectId)})`)).toEqual({
      isUnverified: false,
    })
  }
  const openApp = async (profile: BrowserContext, url = getSites().app): Promise<Page> => {
    const page = await profile.newPage()
    await page.goto(url)
    await openFrame(page)
    return page
  }
  const findFrame = (page: Page): Frame => {
    const frame = page.frames().find((each) => each.url().startsWith(getSites().secureSite))
    if (frame === undefined) throw new TypeError('The frame is missing')
    return frame
  }
  /** Opens the window that the frame offers. */
  const openWindow = (page: Page): Promise<Page> => openBy(findFrame(page).getByTestId('lk-frame-window'))
  const logIn = async (page: Page, email: string): Promise<void> => {
    expect(await ask(page, 'CONNECT_EMAIL', { email })).toMatchObject({ action: 'VERIFY_OTP' })
    expect(await ask(page, 'CONNECT_OTP', { otp: await getSites().readCode(email) })).toBeUndefined()
  }
  const createWallet = async (page: Page) => {
    const email = createEmail()
    await logIn(page, email)
    const created = ask(page, 'GET_USER', { chainId: 'eip155:31337' })
    const popup = await openWindow(page)
    const code = await createInWindow(popup)
    await isClosed(popup)
    const user: { readonly address: `0x${string}` } = Object(await created)
    return { code, email, user }
  }
  /** The windows of a browser lose all that they keep: key and login. */
  const forgetWindows = async (profile: BrowserContext): Promise<void> => {
    const { projectId, secureSite } = getSites()
    const empty = await profile.newPage()
    await empty.goto(`${secureSite}/window?projectId=${projectId}`)
    await empty.evaluate(
      () =>
        new Promise((resolve) =>
          indexedDB.deleteDatabase('latchkey-wallet').addEventListener('success', resolve, { once: true }),
        ),
    )
    await empty.close()
  }

  return {
    createEmail,
    createWallet,
    findFrame,
    forgetWindows,
    logIn,
    openApp,
    openBlindProfile,
    openFrame,
    openWindow,
  }
}
