import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { CatalogueEntry } from './CatalogueEntry.ts'
import type { ShippedWallet } from './data/wallets/ShippedWallet.ts'
import { getHost } from './getHost.ts'
import { foldText } from './search/foldText.ts'
import { toSearchTarget } from './search/SearchTarget.ts'
import { toCatalogueWallet } from './toCatalogueWallet.ts'

/**
 * Puts shipped and imported wallets into one list, the best known first. An imported wallet replaces the shipped one that
 * it is (the same id, else the same rdns, else the same name at the same host) in its place and with its picture; the
 * others follow in their own order.
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
    // Another imported wallet has the shipped one's id, and so is it.
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

/** An imported wallet in the place of the shipped one that it is. */
function toReplacement(wallet: CatalogueWallet, shipped: ShippedWallet): CatalogueEntry {
  return { ...toEntry(wallet, shipped), aliases: wallet.id === shipped.id ? [] : [shipped.id], pictureId: shipped.id }
}

/** By what a wallet is recognised, the surest first. */
function listKeys({ id, name, rdns, homepage }: CatalogueWallet | ShippedWallet): readonly string[] {
  const host = getHost(homepage)
  return [
    `id ${id}`,
    ...(rdns == null || rdns === '' ? [] : [`rdns ${rdns.toLowerCase()}`]),
    ...(host === undefined ? [] : [`site ${foldText(name)} ${host}`]),
  ]
}
