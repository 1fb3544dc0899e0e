import { announceWallet, confirmSheet, createEvmWallet, type EvmWallet } from '@latchkey/testing'
import type { Devnet } from '../devnet/Devnet.ts'
import type { DemoWalletId, Theme } from '../state/settings.ts'
import { demoWallets } from './demoWallets.ts'

/** Puts a wallet with real keys into the page, which asks before it does anything and remembers whom it trusts. */
export function createDemoWallet(parameters: {
  readonly id: DemoWalletId
  readonly devnet: Devnet
  readonly getTheme: () => Theme
}): EvmWallet {
  const { id, devnet, getTheme } = parameters
  const { name, rdns, accounts, chains } = demoWallets[id]
  const wallet = createEvmWallet({
    name,
    rdns,
    accounts: devnet.keys.slice(...accounts),
    chains: devnet.chains.slice(0, chains).map(({ chainId, rpcUrl, network }) => ({
      chainId,
      rpcUrl,
      name: network.name,
      nativeCurrency: network.nativeCurrency,
    })),
    storage: getStorage(),
    confirm: confirmSheet({ theme: getTheme }),
    tokens: devnet.chains
      .slice(0, chains)
      .flatMap(({ chainId, tokens }) => tokens.map(({ address }) => ({ chainId, address }))),
  })
  announceWallet(wallet)
  return wallet
}

/** Where the wallet remembers whom it trusts; nowhere if the browser forbids it. */
function getStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
