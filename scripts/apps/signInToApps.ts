import { openApps } from './openApps.ts'
import type { OpenedApps, Visit } from './openApps.ts'

/**
 * Opens built apps with a server of their own in Chromium, connects a wallet and signs in. What the server then renders must show the account
 * and who is signed in before any script runs, and the scripts must continue with it without an error.
 *
 * @returns The problems.
 */
export function signInToApps(parameters: OpenedApps): Promise<readonly string[]> {
  return openApps({ ...parameters, visit: signIn })
}

async function signIn({ address, context, page, url, walletName }: Visit): Promise<void> {
  const known = `The server knows you as eip155:1:${address}.`
  await page.getByTestId('lk-connect-button').click()
  await page.getByRole('button', { name: walletName }).click()
  await page.getByTestId('lk-siwx-sign').click()
  await page.getByText('You are signed in.').waitFor()
  await page.getByText(known).waitFor()

  const visitor = { javaScriptEnabled: false, storageState: await context.storageState() }
  const withoutScripts = await context.browser()?.newContext(visitor)
  if (withoutScripts === undefined) throw new TypeError('The browser is gone.')
  const rendered = await withoutScripts.newPage()
  await rendered.goto(url)
  const button = rendered.getByTestId('lk-account-button').and(rendered.locator('[data-unverified]'))
  await button.getByText(address.slice(-4)).waitFor()
  await rendered.getByText(known).waitFor()
  await withoutScripts.close()

  await page.reload()
  await page.getByTestId('account').getByText(address).waitFor()
  await page.getByText('You are signed in.').waitFor()
}
