import { createPhone, type Phone } from '@latchkey/testing/phone'
import type { Devnet } from '../devnet/Devnet.ts'
import { toWalletChains } from '../wallets/toWalletChains.ts'

/** Which of the funded accounts it holds, on each kind of chain. */
const accounts = [4, 6] as const

/** A wallet with real keys on a phone: it meets the page's app at the local relay, and nowhere else. */
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
    // Every kind of address that wallets have.
    bip122: bip122 && { ...bip122, paymentType: ['p2wpkh', 'p2sh-p2wpkh', 'p2tr'] },
    storage: getStorage(),
    policy: 'ask',
  })
}

/** Where it remembers its sessions; nowhere if the browser forbids it. */
function getStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
