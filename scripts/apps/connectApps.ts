import { openApps } from './openApps.ts'
import type { OpenedApps } from './openApps.ts'

/**
 * Opens built apps in Chromium and connects a wallet by the first button of the page. The app must show the address in an `<output>`.
 *
 * @returns The problems.
 */
export function connectApps(parameters: OpenedApps): Promise<readonly string[]> {
  return openApps({
    ...parameters,
    visit: async ({ address, page, walletName }) => {
      await page.getByTestId('lk-connect-button').first().click()
      await page.getByRole('button', { name: walletName }).click()
      await page.locator('output').getByText(address).waitFor()
    },
  })
}
