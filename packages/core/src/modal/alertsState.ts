import type { AlertErrorCode } from '../kernel/errors/codes.ts'

/** A fault of the app's set-up, told to its developer (S8.033). */
export interface Alert {
  readonly code: AlertErrorCode
  readonly short: string
  /** One plain sentence; it loads with the alert. */
  readonly long: string
}

/** The alert on screen, and which ones were. */
export interface AlertsState {
  /** The alert on screen. */
  readonly alert: Alert | null
  /** What has been shown already: an alert is shown once. */
  readonly shown: readonly AlertErrorCode[]
}

export const initialAlertsState: AlertsState = { alert: null, shown: [] }
