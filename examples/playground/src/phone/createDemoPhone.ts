import { createPhone, type Phone } from '@latchkey/testing/phone'
import type { Devnet } from '../devnet/Devnet.ts'
import { toWalletChains } from '../wallets/toWalletChains.ts'

/** Index of the funded account that it holds on each kind of chain. */
const accounts = [4, 6] as const

/** A phone wallet with real keys. It pairs with the page's app over the local relay only. */
export function createDemoPhone(devnet: Devnet): Promise<Phone> {
  const { cloud } = devnet
  const { eip155, solana, bip122 } = toWalletChains({ devnet, accounts })
  return createPhone({
    name: 'Demo Phone',
    relayUrl: cloud.relayUrl,
    projectId: cloud.projectId,
    accounts: eip155.accounts,
    chains: eip155.chains,
    solana,
    // All address types that wallets use.
    bip122: bip122 && { ...bip122, paymentType: ['p2wpkh', 'p2sh-p2wpkh', 'p2tr'] },
    storage: getStorage(),
    policy: 'ask',
  })
}

/** Stores the phone's sessions; does nothing if the browser blocks storage. */
function getStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
