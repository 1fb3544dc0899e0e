import { isRecord } from '../wallet/parse/isRecord.ts'

/** What a wallet of Solana or Bitcoin remembers across reloads. Never a key. */
export interface StoredSites {
  readonly chain: string | undefined
  readonly visible: readonly string[] | undefined
  readonly sites: readonly (readonly [origin: string, accounts: readonly string[]])[]
}

/** Reads what was stored; what is damaged, or belongs to what the wallet does not hold, is left out. */
export function parseStoredSites(
  text: string | null,
  held: { readonly accounts: readonly string[]; readonly chains: readonly string[] },
): StoredSites {
  const { chain, visible, sites } = parseJson(text)
  const toHeld = (value: unknown): readonly string[] =>
    toArray(value)
      .filter((id) => typeof id === 'string' && held.accounts.includes(id))
      .map(String)
  const shown = toHeld(visible)
  return {
    chain: held.chains.find((id) => id === chain),
    visible: shown.length > 0 ? shown : undefined,
    sites: toArray(sites).flatMap((site): [string, readonly string[]][] => {
      const [origin, ids] = toArray(site)
      const given = toHeld(ids)
      return typeof origin === 'string' && given.length > 0 ? [[origin, given]] : []
    }),
  }
}

function parseJson(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
