import { type InferOutput, maxLength, object, optional, picklist, pipe, regex, string, transform } from 'valibot'
import { adminTimeSchema } from '../project/adminPage.ts'

/** What visits can be filtered and broken down by. */
export const analyticsDimensions = ['wallet', 'network', 'platform', 'country', 'error', 'version', 'origin'] as const

/** What visits can be filtered and broken down by. */
export type AnalyticsDimension = (typeof analyticsDimensions)[number]

export const analyticsDimensionSchema = /*#__PURE__*/ picklist(analyticsDimensions)

/** Such as `wallet:io.metamask`. */
const filterSchema = /*#__PURE__*/ pipe(
  string(),
  maxLength(400),
  regex(/^\w+:./, 'Not a filter such as wallet:io.metamask'),
  transform((text) => {
    const end = text.indexOf(':')
    return { dimension: text.slice(0, end), value: text.slice(end + 1) }
  }),
  /*#__PURE__*/ object({ dimension: analyticsDimensionSchema, value: string() }),
)

/** The query of every report: a span, the span before for comparison, and one filter. */
export const analyticsQueryEntries = {
  /** The span: `from` is included, `to` is not. By default the last 7 days. Rounded to hours, or to days in UTC: see `unit`. */
  from: /*#__PURE__*/ optional(adminTimeSchema),
  to: /*#__PURE__*/ optional(adminTimeSchema),
  /** Adds the numbers of the span of the same length before. */
  compare: /*#__PURE__*/ optional(/*#__PURE__*/ picklist(['previous'])),
  /** Counts only visits with this value. */
  filter: /*#__PURE__*/ optional(filterSchema),
}

const querySchema = /*#__PURE__*/ object(analyticsQueryEntries)

/** A parsed query of a report. Times are in ms since the epoch. */
export type AnalyticsQuery = InferOutput<typeof querySchema>
