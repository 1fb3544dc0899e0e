import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { CatalogueEntry } from './CatalogueEntry.ts'
import type { ShippedWallet } from './data/wallets/ShippedWallet.ts'
import { getHost } from './getHost.ts'
import { foldText } from './search/foldText.ts'
import { toSearchTarget } from './search/SearchTarget.ts'
import { toCatalogueWallet } from './toCatalogueWallet.ts'

/**
 * Merges shipped and imported wallets into one list, most popular first. An imported wallet that matches a shipped one
 * (same id, else same rdns, else same name and host) takes its position and its picture. All other imported wallets
 * follow in their own order.
 */
export function mergeWallets(parameters: {
  readonly shipped: readonly ShippedWallet[]
  readonly imported: readonly CatalogueWallet[]
}): readonly CatalogueEntry[] {
  const { imported, shipped } = parameters
  const byKey = new Map<string, ShippedWallet>()
  for (const row of shipped) for (const key of listKeys(row)) byKey.set(key, row)

  const replacements = new Map<ShippedWallet, CatalogueEntry>()
  const others: CatalogueEntry[] = []
  const ids = new Set(imported.map(({ id }) => id))
  for (const wallet of imported) {
    const known = listKeys(wallet).flatMap((key) => byKey.get(key) ?? [])[0]
    // Another imported wallet has the shipped wallet's id, so that one is the replacement.
    const isTaken = known === undefined || (known.id !== wallet.id && ids.has(known.id))
    if (isTaken || replacements.has(known)) others.push(toEntry(wallet))
    else replacements.set(known, toReplacement(wallet, known))
  }
  return [...shipped.map((row) => replacements.get(row) ?? toEntry(toCatalogueWallet(row), row)), ...others]
}

function toEntry(wallet: CatalogueWallet, shipped?: ShippedWallet): CatalogueEntry {
  return {
    wallet: { ...wallet, image_id: wallet.image_id ?? wallet.id },
    aliases: [],
    pictureId: wallet.id,
    addsEvmNetworks: shipped?.addsEvmNetworks === true,
    target: toSearchTarget(wallet, shipped?.otherNames),
  }
}

function toReplacement(wallet: CatalogueWallet, shipped: ShippedWallet): CatalogueEntry {
  return { ...toEntry(wallet, shipped), aliases: wallet.id === shipped.id ? [] : [shipped.id], pictureId: shipped.id }
}

/** The keys that identify a wallet, strongest first. */
function listKeys({ id, name, rdns, homepage }: CatalogueWallet | ShippedWallet): readonly string[] {
  const host = getHost(homepage)
  return [
    `id ${id}`,
    ...(rdns == null || rdns === '' ? [] : [`rdns ${rdns.toLowerCase()}`]),
    ...(host === undefined ? [] : [`site ${foldText(name)} ${host}`]),
  ]
}
