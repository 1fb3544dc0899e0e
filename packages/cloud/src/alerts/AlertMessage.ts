import { alertKinds, alertValuesSchema } from '@latchkey/protocol/operator'
import { type InferOutput, nullable, number, object, picklist, string } from 'valibot'

/** What is sent about an alert: the body of a webhook, from which mails are written as well. Times are in ms since the epoch. */
export const alertMessageSchema = object({
  type: picklist(['alert.opened', 'alert.repeated', 'alert.resolved', 'alert.test']),
  /** When it was written, as ISO 8601. */
  timestamp: string(),
  data: object({
    /** The alert's id; null for a test. */
    alert: nullable(string()),
    rule: nullable(picklist(alertKinds)),
    project: nullable(object({ key: string(), name: string() })),
    title: string(),
    text: string(),
    values: alertValuesSchema,
    openedAt: nullable(number()),
    resolvedAt: nullable(number()),
    /** The page of the alerts; null if there is no dashboard. */
    url: nullable(string()),
  }),
})

/** What is sent about an alert. */
export type AlertMessage = InferOutput<typeof alertMessageSchema>
