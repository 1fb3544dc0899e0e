// solana.ts
import { installWallet } from '@latchkey/testing/playwright'
import { createSolanaWallet, solanaTestKeys } from '@latchkey/testing/solana'
import type { Page } from 'playwright-core'

/** A Solana wallet that rejects the first payment. */
export async function payTwice(page: Page): Promise<string> {
  const wallet = createSolanaWallet({
    name: 'My Wallet',
    accounts: solanaTestKeys.slice(0, 2),
    chains: [{ chain: 'solana:localnet', rpcUrl: 'http://127.0.0.1:8899' }],
  })
  await installWallet(page, { wallet })
  wallet.reject({ methods: ['solana:signAndSendTransaction'], times: 1 })
  await page.goto('http://localhost:3000')
  await page.getByText('Pay').click()
  const { method } = await wallet.waitForRequest('solana:signAndSendTransaction')
  return method
}
