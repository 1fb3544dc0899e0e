import { readProperty } from '@latchkey/core/adapter'
import { MAX_WALLETS } from './constants.ts'
import { injectedNames } from './injectedNames.ts'
import { isProvider } from './isProvider.ts'
import type { FoundWallet, Page } from './types.ts'

/**
 * Finds the wallets behind `window.ethereum`, also several that share it as `providers`. One that says what it is gets
 * its name; the first of the others is the 'Browser Wallet'.
 */
export function readInjected(page: Page): readonly FoundWallet[] {
  const ethereum = readProperty(page, 'ethereum')
  const found: FoundWallet[] = []
  for (const provider of [...toList(readProperty(ethereum, 'providers')), ethereum]) {
    if (!isProvider(provider)) continue
    const flag = Object.entries(injectedNames).find(([key]) => readProperty(provider, `is${key}`) === true)
    const [key, name] = flag ?? ['Injected', 'Browser Wallet']
    const id = key.charAt(0).toLowerCase() + key.slice(1)
    // What aggregates others poses as one of them.
    if (found.some((wallet) => wallet.descriptor.id === id) || (provider === ethereum && found.length > 0)) continue
    found.push({ descriptor: { id, namespace: 'eip155', name, type: 'INJECTED', ready: 'installed' }, provider })
  }
  return found
}

function toList(value: unknown): readonly unknown[] {
  try {
    return Array.isArray(value) ? value.slice(0, MAX_WALLETS) : []
  } catch {
    return []
  }
}
