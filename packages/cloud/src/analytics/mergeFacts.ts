import type { VisitFacts, WalletFacts } from './VisitFacts.ts'

/** How many wallets and errors of a visit are counted. */
const listedAtMost = 8

/**
 * Merges what events say of a visit. The order of the events does not matter, nor how often one is merged: each part is a union or a
 * minimum. So are the limits, which keep the smallest ids: what has been left out once would be left out in any order.
 */
export function mergeFacts(one: VisitFacts, other: VisitFacts): VisitFacts {
  return {
    isOpened: one.isOpened || other.isOpened,
    isSignedIn: one.isSignedIn || other.isSignedIn,
    wallets: union(one.wallets, other.wallets, ({ id }) => [id], mergeWallets),
    errors: union(
      one.errors,
      other.errors,
      ({ code, wallet }) => [wallet, code],
      (error) => error,
    ),
    network: first(one.network, other.network, ({ rank, time, value }) => [rank, time, value]),
    platform: first(one.platform, other.platform, toKey),
    country: first(one.country, other.country, toKey),
    origin: first(one.origin, other.origin, toKey),
    version: first(one.version, other.version, toKey),
    first: first(one.first, other.first, ({ duration, time, wallet }) => [time, wallet, duration ?? Infinity]),
  }
}

const toKey = ({ time, value }: { readonly time: number; readonly value: string }): Key => [time, value]

function mergeWallets(one: WalletFacts, other: WalletFacts): WalletFacts {
  const toLatest = ({ latest }: WalletFacts): Key => [latest.time, latest.outcome]
  return {
    id: one.id,
    isConnected: one.isConnected || other.isConnected,
    latest: compareKeys(toLatest(one), toLatest(other)) < 0 ? other.latest : one.latest,
  }
}

type Key = readonly (number | string)[]

/** Compares part by part. Both keys have the same kinds of parts. */
function compareKeys(one: Key, other: Key): number {
  for (const [index, part] of one.entries()) {
    const counterpart = other[index]
    if (counterpart === undefined || part === counterpart) continue
    return part < counterpart ? -1 : 1
  }
  return 0
}

function first<value>(one: value | null, other: value | null, getKey: (value: value) => Key): value | null {
  if (one === null || other === null) return one ?? other
  return compareKeys(getKey(one), getKey(other)) <= 0 ? one : other
}

function union<entry>(
  one: readonly entry[],
  other: readonly entry[],
  getKey: (entry: entry) => Key,
  merge: (one: entry, other: entry) => entry,
): entry[] {
  if (other.length === 0) return [...one]
  const merged = [...one]
  for (const entry of other) {
    const index = merged.findIndex((candidate) => compareKeys(getKey(candidate), getKey(entry)) === 0)
    const present = merged[index]
    if (present === undefined) merged.push(entry)
    else merged[index] = merge(present, entry)
  }
  return merged.toSorted((left, right) => compareKeys(getKey(left), getKey(right))).slice(0, listedAtMost)
}
