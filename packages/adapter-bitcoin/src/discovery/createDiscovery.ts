import { MAX_WALLETS } from './constants.ts'
import { createStandardWallets } from './createStandardWallets.ts'
import { readInjected } from './readInjected.ts'
import type { FoundWallet, Page } from './types.ts'

/** Knows the Bitcoin wallets of a page. */
export interface Discovery {
  /** Looks, and listens from now on. Looks again when it is called again. */
  start(): void
  /** The wallets to choose from, each once, those of Wallet Standard first; one in use by the way it is used. */
  list(inUse: readonly string[]): readonly FoundWallet[]
  /** A wallet by its connector id, also one that is listed by a better way. */
  find(id: string): FoundWallet | undefined
  end(): void
}

/** Finds the wallets of a page: by Wallet Standard, in `btc_providers` (WBIP-004), and in places of their own. */
export function createDiscovery(parameters: { readonly page: Page; readonly onFound: () => void }): Discovery {
  const { page, onFound } = parameters
  const standard = createStandardWallets({ page, onChange: onFound })
  let injected: readonly FoundWallet[] = []

  const look = (): void => {
    injected = readInjected(page)
    onFound()
  }

  return {
    start: () => {
      page.addEventListener('unisat#initialized', look)
      standard.start()
      look()
    },
    list: (inUse) => {
      const all = [...standard.list(), ...injected].slice(0, MAX_WALLETS)
      const isUsed = ({ descriptor }: FoundWallet): boolean => inUse.includes(descriptor.id)
      const found: FoundWallet[] = []
      for (const wallet of [...all.filter(isUsed), ...all])
        if (!found.some((other) => isSame(wallet, other))) found.push(wallet)
      return all.filter((wallet) => found.includes(wallet))
    },
    find: (id) => [...standard.list(), ...injected].find(({ descriptor }) => descriptor.id === id),
    end: () => {
      page.removeEventListener('unisat#initialized', look)
      standard.end()
    },
  }
}

/** Whether two entries are one wallet that was found in two ways. Namesakes of one way are two. */
function isSame(wallet: FoundWallet, other: FoundWallet): boolean {
  if (wallet.wallet === other.wallet || wallet.descriptor.id === other.descriptor.id) return true
  return wallet.kind !== other.kind && toKey(wallet) === toKey(other)
}

/** `Xverse Wallet` and `Xverse` are one. */
function toKey({ descriptor }: FoundWallet): string {
  return descriptor.name.toLowerCase().replace(/\bwallet\b|[^\p{L}\p{N}]/gu, '')
}
