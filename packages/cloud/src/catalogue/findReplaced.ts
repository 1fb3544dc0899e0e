import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { ShippedWallet } from './data/wallets/ShippedWallet.ts'
import { getHost } from './getHost.ts'
import { foldText } from './search/foldText.ts'

/**
 * Returns a function that finds the shipped wallet which an imported one claims to be: the one with the same id, else with the
 * same rdns, else with the same name and host.
 */
export function findReplaced(
  shipped: readonly ShippedWallet[],
): (wallet: CatalogueWallet) => ShippedWallet | undefined {
  const byKey = new Map<string, ShippedWallet>()
  for (const row of shipped) for (const key of listKeys(row)) byKey.set(key, row)
  return (wallet) => listKeys(wallet).flatMap((key) => byKey.get(key) ?? [])[0]
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
