import type { EventEntry } from './EventEntry.ts'

/** An event of a project. */
export interface IncomingEvent {
  readonly projectKey: string
  /** The page's origin according to its browser; by default the one that the event names. */
  readonly origin?: string | undefined
  readonly entry: EventEntry
}
