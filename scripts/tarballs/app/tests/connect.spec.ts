import { expect, test } from '@playwright/test'
import { installWallet } from '@latchkey/testing/playwright'

test('a visitor declines, then connects', async ({ page }) => {
  const wallet = await installWallet(page, {
    wallet: { name: 'My Wallet', chains: [{ chainId: 1, rpcUrl: 'http://127.0.0.1:8545' }] },
  })
  wallet.reject({ times: 1 })
  await page.goto('/')
  await page.getByTestId('lk-connect-button').click()
  await page.getByRole('button', { name: 'My Wallet' }).click()
  await expect(page.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
  await page.getByTestId('lk-connecting-retry').click()
  await expect(page.getByText('Hello 0xf39Fd6e5')).toBeVisible()
})
