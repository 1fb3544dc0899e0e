import type { Browser, CDPSession, Frame, Locator } from 'playwright'
import { addAuthenticator } from '../../../addAuthenticator.shared.ts'
import { pressUntilTaken } from '../../../pressUntilTaken.shared.ts'
import { addPageWallet } from '../money/addPageWallet.ts'
import type { WalletWorld } from './startWalletWorld.ts'

declare global {
  interface Window {
    /** When the address was in the page's document, in ms since the epoch. */
    addressAt?: number
    /** When the app got a signature. */
    signatureAt?: number
    /** When the app saw its transaction in a block. */
    paidAt?: number
    /** When the visitor pressed something last. */
    pressedAt?: number
  }
}

/** A page of the app in a browser profile of its own, with an authenticator and a wallet of the browser. */
export interface WalletPage {
  /** Logs a new visitor in by e-mail, who creates a wallet with a passkey. Returns how long the code took, in ms. */
  logIn(): Promise<number>
  /** Approves a signature. Returns the time from the press to the signature in the app, in ms. */
  sign(): Promise<number>
  /** Approves a payment. Returns the time from the press until the app sees its transaction in a block, in ms. */
  pay(): Promise<number>
  /** Makes the account a standard one, with coins. */
  becomeStandard(): Promise<void>
  /** Returns the time from the navigation to the address in the app, in ms. */
  reload(): Promise<number>
  /** Signs out. */
  leave(): Promise<void>
  /** Returns the time from the press in the frame to the address in the app, in ms. */
  logInWithPasskey(): Promise<number>
  connectInjected(): Promise<void>
  /** The used heap of the frame's page after garbage collections, without that of its worker, in MB. */
  readFrameHeap(): Promise<number>
  end(): Promise<void>
}

let visitors = 0

export async function openWalletPage(parameters: {
  readonly browser: Browser
  readonly world: WalletWorld
}): Promise<WalletPage> {
  const { browser, world } = parameters
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript(addPageWallet, { rpcUrl: world.rpcUrl, account: world.owner })
  // In every frame: the time of the last press.
  await context.addInitScript(() => {
    const note = ({ timeStamp }: Event): void => {
      window.pressedAt = performance.timeOrigin + timeStamp
    }
    addEventListener('click', note, { capture: true })
    addEventListener('keydown', note, { capture: true })
  })
  const page = await context.newPage()
  await addAuthenticator(await context.newCDPSession(page))
  const find = (testId: string): Locator => page.getByTestId(testId).first()
  const findFrame = (): Frame => {
    const frame = page.frames().find((each) => each.url().startsWith(world.secureSite))
    if (frame === undefined)
      throw new Error(
        `The page has no frame of ${world.secureSite}: the visitor is not logging in, or the frame was refused.`,
      )
    return frame
  }
  const press = async (testId: string): Promise<void> => pressUntilTaken(findFrame().getByTestId(testId))
  const waitForScreen = (): Promise<unknown> =>
    page.locator('[data-testid="lk-modal"][data-status="screen"]').waitFor({ state: 'attached' })
  const waitForAddress = (): Promise<unknown> => page.waitForFunction(() => window.addressAt !== undefined)
  const readAddressAt = (): Promise<number> => page.evaluate(() => window.addressAt ?? Number.NaN)
  const readPress = (): Promise<number> => findFrame().evaluate(() => window.pressedAt ?? Number.NaN)
  const waitUntilClosed = (): Promise<void> => find('lk-modal').waitFor({ state: 'detached' })
  let heap: CDPSession | undefined

  await page.goto(world.pageUrl)
  await page.waitForFunction(() => 'modal' in window)

  return {
    logIn: async () => {
      const email = `bench${(visitors += 1)}@example.com`
      await find('lk-connect-button').click()
      await find('lk-connect-email-input').click()
      // Eight letters a second are fast. The frame loads meanwhile.
      await page.keyboard.type(email, { delay: 120 })
      const code = world.mails.takeCode(email)
      const shown = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = (): void => {
              const root = document.querySelector('[data-testid="lk-host"]')?.shadowRoot
              const field = root?.querySelector<HTMLInputElement>('[data-testid="lk-email-code"]')
              if (field && !field.disabled && field.getBoundingClientRect().height > 0)
                resolve(performance.timeOrigin + performance.now() - (window.pressedAt ?? Number.NaN))
              else requestAnimationFrame(look)
            }
            look()
          }),
      )
      await find('lk-connect-email-submit').click()
      const took = await shown
      await page.keyboard.type(await code)
      await waitForScreen()
      await press('lk-frame-create')
      await waitUntilClosed()
      await waitForAddress()
      return took
    },
    sign: async () => {
      await page.evaluate(() => delete window.signatureAt)
      await page.locator('#sign').click()
      await findFrame().getByTestId('lk-frame-approve').waitFor()
      await press('lk-frame-approve')
      await page.waitForFunction(() => window.signatureAt !== undefined)
      const took = (await page.evaluate(() => window.signatureAt ?? Number.NaN)) - (await readPress())
      await waitUntilClosed()
      return took
    },
    pay: async () => {
      await page.evaluate(() => delete window.paidAt)
      await page.locator('#pay').click()
      const approve = findFrame().getByTestId('lk-frame-approve')
      await approve.waitFor()
      // The proof of being seen wants the end of the content.
      await findFrame()
        .locator('.area')
        .evaluate((area) => area.scrollTo({ top: area.scrollHeight }))
      await press('lk-frame-approve')
      await page.waitForFunction(() => window.paidAt !== undefined)
      const took = (await page.evaluate(() => window.paidAt ?? Number.NaN)) - (await readPress())
      await waitUntilClosed()
      return took
    },
    becomeStandard: async () => {
      const address = await page.locator('#address').innerText()
      const body = { jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [address, '0xde0b6b3a7640000'] }
      const headers = { 'content-type': 'application/json' }
      await fetch(world.rpcUrl, { method: 'POST', headers, body: JSON.stringify(body) })
      await page.locator('#standard').click()
      await page.locator('#type', { hasText: 'eoa' }).waitFor()
    },
    reload: async () => {
      await page.reload()
      await waitForAddress()
      return page.evaluate(() => (window.addressAt ?? Number.NaN) - performance.timeOrigin)
    },
    leave: async () => {
      await find('lk-account-button').click()
      await find('lk-account-disconnect').click()
      await page.locator('#status', { hasText: 'disconnected' }).waitFor()
      await page.evaluate(() => window.modal.close())
      await waitUntilClosed()
      await page.evaluate(() => delete window.addressAt)
    },
    logInWithPasskey: async () => {
      await find('lk-connect-button').click()
      await find('lk-connect-passkey').click()
      await waitForScreen()
      await press('lk-frame-login')
      await waitForAddress()
      const took = (await readAddressAt()) - (await readPress())
      await waitUntilClosed()
      return took
    },
    connectInjected: async () => {
      await find('lk-connect-button').click()
      await find('lk-connect-wallet-com.example.bench').click()
      await waitForAddress()
      await waitUntilClosed()
    },
    readFrameHeap: async () => {
      heap ??= await context.newCDPSession(findFrame())
      await heap.send('HeapProfiler.enable')
      // Weak references are cleared by the first collection, and what they held by the next.
      for (let each = 0; each < 3; each += 1) await heap.send('HeapProfiler.collectGarbage')
      await heap.send('HeapProfiler.disable')
      const { usedSize } = await heap.send('Runtime.getHeapUsage')
      return usedSize / 1_000_000
    },
    end: () => context.close(),
  }
}
