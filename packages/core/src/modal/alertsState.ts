import type { AlertErrorCode } from '../kernel/errors/errorSurfaces.ts'

/** A misconfiguration of the app, shown to its developer. */
export interface Alert {
  readonly code: AlertErrorCode
  readonly short: string
  /** One plain sentence, loaded with the alert. */
  readonly long: string
}

/** The visible alert, and the alerts shown so far. */
export interface AlertsState {
  /** The visible alert. */
  readonly alert: Alert | null
  /** Alerts already shown; each is shown once. */
  readonly shown: readonly AlertErrorCode[]
}

export const initialAlertsState: AlertsState = { alert: null, shown: [] }
