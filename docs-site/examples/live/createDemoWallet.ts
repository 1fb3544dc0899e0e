import { announceWallet, confirmSheet, createEvmWallet, testKeys } from '@latchkey/testing'
import { isDark } from '../../client/watchTheme.ts'
import { answerDemoChain, demoChainId, demoChainUrl, serveDemoChain } from './answerDemoChain.ts'

/**
 * Adds a wallet to the page, as a browser extension does. It keeps nothing. Returns a function that removes it.
 *
 * @param asks whether the visitor confirms each request, as by default. Otherwise the wallet allows everything.
 */
export function createDemoWallet({ asks = true }: { readonly asks?: boolean } = {}): () => void {
  serveDemoChain()
  const wallet = createEvmWallet({
    name: 'Demo Wallet',
    rdns: 'dev.latchkey.demo',
    accounts: testKeys.slice(0, 2),
    chains: [{ chainId: demoChainId, rpcUrl: demoChainUrl, name: 'Demo network' }],
    transport: ({ method }) => Promise.resolve().then(() => answerDemoChain(method)),
    ...(asks && { confirm: confirmSheet({ theme: () => (isDark() ? 'dark' : 'light') }) }),
  })
  return announceWallet(wallet)
}
