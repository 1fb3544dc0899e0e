import { createPhone, type Phone } from '@latchkey/testing/phone'
import type { Devnet } from '../devnet/Devnet.ts'

/** Which of the funded accounts it holds. */
const accounts = [4, 6] as const

/** A wallet with real keys on a phone: it meets the page's app at the local relay, and nowhere else. */
export function createDemoPhone({ chains, cloud, keys }: Devnet): Promise<Phone> {
  return createPhone({
    name: 'Demo Phone',
    relayUrl: cloud.relayUrl,
    projectId: cloud.projectId,
    accounts: keys.slice(...accounts),
    chains: chains.map(({ chainId, rpcUrl, network }) => ({
      chainId,
      rpcUrl,
      name: network.name,
      nativeCurrency: network.nativeCurrency,
    })),
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
