import type { RecordedEvent } from './events.ts'

/** The state of telemetry. */
export interface TelemetryState {
  /** The latest event. */
  readonly latest: RecordedEvent | null
  /** Whether the alert of a forbidden origin has been shown. */
  readonly hasShownForbiddenOrigin: boolean
}

export const initialTelemetryState: TelemetryState = { latest: null, hasShownForbiddenOrigin: false }
