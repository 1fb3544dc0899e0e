/** Numbers of visits. See `docs/analytics.md` for what each counts. */
export interface Measures {
  readonly opened: number
  readonly started: number
  readonly connected: number
  readonly declined: number
  readonly failed: number
  /** Left while a wallet was being asked. */
  readonly abandoned: number
  readonly signedIn: number
}

/** The measures, in the order of a report. */
export const measureNames = [
  'opened',
  'started',
  'connected',
  'signedIn',
  'declined',
  'failed',
  'abandoned',
] as const satisfies readonly (keyof Measures)[]

/** No visit. */
export const noMeasures: Measures = {
  opened: 0,
  started: 0,
  connected: 0,
  declined: 0,
  failed: 0,
  abandoned: 0,
  signedIn: 0,
}

/** Adds up two sets of visits. */
export function addMeasures(one: Measures, other: Measures): Measures {
  return {
    opened: one.opened + other.opened,
    started: one.started + other.started,
    connected: one.connected + other.connected,
    declined: one.declined + other.declined,
    failed: one.failed + other.failed,
    abandoned: one.abandoned + other.abandoned,
    signedIn: one.signedIn + other.signedIn,
  }
}
