import { array, maxLength, nullable, object, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from '../project/adminProject.ts'
import { analyticsMeasuresSchema, analyticsSpanSchema } from './analyticsMeasures.ts'
import { analyticsDimensionSchema, analyticsQueryEntries } from './analyticsQuery.ts'

/** Returns the visits of a project by wallet, network, error or another dimension. For the operator. */
export const adminGetAnalyticsBreakdown = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetAnalyticsBreakdown',
  summary:
    'Returns the visits of a project by wallet, network, platform, country, error, version or origin. A visit counts once for each wallet that it tried and for each error that it had.',
  method: 'GET',
  path: '/admin/v1/projects/{project}/analytics/breakdown',
  parameters: adminProjectParametersSchema,
  query: /*#__PURE__*/ object({ ...analyticsQueryEntries, by: analyticsDimensionSchema }),
  response: /*#__PURE__*/ object({
    span: analyticsSpanSchema,
    /** The visits that the filter leaves. */
    total: analyticsMeasuresSchema,
    /** The largest comes first, the other values together come last. */
    rows: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          /** Null for the other values together. */
          value: /*#__PURE__*/ nullable(/*#__PURE__*/ pipe(string(), maxLength(400))),
          visits: analyticsMeasuresSchema,
          /** In the span before. Only with `compare`. */
          previous: /*#__PURE__*/ nullable(analyticsMeasuresSchema),
        }),
      ),
      maxLength(101),
    ),
    /** Only with `compare`. */
    previous: /*#__PURE__*/ nullable(
      /*#__PURE__*/ object({ span: analyticsSpanSchema, total: analyticsMeasuresSchema }),
    ),
  }),
})
