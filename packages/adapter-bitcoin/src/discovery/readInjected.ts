import { readProperty } from '@latchkey/core/adapter'
import { MAX_WALLETS } from './constants.ts'
import { toFound } from './toFound.ts'
import type { FoundWallet, Page, WalletKind } from './types.ts'

/** Wallets that put themselves into the window by names of their own: the path, the kind, and the name. */
const known: readonly (readonly [string, WalletKind, string])[] = [
  ['XverseProviders.BitcoinProvider', 'sats', 'Xverse Wallet'],
  ['LeatherProvider', 'leather', 'Leather'],
  ['unisat', 'unisat', 'UniSat Wallet'],
  ['okxwallet', 'okx', 'OKX Wallet'],
]

/**
 * Finds the wallets that stand in the window: those that list themselves in `btc_providers` (WBIP-004), and those whose
 * place is known. One that another wallet poses as is not listed under its name.
 */
export function readInjected(page: Page): readonly FoundWallet[] {
  const listed = toList(readProperty(page, 'btc_providers')).map((entry) => {
    const id = readProperty(entry, 'id')
    const kind = known.find(([path]) => path === id)?.[1] ?? 'sats'
    const wallet = readPath(page, id)
    return toFound({ kind, wallet, id, name: readProperty(entry, 'name'), icon: readProperty(entry, 'icon') })
  })
  const placed = known.map(([id, kind, name]) => toFound({ kind, wallet: readPath(page, id), id, name }))
  const found: FoundWallet[] = []
  for (const entry of [...listed, ...placed]) {
    if (entry === undefined || found.some(({ descriptor }) => descriptor.id === entry.descriptor.id)) continue
    // Binance's wallet stands in for UniSat's, and works differently.
    if (entry.kind === 'unisat' && readProperty(entry.wallet, 'isBinance') === true) continue
    if (entry.kind === 'okx' && readProperty(entry.wallet, 'bitcoin') === undefined) continue
    found.push(entry)
  }
  return found
}

/** What stands at a path of the window, such as `XverseProviders.BitcoinProvider`. */
function readPath(page: Page, path: unknown): unknown {
  if (typeof path !== 'string') return undefined
  let value: unknown = page
  for (const key of path.split('.').slice(0, 8)) value = readProperty(value, key)
  return value
}

function toList(value: unknown): readonly unknown[] {
  try {
    return Array.isArray(value) ? value.slice(0, MAX_WALLETS) : []
  } catch {
    return []
  }
}
