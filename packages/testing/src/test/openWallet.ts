import type { DevnetEvmChain } from '@latchkey/devnet'
import { onTestFinished } from 'vitest'
import { createEvmWallet } from '../wallet/createEvmWallet.ts'
import { testKeys } from '../wallet/testKeys.ts'
import type { EvmWallet, EvmWalletParameters } from '../wallet/types.ts'
import { createSite } from './createSite.ts'
import type { Site } from './createSite.ts'

/** Creates a wallet with two accounts on local chains, and a site, for one test. */
export function openWallet(
  chains: readonly DevnetEvmChain[],
  parameters: EvmWalletParameters = {},
): { readonly wallet: EvmWallet; readonly site: Site } {
  const wallet = createEvmWallet({
    accounts: testKeys.slice(0, 2),
    chains: chains.map(({ chainId, rpcUrl, name }) => ({ chainId, rpcUrl, name })),
    ...parameters,
  })
  onTestFinished(() => wallet.destroy())
  return { wallet, site: createSite(wallet) }
}
