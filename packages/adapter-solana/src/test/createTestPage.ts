import { createTestPage as createPage, type TestPage as BasePage } from '@latchkey/testing/adapter'

/** A page in which wallets register themselves (Wallet Standard). */
export interface TestPage extends BasePage {
  /** Registers a wallet, now and whenever an app appears. Returns a function that unregisters it. */
  register(wallet: unknown): () => void
}

interface RegisterApi {
  register(...wallets: readonly unknown[]): () => void
}

/** Creates an empty page. */
export function createTestPage(): TestPage {
  const page = createPage({ walletEvents: ['wallet-standard:app-ready'] })
  return Object.assign(page, {
    register: (wallet: unknown): (() => void) => {
      const ends: (() => void)[] = []
      const callback = ({ register }: RegisterApi): void => void ends.push(register(wallet))
      const onReady = (event: Event): void => callback(Object(event).detail)
      // As `registerWallet` of `@wallet-standard/wallet` does.
      page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
      page.addEventListener('wallet-standard:app-ready', onReady)
      return () => {
        page.removeEventListener('wallet-standard:app-ready', onReady)
        for (const end of ends) end()
      }
    },
  })
}
