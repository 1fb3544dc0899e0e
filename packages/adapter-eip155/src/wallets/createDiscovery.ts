import type { Discovery } from '@latchkey/core/adapter'
import { MAX_IDS, MAX_WALLETS } from './discoveryLimits.ts'
import { parseAnnouncement } from './parseAnnouncement.ts'
import { readInjected } from './readInjected.ts'
import type { FoundWallet, Page } from './types.ts'

/** Finds the wallets of a page: those that announce themselves (EIP-6963) first, then those in `window.ethereum`. */
export function createDiscovery(parameters: {
  readonly page: Page
  readonly onFound: () => void
}): Discovery<FoundWallet> {
  const { page, onFound } = parameters
  const announced: FoundWallet[] = []
  let injected: readonly FoundWallet[] = []

  const announce = (event: Event): void => {
    const wallet = parseAnnouncement(event)
    if (wallet === undefined || announced.length >= MAX_WALLETS) return
    const { descriptor, provider } = wallet
    const claimants = announced.filter((other) => other.descriptor.rdns === descriptor.rdns)
    if (claimants.some((other) => other.provider === provider) || claimants.length >= MAX_IDS) return
    if (announced.filter((other) => other.provider === provider).length >= MAX_IDS) return
    // The first claimant is not more credible than the others: all of them are listed, and none is restored.
    const id = claimants[0] ? `${descriptor.id} ${claimants.length + 1}` : descriptor.id
    announced.push({ descriptor: { ...descriptor, id }, provider })
    look()
  }
  const look = (): void => {
    injected = readInjected(page)
    onFound()
  }

  return {
    start: () => {
      page.addEventListener('eip6963:announceProvider', announce)
      page.addEventListener('ethereum#initialized', look)
      page.dispatchEvent(new Event('eip6963:requestProvider'))
      look()
    },
    list: () => [...announced, ...injected.filter((wallet) => !announced.some((other) => isSame(wallet, other)))],
    find: (id) => [...announced, ...injected].find(({ descriptor }) => descriptor.id === id),
    end: () => {
      page.removeEventListener('eip6963:announceProvider', announce)
      page.removeEventListener('ethereum#initialized', look)
    },
  }
}

function isSame(wallet: FoundWallet, other: FoundWallet): boolean {
  return (
    wallet.provider === other.provider || wallet.descriptor.name.toLowerCase() === other.descriptor.name.toLowerCase()
  )
}
