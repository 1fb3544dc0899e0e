import { type AnalyticsDimension, analyticsDimensions } from '@latchkey/protocol/operator'
import {
  check,
  fallback,
  type InferOutput,
  integer,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { columnIds } from './sortRows.ts'

/** The five measures that a tile shows and the chart draws. */
export const measureIds = ['opened', 'connected', 'rate', 'signedIn', 'time'] as const

/** See `measureIds`. */
export type MeasureId = (typeof measureIds)[number]

const day = pipe(
  string(),
  regex(/^\d{4}-\d\d-\d\d$/),
  check((text) => Number.isFinite(Date.parse(text))),
)

const whole = pipe(number(), integer(), minValue(1))

const filter = pipe(
  string(),
  check((text) => analyticsDimensions.some((name) => text.startsWith(`${name}:`) && text.length > name.length + 1)),
)

/**
 * What the address of each page of the analytics says. What it says wrongly is ignored, so that an odd link still opens. The router keeps
 * addresses as `addresses.ts` has them, so that this loads with the pages.
 */
export const analyticsSearchSchema = object({
  /** Days in UTC; both are included. Default: the last 28 days. */
  from: fallback(optional(day), undefined),
  to: fallback(optional(day), undefined),
  /** Default: with the span before. */
  compare: fallback(optional(picklist(['none'])), undefined),
  /** Default: connected. */
  measure: fallback(optional(picklist(measureIds)), undefined),
  /** Such as `wallet:io.metamask`. */
  filter: fallback(optional(filter), undefined),
  by: fallback(optional(picklist(analyticsDimensions)), undefined),
})

/** See `analyticsSearchSchema`. */
export type AnalyticsSearch = InferOutput<typeof analyticsSearchSchema>

/** The order of a full table, and its page. */
export const breakdownSearchSchema = object({
  sort: fallback(optional(picklist(columnIds)), undefined),
  order: fallback(optional(picklist(['up'])), undefined),
  page: fallback(optional(whole), undefined),
})

/** A filter of visits. */
export interface AnalyticsFilter {
  readonly dimension: AnalyticsDimension
  readonly value: string
}

/** Reads the filter of an address. */
export function readFilter(text: string | undefined): AnalyticsFilter | undefined {
  if (text === undefined) return undefined
  const end = text.indexOf(':')
  const dimension = analyticsDimensions.find((name) => name === text.slice(0, end))
  return dimension === undefined ? undefined : { dimension, value: text.slice(end + 1) }
}
