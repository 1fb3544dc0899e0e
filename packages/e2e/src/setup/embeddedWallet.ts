import type { Frame } from 'playwright'
import type { Hex } from 'viem'
import { expect } from 'vitest'
import { pressUntilTaken } from '../../../../pressUntilTaken.shared.ts'
import type { openBrowser, Visit } from './openPage.ts'
import type { JourneyLogin } from './startLogin.ts'

type OpenPage = ReturnType<typeof openBrowser>

/** What visitors of a page do with the embedded wallet. */
export interface EmbeddedWallet {
  /** Opens the page with the cloud of the login. */
  visitPage(parameters?: Parameters<OpenPage>[0]): Promise<Visit>
  /** Returns an address that no other login of the file uses. */
  createEmail(): string
  /** Enters the address and the code of its mail. */
  enterCode(visit: Visit, email: string): Promise<void>
  /** Logs a new visitor in, who keeps the wallet in this browser only. Returns the wallet's address. */
  logIn(visit: Visit, email: string): Promise<Hex>
  readAddress(visit: Visit): Promise<Hex>
  findFrame(visit: Visit): Frame
  pressInFrame(visit: Visit, testId: string): Promise<void>
  approve(visit: Visit): Promise<void>
}

/** Creates the actions of visitors, for the journeys of a file. */
export function createEmbeddedWallet(parameters: {
  readonly openPage: OpenPage
  readonly getLogin: () => JourneyLogin
}): EmbeddedWallet {
  const { getLogin, openPage } = parameters
  let serial = 0
  const findFrame = (visit: Visit): Frame => {
    const frame = visit.page.frames().find((each) => each.url().startsWith(getLogin().secureSite))
    if (frame === undefined) throw new TypeError('The frame of the wallet is missing.')
    return frame
  }
  const pressInFrame = (visit: Visit, testId: string): Promise<void> =>
    pressUntilTaken(findFrame(visit).getByTestId(testId))
  const enterCode = async (visit: Visit, email: string): Promise<void> => {
    const { page } = visit
    const { readCode } = getLogin()
    await page.getByTestId('lk-connect-button').first().click()
    await visit.expectView('Connect')
    await page.getByTestId('lk-connect-email-input').fill(email)
    await page.getByTestId('lk-connect-email-submit').click()
    await visit.expectView('EmailVerifyOtp')
    await expect.poll(() => readCode(email)).toMatch(/^\d{6}$/)
    // The field has the focus.
    await page.keyboard.type(await readCode(email))
  }
  const readAddress = async (visit: Visit): Promise<Hex> => {
    await expect.poll(() => visit.read('address').textContent()).toMatch(/^0x[\dA-Fa-f]{40}$/)
    return `0x${((await visit.read('address').textContent()) ?? '').slice(2)}`
  }
  return {
    visitPage: (page = {}) =>
      openPage({
        query: `cloud=${getLogin().cloud.url}`,
        ...page,
        // The browser logs each refusal of the secure site, and a policy of the site that it does not know.
        isForeign: (fault) => /status of 40[0-9]|Permissions-Policy/.test(fault),
      }),
    createEmail: () => `visitor${(serial += 1)}@example.com`,
    enterCode,
    async logIn(visit, email) {
      await enterCode(visit, email)
      await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('screen')
      await pressInFrame(visit, 'lk-frame-create-later')
      await pressInFrame(visit, 'lk-frame-later-confirm')
      await visit.expectClosed()
      await expect.poll(() => visit.read('status').textContent()).toBe('connected')
      return readAddress(visit)
    },
    readAddress,
    findFrame,
    pressInFrame,
    approve: (visit) => pressInFrame(visit, 'lk-frame-approve'),
  }
}
