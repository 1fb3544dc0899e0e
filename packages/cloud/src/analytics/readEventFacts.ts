import { createHash } from 'node:crypto'
import { isCaipNetworkId } from '@latchkey/protocol/caip'
import { eventPlatforms } from '@latchkey/protocol/project'
import type { EventEntry } from './EventEntry.ts'
import { findCountry } from './findCountry.ts'
import { type FirstValue, noFacts, type VisitFacts } from './VisitFacts.ts'
import { unknownValue } from './dimensions.ts'

/** What an event says of its visit. */
export interface EventFacts {
  /** A hash of the id that the modal made. */
  readonly visit: string
  readonly facts: VisitFacts
}

/** Ends of an attempt that the visitor left: neither declined nor failed. */
const abandoned: ReadonlySet<string> = new Set(['connection.aborted', 'connection.modalClosed', 'modal.destroyed'])

/** The longest duration that is believed: an hour, in ms. */
const durationAtMost = 3_600_000

/**
 * Reads what an event says of its visit. Texts are kept only if they look as ours do.
 *
 * @param origin the page's origin according to its browser; by default the one that the event names.
 * @returns `undefined` for an event that names no visit, as those of other clients and older versions.
 */
export function readEventFacts(entry: EventEntry, origin: string | undefined): EventFacts | undefined {
  const { props, sdkVersion, timestamp: time, url } = entry
  const visit = match(props['visit'], /^[\w-]{8,64}$/)
  if (visit === undefined || entry.type !== 'track') return undefined
  const country = typeof props['timeZone'] === 'string' ? findCountry(props['timeZone']) : undefined
  const platform = eventPlatforms.find((name) => name === props['platform'])
  const at = (value: string | undefined): FirstValue | null => (value === undefined ? null : { time, value })
  return {
    visit: createHash('sha256').update(visit).digest('base64url').slice(0, 22),
    facts: {
      ...noFacts,
      ...readAct(entry),
      platform: at(platform),
      country: at(country),
      version: at(match(sdkVersion, /^[\w.+-]{1,40}$/)),
      origin: at(match(origin ?? new URL(url).origin, /^https?:\/\/[\w.:[\]-]{1,253}$/)),
    },
  }
}

function readAct({ event, props, timestamp: time }: EventEntry): Partial<VisitFacts> {
  if (event === 'MODAL_OPEN') return { isOpened: true }
  if (event === 'SIWX_AUTH_SUCCESS') return { isSignedIn: true }
  const id = match(toWord(props['walletId'] ?? props['connectorId']), /^[\w.:-]{1,64}$/) ?? unknownValue
  const network = isCaipNetworkId(props['caipNetworkId']) ? props['caipNetworkId'] : undefined
  const tryWallet = (outcome: 0 | 1 | 2, latest = time): Partial<VisitFacts> => ({
    wallets: [{ id, isConnected: false, latest: { time: latest, outcome } }],
    network: network === undefined ? null : { rank: 1, time, value: network },
  })
  switch (event) {
    case 'CONNECT_START':
      return tryWallet(0)
    case 'USER_REJECTED':
      return tryWallet(1)
    case 'CONNECT_ERROR': {
      const code = match(props['code'], /^[a-zA-Z]{1,32}(?:\.[a-zA-Z]{1,48}){1,3}$/) ?? unknownValue
      // The end arrives after the next attempt has begun, so it says nothing of which one is the latest.
      if (abandoned.has(code)) return tryWallet(0, 0)
      return { ...tryWallet(2), errors: [{ wallet: id, code }] }
    }
    case 'CONNECT_SUCCESS':
      return {
        wallets: [{ id, isConnected: true, latest: { time, outcome: 0 } }],
        network: network === undefined ? null : { rank: 0, time, value: network },
        first: { time, wallet: id, duration: readDuration(props['durationMs']) },
      }
    default:
      return {}
  }
}

function readDuration(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= durationAtMost ? Math.round(value) : null
}

/** Ids of wallets that have only a name contain spaces. */
function toWord(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().replaceAll(/\s+/g, '-') : value
}

function match(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}
