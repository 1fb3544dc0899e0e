import { createHash } from 'node:crypto'
import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { CatalogueEntry } from './CatalogueEntry.ts'
import type { ShippedWallet } from './data/wallets/ShippedWallet.ts'
import { findReplaced } from './findReplaced.ts'
import type { ImportedWallet } from './ImportedWallet.ts'
import { listLinkTargets } from './listLinkTargets.ts'
import { toSearchTarget } from './search/SearchTarget.ts'
import { toCatalogueWallet } from './toCatalogueWallet.ts'

/**
 * Merges shipped and imported wallets into one list, most popular first. An imported wallet takes the position of the shipped
 * one that it replaces, and its picture if it leads nowhere else. One that claims to be a shipped wallet, and that the operator
 * did not let replace it, is left out. All others follow in their own order.
 */
export function mergeWallets(parameters: {
  readonly shipped: readonly ShippedWallet[]
  readonly imported: readonly ImportedWallet[]
}): readonly CatalogueEntry[] {
  const { imported, shipped } = parameters
  const find = findReplaced(shipped)
  const ids = new Set(shipped.map(({ id }) => id))

  const replacements = new Map<ShippedWallet, CatalogueEntry>()
  const others: CatalogueEntry[] = []
  for (const { replaces, ...wallet } of imported) {
    const known = find(wallet)
    if (known === undefined) others.push(toEntry(withOwnPicture(wallet, ids)))
    // The last import counts, as it does for wallets of one id.
    else if (known.id === replaces) replacements.set(known, toReplacement(wallet, known, ids))
  }
  return [...shipped.map((row) => replacements.get(row) ?? toEntry(toCatalogueWallet(row), row)), ...others]
}

function toEntry({ image_data: picture, ...wallet }: CatalogueWallet, shipped?: ShippedWallet): CatalogueEntry {
  return {
    wallet: { ...wallet, image_id: picture ? toPictureId(wallet.id, picture) : (wallet.image_id ?? wallet.id) },
    aliases: [],
    pictureId: wallet.id,
    addsEvmNetworks: shipped?.addsEvmNetworks === true,
    isOwn: wallet.id !== shipped?.id,
    ...(picture ? { picture } : {}),
    target: toSearchTarget(wallet, shipped?.otherNames),
  }
}

function toReplacement(wallet: CatalogueWallet, shipped: ShippedWallet, ids: ReadonlySet<string>): CatalogueEntry {
  const known = listLinkTargets(toCatalogueWallet(shipped))
  const isSame = listLinkTargets(wallet).every((target) => known.includes(target))
  const { rdns, ...other } = wallet
  // What leads elsewhere must not carry the picture or the domain of the wallet that visitors know.
  const replacement = isSame
    ? wallet
    : { ...withOwnPicture(other, ids), ...(rdns?.toLowerCase() !== shipped.rdns?.toLowerCase() && { rdns }) }
  return {
    ...toEntry(replacement, shipped),
    isOwn: true,
    aliases: wallet.id === shipped.id ? [] : [shipped.id],
    pictureId: isSame ? shipped.id : `imported ${wallet.id}`,
  }
}

/** Removes the id of a shipped picture. */
function withOwnPicture(wallet: CatalogueWallet, ids: ReadonlySet<string>): CatalogueWallet {
  const { image_id, ...other } = wallet
  return image_id != null && ids.has(image_id) ? other : wallet
}

/** The id of an own picture. It changes with the picture, which browsers keep for days. */
function toPictureId(id: string, picture: string): string {
  return createHash('sha256').update(`${id} ${picture}`).digest('hex').slice(0, 32)
}
