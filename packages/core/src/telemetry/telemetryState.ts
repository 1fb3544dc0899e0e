import type { RecordedEvent } from './events.ts'

/** What happened last. */
export interface TelemetryState {
  /** The latest event, for those who watch. */
  readonly latest: RecordedEvent | null
  /** Whether the alert of a forbidden origin has been shown (S4.078). */
  readonly hasShownForbiddenOrigin: boolean
}

export const initialTelemetryState: TelemetryState = { latest: null, hasShownForbiddenOrigin: false }
