import { array, type InferOutput, integer, maxLength, minValue, number, object, picklist, pipe } from 'valibot'

const count = /*#__PURE__*/ pipe(number(), integer(), minValue(0))

const measureEntries = {
  /** Opened the modal, or connected without it. */
  opened: count,
  /** Chose a wallet. */
  started: count,
  /** Connected at least once. */
  connected: count,
  /** Connected, and signed in. */
  signedIn: count,
  /** Did not connect, and declined at last. */
  declined: count,
  /** Did not connect, because the last attempt failed. */
  failed: count,
  /** Did not connect, and left while a wallet was being asked. */
  abandoned: count,
}

/** Numbers of visits. */
export const analyticsMeasuresSchema = /*#__PURE__*/ object(measureEntries)

/** Numbers of visits. */
export type AnalyticsMeasures = InferOutput<typeof analyticsMeasuresSchema>

/** The span of a report, rounded to its unit. */
export const analyticsSpanSchema = /*#__PURE__*/ object({
  /** In ms since the epoch; `from` is included, `to` is not. */
  from: count,
  to: count,
  /** Hours, or days in UTC. Spans of at most 14 days are in hours while the hours are kept. */
  unit: /*#__PURE__*/ picklist(['hour', 'day']),
})

/** A span, rounded to its unit. */
export type AnalyticsSpan = InferOutput<typeof analyticsSpanSchema>

/** Numbers of visits over time: one entry for each hour or day, from the first on. */
export const analyticsPointsSchema = /*#__PURE__*/ pipe(
  /*#__PURE__*/ array(
    /*#__PURE__*/ object({
      /** When the hour or day begins, in ms since the epoch. */
      at: count,
      ...measureEntries,
    }),
  ),
  maxLength(1_200),
)
