import { array, integer, maxLength, minValue, nullable, number, object, pipe } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from '../project/adminProject.ts'
import { analyticsSpanSchema } from './analyticsMeasures.ts'
import { analyticsQueryEntries } from './analyticsQuery.ts'

const count = /*#__PURE__*/ pipe(number(), integer(), minValue(0))

const summary = {
  span: analyticsSpanSchema,
  /** The visits that connected, and whose time is known. */
  visits: count,
  /** What half of the visits did not exceed, in ms, at most 9 % from the true value; null without visits. */
  median: /*#__PURE__*/ nullable(count),
  /** What 95 of 100 visits did not exceed. */
  p95: /*#__PURE__*/ nullable(count),
}

/** Returns how long the visitors of a project took to connect. For the operator. */
export const adminGetAnalyticsDurations = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetAnalyticsDurations',
  summary: 'Returns how long visits of a project took to connect, from the choice of a wallet.',
  method: 'GET',
  path: '/admin/v1/projects/{project}/analytics/durations',
  parameters: adminProjectParametersSchema,
  query: /*#__PURE__*/ object(analyticsQueryEntries),
  response: /*#__PURE__*/ object({
    ...summary,
    buckets: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          /** In ms: longer than `from`, and at most `to`, which is null for the last bucket. */
          from: count,
          to: /*#__PURE__*/ nullable(count),
          visits: count,
        }),
      ),
      maxLength(48),
    ),
    /** Only with `compare`. */
    previous: /*#__PURE__*/ nullable(/*#__PURE__*/ object(summary)),
  }),
})
