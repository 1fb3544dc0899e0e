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
    const own = announced.filter((other) => other.provider === provider)
    const rivals = announced.filter((other) => other.descriptor.rdns === descriptor.rdns)
    if (own.length >= MAX_IDS || rivals.length >= MAX_IDS || own.some((other) => rivals.includes(other))) return
    // The first rival is not more credible than the others: all of them are listed, and none is restored.
    announced.push(
      rivals[0] ? { descriptor: { ...descriptor, id: `${descriptor.id} ${rivals.length + 1}` }, provider } : wallet,
    )
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
