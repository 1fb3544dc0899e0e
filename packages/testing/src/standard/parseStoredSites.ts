import { parseStoredRecord, toStoredList } from '../wallet/parse/parseStoredRecord.ts'

/** What a Solana or Bitcoin wallet stores across reloads. It contains no key. */
export interface StoredSites {
  readonly chain: string | undefined
  readonly visible: readonly string[] | undefined
  readonly sites: readonly (readonly [origin: string, accounts: readonly string[]])[]
}

/** Parses the stored state. Malformed entries, and those for unknown accounts or chains, are dropped. */
export function parseStoredSites(
  text: string | null,
  held: { readonly accounts: readonly string[]; readonly chains: readonly string[] },
): StoredSites {
  const { chain, visible, sites } = parseStoredRecord(text)
  const toHeld = (value: unknown): readonly string[] =>
    toStoredList(value)
      .filter((id) => typeof id === 'string' && held.accounts.includes(id))
      .map(String)
  const shown = toHeld(visible)
  return {
    chain: held.chains.find((id) => id === chain),
    visible: shown.length > 0 ? shown : undefined,
    sites: toStoredList(sites).flatMap((site): [string, readonly string[]][] => {
      const [origin, ids] = toStoredList(site)
      const accounts = toHeld(ids)
      return typeof origin === 'string' && accounts.length > 0 ? [[origin, accounts]] : []
    }),
  }
}
