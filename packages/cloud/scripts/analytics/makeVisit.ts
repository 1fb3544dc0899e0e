import { mergeFacts } from '../../src/analytics/mergeFacts.ts'
import { readEventFacts } from '../../src/analytics/readEventFacts.ts'
import { noFacts, type VisitFacts } from '../../src/analytics/VisitFacts.ts'
import type { EventEntry } from '../../src/analytics/EventEntry.ts'

const platforms = ['ios', 'android', 'windows', 'macos', 'linux'] as const
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'))
const codes = ['connection.failed', 'pairing.expired', 'wallet.unauthorized', 'connection.pending'] as const

/** Few values are frequent and many are rare, as with wallets and countries. */
function pick<value>(values: readonly value[], random: () => number): value {
  const value = values[Math.floor(random() ** 3 * values.length)]
  if (value === undefined) throw new RangeError('There is nothing to pick from.')
  return value
}

const wallets = Array.from({ length: 40 }, (_, index) => `wallet-${index}`)
const networks = Array.from({ length: 20 }, (_, index) => `eip155:${index + 1}`)

/** Makes the events of a visit: five on average. */
export function makeVisit(id: string, time: number, random: () => number): readonly EventEntry[] {
  const common = { visit: id, platform: pick(platforms, random), timeZone: pick(zones, random) }
  const version = `1.${pick([9, 8, 7, 6, 5, 4, 3, 2, 1, 0], random)}.0`
  const acts: Readonly<Record<string, unknown>>[] = [{ event: 'MODAL_OPEN' }, { event: 'VIEW_CHANGED' }]
  if (random() < 0.8) {
    const attempt = { walletId: pick(wallets, random), caipNetworkId: pick(networks, random), method: 'page' }
    acts.push({ ...attempt, event: 'CONNECT_START' })
    const luck = random()
    if (luck < 0.7) acts.push({ ...attempt, event: 'CONNECT_SUCCESS', durationMs: 400 + Math.floor(random() * 20_000) })
    else if (luck < 0.8) acts.push({ ...attempt, event: 'USER_REJECTED', code: 'connection.rejected' })
    else if (luck < 0.95) acts.push({ ...attempt, event: 'CONNECT_ERROR', code: pick(codes, random) })
    acts.push({ event: 'MODAL_CLOSE' })
  }
  return acts.map((act, index) => ({
    eventId: `${id}-${index}`,
    type: 'track',
    event: String(act['event']),
    url: 'https://app.example.com',
    domain: 'app.example.com',
    timestamp: time + index,
    props: { ...common, ...act },
    sdkType: 'latchkey',
    sdkVersion: version,
  }))
}

/** What the events of a visit say. */
export function toFacts(events: readonly EventEntry[]): VisitFacts {
  return events.reduce((facts, event) => mergeFacts(facts, readEventFacts(event, undefined)?.facts ?? noFacts), noFacts)
}

/** A generator of numbers from 0 to 1 that always begins with the same ones (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5)
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = Math.trunc(mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
