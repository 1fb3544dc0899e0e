import { dimensions, unknownValue } from './dimensions.ts'
import { addMeasures, type Measures, noMeasures } from './measures.ts'
import type { VisitFacts, WalletFacts } from './VisitFacts.ts'

/** A visit as it counts for one value of a dimension. */
export interface Count {
  readonly dimension: number
  /** The parts of the value: none for the total, two for a pair. */
  readonly parts: readonly string[]
  readonly measures: Measures
}

/** How long connecting took, for one value of a dimension. */
export interface DurationCount {
  readonly dimension: number
  readonly parts: readonly string[]
  readonly milliseconds: number
}

/** Returns what a visit adds to the totals: nothing if the modal was not used. */
export function countVisit(facts: VisitFacts): {
  readonly counts: readonly Count[]
  readonly durations: readonly DurationCount[]
} {
  if (!facts.isOpened && facts.wallets.length === 0) return { counts: [], durations: [] }
  const whole = measureVisit(facts)
  const platform = facts.platform?.value ?? unknownValue
  const network = facts.network?.value ?? unknownValue
  const country = facts.country?.value ?? unknownValue
  const version = facts.version?.value ?? unknownValue
  const origin = facts.origin?.value ?? unknownValue
  const add = (dimension: number, ...parts: readonly string[]): Count => ({ dimension, parts, measures: whole })
  const codes = [...new Set(facts.errors.map(({ code }) => code))]
  const ofWallets = facts.wallets.flatMap((wallet) => {
    const measures = measureWallet(facts, wallet)
    const addWallet = (dimension: number, ...parts: readonly string[]): Count => ({
      dimension,
      parts: [wallet.id, ...parts],
      measures,
    })
    const own = facts.errors.filter((error) => error.wallet === wallet.id)
    return [
      addWallet(dimensions.wallet),
      addWallet(dimensions.walletPlatform, platform),
      addWallet(dimensions.walletNetwork, network),
      ...own.map(({ code }) => addWallet(dimensions.walletError, code)),
    ]
  })
  const counts = [
    add(dimensions.total),
    add(dimensions.platform, platform),
    add(dimensions.country, country),
    add(dimensions.version, version),
    add(dimensions.origin, origin),
    // A visit that connects to nothing has none.
    ...(facts.wallets.length > 0 ? [add(dimensions.network, network)] : []),
    ...codes.flatMap((code) => [add(dimensions.error, code), add(dimensions.platformError, platform, code)]),
    ...ofWallets,
  ]
  const { first } = facts
  if (first === null || first.duration === null) return { counts, durations: [] }
  const milliseconds = first.duration
  const durations = [
    { dimension: dimensions.total, parts: [] },
    { dimension: dimensions.wallet, parts: [first.wallet] },
    { dimension: dimensions.network, parts: [network] },
    { dimension: dimensions.platform, parts: [platform] },
    { dimension: dimensions.country, parts: [country] },
    { dimension: dimensions.version, parts: [version] },
    { dimension: dimensions.origin, parts: [origin] },
  ]
  return { counts, durations: durations.map((entry) => ({ ...entry, milliseconds })) }
}

function measureVisit(facts: VisitFacts): Measures {
  const { isSignedIn, wallets } = facts
  if (wallets.length === 0) return { ...noMeasures, opened: 1 }
  if (wallets.some(({ isConnected }) => isConnected)) return connectedOnce(isSignedIn)
  const latest = wallets.reduce((one, other) =>
    one.latest.time < other.latest.time ||
    (one.latest.time === other.latest.time && one.latest.outcome < other.latest.outcome)
      ? other
      : one,
  )
  return endedAs(latest)
}

function measureWallet({ isSignedIn }: VisitFacts, wallet: WalletFacts): Measures {
  return wallet.isConnected ? connectedOnce(isSignedIn) : endedAs(wallet)
}

function connectedOnce(isSignedIn: boolean): Measures {
  return { ...noMeasures, opened: 1, started: 1, connected: 1, signedIn: isSignedIn ? 1 : 0 }
}

function endedAs({ latest: { outcome } }: WalletFacts): Measures {
  const name = (['abandoned', 'declined', 'failed'] as const)[outcome]
  return addMeasures({ ...noMeasures, opened: 1, started: 1 }, { ...noMeasures, [name]: 1 })
}
