import { createStandardWallets, readProperty } from '@latchkey/core/adapter'
import type { Discovery } from '@latchkey/core/adapter'
import { MAX_WALLETS } from './discoveryLimits.ts'
import { readInjected } from './readInjected.ts'
import type { FoundWallet, Page } from './types.ts'

/**
 * Finds the wallets of a page: those of Wallet Standard first, then those in `btc_providers` (WBIP-004) and in properties of
 * their own. A wallet that is found in several ways is listed once, in the way it is connected.
 */
export function createDiscovery(parameters: {
  readonly page: Page
  readonly onFound: () => void
}): Discovery<FoundWallet> {
  const { page, onFound } = parameters
  const standard = createStandardWallets<'bip122', FoundWallet>({
    page,
    namespace: 'bip122',
    isSupported: isBitcoinWallet,
    toFound: (wallet) => ({ ...wallet, kind: 'standard' }),
    onChange: onFound,
  })
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
      const all = [...standard.list([]), ...injected].slice(0, MAX_WALLETS)
      const isUsed = ({ descriptor }: FoundWallet): boolean => inUse.includes(descriptor.id)
      const distinct: FoundWallet[] = []
      for (const wallet of [...all.filter(isUsed), ...all])
        if (!distinct.some((other) => isSame(wallet, other))) distinct.push(wallet)
      return all.filter((wallet) => distinct.includes(wallet))
    },
    find: (id) => [...standard.list([]), ...injected].find(({ descriptor }) => descriptor.id === id),
    end: () => {
      page.removeEventListener('unisat#initialized', look)
      standard.end()
    },
  }
}

/** Whether a Wallet Standard wallet supports Bitcoin. It may report its chains only after it is connected. */
function isBitcoinWallet(wallet: unknown): wallet is object {
  const feature = readProperty(readProperty(wallet, 'features'), 'bitcoin:connect')
  return typeof readProperty(feature, 'connect') === 'function'
}

/** Whether two entries are one wallet that was found in two ways. Two entries of one way and name are two wallets. */
function isSame(wallet: FoundWallet, other: FoundWallet): boolean {
  if (wallet.wallet === other.wallet || wallet.descriptor.id === other.descriptor.id) return true
  return wallet.kind !== other.kind && toKey(wallet) === toKey(other)
}

/** `Xverse Wallet` and `Xverse` are the same wallet. */
function toKey({ descriptor }: FoundWallet): string {
  return descriptor.name.toLowerCase().replace(/\bwallet\b|[^\p{L}\p{N}]/gu, '')
}
