import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Hex } from 'viem'
import { getWorld } from './getWorld.ts'
import type { Visit } from './openPage.ts'

/** A fresh account of an EVM chain. */
export function createAccount(): { readonly address: Hex; readonly key: Hex } {
  const key = generatePrivateKey()
  return { address: privateKeyToAccount(key).address, key }
}

/** Clicks an element by its test id. */
export const press = (visit: Visit, id: string): Promise<void> => visit.page.getByTestId(id).first().click()

/** Opens the form from the account. */
export async function openSend(visit: Visit): Promise<void> {
  if ((await visit.dialog.count()) === 0) await press(visit, 'lk-account-button')
  await visit.expectView('Account')
  await press(visit, 'lk-account-send')
  await visit.expectView('WalletSend')
}

/** Fills in the form, and asks for the review. The amount `max` is as much as possible. */
export async function review(
  visit: Visit,
  { amount, to }: { readonly amount: string; readonly to: string },
): Promise<void> {
  const { page } = visit
  await page.getByTestId('lk-send-to').fill(to)
  await page.getByTestId('lk-send-receiver').waitFor()
  if (amount === 'max') await press(visit, 'lk-send-max')
  else await page.getByTestId('lk-send-amount').fill(amount)
  await press(visit, 'lk-send-review')
}

/** Presses Send in the review, and waits until the account is shown again. */
export async function confirmReview(visit: Visit): Promise<void> {
  await visit.expectView('WalletSendPreview')
  await press(visit, 'lk-send-confirm')
  await visit.expectView('Account')
}

/** Chooses a token by its pasted address, which needs no cloud. */
export async function pasteToken(visit: Visit, address: string): Promise<void> {
  await press(visit, 'lk-send-token')
  await visit.expectView('WalletSendSelectToken')
  await visit.page.getByTestId('lk-tokens-search').fill(address)
  await visit.dialog.locator('[data-testid^="lk-token-"]').first().click()
  await visit.expectView('WalletSend')
}

/** Gives an address tokens of an EVM chain from the account that has them. */
export async function giveTokens(parameters: {
  readonly to: string
  readonly token: string
  /** In the token's smallest unit. */
  readonly amount: bigint
}): Promise<void> {
  const { to, token, amount } = parameters
  const answer = await fetch(`${getWorld().devnet.faucetUrl}/faucet`, {
    method: 'POST',
    body: JSON.stringify({ caipNetworkId: 'eip155:31337', address: to, amount: amount.toString(), token }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
