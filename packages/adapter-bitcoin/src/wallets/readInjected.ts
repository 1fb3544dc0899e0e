import { readList, readProperty } from '@latchkey/core/adapter'
import { MAX_WALLETS } from './discoveryLimits.ts'
import { toFound } from './toFound.ts'
import type { FoundWallet, Page, WalletKind } from './types.ts'

/** Wallets with a property of their own in the window: the path, the kind, and the name. */
const known: readonly (readonly [string, WalletKind, string])[] = [
  ['XverseProviders.BitcoinProvider', 'sats', 'Xverse Wallet'],
  ['LeatherProvider', 'leather', 'Leather'],
  ['unisat', 'unisat', 'UniSat Wallet'],
  ['okxwallet', 'okx', 'OKX Wallet'],
]

/**
 * Finds the wallets in the window: those listed in `btc_providers` (WBIP-004), and those with a known property. A wallet that
 * another one imitates is not listed by that name.
 */
export function readInjected(page: Page): readonly FoundWallet[] {
  const listed = (readList(readProperty(page, 'btc_providers'), MAX_WALLETS) ?? []).map((entry) => {
    const id = readProperty(entry, 'id')
    const kind = known.find(([path]) => path === id)?.[1] ?? 'sats'
    const wallet = readPath(page, id)
    return toFound({ kind, wallet, id, name: readProperty(entry, 'name'), icon: readProperty(entry, 'icon') })
  })
  const injected = known.map(([id, kind, name]) => toFound({ kind, wallet: readPath(page, id), id, name }))
  const distinct: FoundWallet[] = []
  for (const entry of [...listed, ...injected]) {
    if (entry === undefined || distinct.some(({ descriptor }) => descriptor.id === entry.descriptor.id)) continue
    // Binance's wallet uses UniSat's property with another interface.
    if (entry.kind === 'unisat' && readProperty(entry.wallet, 'isBinance') === true) continue
    if (entry.kind === 'okx' && readProperty(entry.wallet, 'bitcoin') === undefined) continue
    distinct.push(entry)
  }
  return distinct
}

/** Reads a path of the window, such as `XverseProviders.BitcoinProvider`. */
function readPath(page: Page, path: unknown): unknown {
  if (typeof path !== 'string') return undefined
  let value: unknown = page
  for (const key of path.split('.').slice(0, 8)) value = readProperty(value, key)
  return value
}
