import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
  union,
} from 'valibot'
import { operatorEmailSchema, operatorIdSchema } from './operatorSchemas.ts'

/** The rules of alerts. Rules are only ever added. */
export const alertRuleNames = ['failureRate', 'originRefused', 'upstreamDown', 'executorBalance', 'storage'] as const

/** A rule of alerts. */
export type AlertRuleName = (typeof alertRuleNames)[number]

/** What alerts are about: the rules, and what is always looked for and cannot be muted. */
export const alertKinds = [...alertRuleNames, 'reveals'] as const

/** What an alert is about. */
export type AlertKind = (typeof alertKinds)[number]

const whole = (least: number, most: number) =>
  /*#__PURE__*/ pipe(number(), integer('Not a whole number'), minValue(least), maxValue(most))

/** When the cloud alerts its operators. */
export const alertRulesSchema = /*#__PURE__*/ strictObject({
  /** The failure rate of 30 minutes is so many times that of the 7 days before. */
  failureRate: /*#__PURE__*/ strictObject({
    isOn: boolean(),
    factor: /*#__PURE__*/ pipe(number(), minValue(1.1), maxValue(100)),
  }),
  /** So many requests of one origin were refused within an hour. */
  originRefused: /*#__PURE__*/ strictObject({ isOn: boolean(), requests: /*#__PURE__*/ whole(1, 1_000_000) }),
  /** A JSON-RPC upstream or a bundler does not answer for so long. */
  upstreamDown: /*#__PURE__*/ strictObject({ isOn: boolean(), minutes: /*#__PURE__*/ whole(1, 1_440) }),
  /** The coins of an executor last for fewer days at the rate of the last 7 days. */
  executorBalance: /*#__PURE__*/ strictObject({ isOn: boolean(), days: /*#__PURE__*/ whole(1, 90) }),
  /** The database is larger than a part of its limit, or reaches the limit within so many days. */
  storage: /*#__PURE__*/ strictObject({
    isOn: boolean(),
    percent: /*#__PURE__*/ whole(1, 99),
    days: /*#__PURE__*/ whole(1, 365),
  }),
})

/** When the cloud alerts its operators. */
export type AlertRules = InferOutput<typeof alertRulesSchema>

/** The numbers and names behind an alert. Amounts of coins are decimal numbers in wei. */
export const alertValuesSchema = /*#__PURE__*/ record(string(), /*#__PURE__*/ union([string(), number()]))

/** The numbers and names behind an alert. */
export type AlertValues = InferOutput<typeof alertValuesSchema>

/** The project of an alert. */
const alertProjectSchema = /*#__PURE__*/ object({ key: string(), name: string() })

/** An alert. Times are in ms since the epoch. */
export const alertSchema = /*#__PURE__*/ object({
  id: operatorIdSchema,
  rule: /*#__PURE__*/ picklist(alertKinds),
  /** Null for an alert of the whole cloud. */
  project: /*#__PURE__*/ nullable(alertProjectSchema),
  /** What happened, in a line. */
  title: string(),
  /** The numbers, and what to do. */
  text: string(),
  values: alertValuesSchema,
  openedAt: number(),
  /** When it was last sent to its receivers; null if it never was. */
  notifiedAt: /*#__PURE__*/ nullable(number()),
  /** Null while it is open. */
  resolvedAt: /*#__PURE__*/ nullable(number()),
  /** Until when nothing is sent about it; null if it is not muted. */
  mutedUntil: /*#__PURE__*/ nullable(number()),
})

/** An alert. */
export type AdminAlert = InferOutput<typeof alertSchema>

/** A webhook that receives alerts. */
export const alertWebhookSchema = /*#__PURE__*/ object({
  id: operatorIdSchema,
  name: string(),
  /** Scheme and host of its URL. The rest may be a key. */
  origin: string(),
  createdAt: number(),
  /** Until when the secret before the present one signs as well; null if it does not. */
  previousUntil: /*#__PURE__*/ nullable(number()),
})

/** A webhook that receives alerts. */
export type AlertWebhook = InferOutput<typeof alertWebhookSchema>

/** What operators set about alerts. */
export const alertSettingsSchema = /*#__PURE__*/ object({
  /** Grows by one with each change of rules and mails: the version that `if-match` names. */
  revision: number(),
  rules: alertRulesSchema,
  /** The addresses that get mails. */
  mails: array(string()),
  webhooks: array(alertWebhookSchema),
  /** Whether the cloud has a mail server. */
  hasMailer: boolean(),
  /** Whether the size limit of the database is known. */
  hasStorageLimit: boolean(),
})

/** What operators set about alerts. */
export type AlertSettings = InferOutput<typeof alertSettingsSchema>

/** A change of rules and mails. Absent parts do not change. */
export const alertChangeSchema = /*#__PURE__*/ strictObject({
  rules: /*#__PURE__*/ optional(alertRulesSchema),
  mails: /*#__PURE__*/ optional(
    /*#__PURE__*/ pipe(array(operatorEmailSchema), maxLength(20, 'More than 20 addresses')),
  ),
})

/** A change of rules and mails. */
export type AlertChange = InferOutput<typeof alertChangeSchema>

/** What a message about an alert says. */
export const alertEvents = ['opened', 'repeated', 'resolved', 'test'] as const

/** The id of a message: `webhook-id` of Standard Webhooks. It stays the same over all tries. */
export const alertDeliveryIdSchema = /*#__PURE__*/ pipe(string(), maxLength(64), regex(/^[\w-]+$/, 'Not an id'))

/** A message to one receiver. Times are in ms since the epoch. */
export const alertDeliverySchema = /*#__PURE__*/ object({
  id: alertDeliveryIdSchema,
  event: /*#__PURE__*/ picklist(alertEvents),
  /** Of the alert. */
  title: string(),
  channel: /*#__PURE__*/ picklist(['mail', 'webhook']),
  /** An e-mail address, or the name of a webhook. */
  receiver: string(),
  state: /*#__PURE__*/ picklist(['waiting', 'sent', 'failed']),
  tries: number(),
  createdAt: number(),
  sentAt: /*#__PURE__*/ nullable(number()),
  /** When the next try is due; null if there is none. */
  nextAt: /*#__PURE__*/ nullable(number()),
  /** Why the last try failed; null if it did not. */
  error: /*#__PURE__*/ nullable(string()),
})

/** A message to one receiver. */
export type AlertDelivery = InferOutput<typeof alertDeliverySchema>
