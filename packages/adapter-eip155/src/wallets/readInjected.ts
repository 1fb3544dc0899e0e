import { readList, readProperty } from '@latchkey/core/adapter'
import { MAX_WALLETS } from './discoveryLimits.ts'
import { injectedNames } from './injectedNames.ts'
import { isProvider } from './isProvider.ts'
import type { FoundWallet, Page } from './types.ts'

/**
 * Finds the wallets behind `window.ethereum`, including several that share it as `providers`. A wallet with a known flag
 * gets its name; the first one without is the 'Browser Wallet'.
 */
export function readInjected(page: Page): readonly FoundWallet[] {
  const ethereum = readProperty(page, 'ethereum')
  const wallets: FoundWallet[] = []
  for (const provider of [...(readList(readProperty(ethereum, 'providers'), MAX_WALLETS) ?? []), ethereum]) {
    if (!isProvider(provider)) continue
    const flag = Object.entries(injectedNames).find(([key]) => readProperty(provider, `is${key}`) === true)
    const [key, name] = flag ?? ['Injected', 'Browser Wallet']
    const id = key.charAt(0).toLowerCase() + key.slice(1)
    // An object that aggregates several wallets carries the flag of one of them.
    if (wallets.some((wallet) => wallet.descriptor.id === id) || (provider === ethereum && wallets.length > 0)) continue
    wallets.push({ descriptor: { id, namespace: 'eip155', name, type: 'INJECTED', ready: 'installed' }, provider })
  }
  return wallets
}
