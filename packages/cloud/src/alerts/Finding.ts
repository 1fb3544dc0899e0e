import type { AlertKind, AlertValues } from '@latchkey/protocol/operator'

/** What a rule has found in one evaluation. */
export interface Finding {
  readonly rule: AlertKind
  /** See `alerts.subject`. */
  readonly subject: string
  /** The number of its project; null for the whole cloud. */
  readonly project: number | null
  readonly values: AlertValues
}
