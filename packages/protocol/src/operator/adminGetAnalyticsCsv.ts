import { object, optional, picklist } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from '../project/adminProject.ts'
import { analyticsDimensionSchema, analyticsQueryEntries } from './analyticsQuery.ts'

/** Returns the numbers of a report as a table. For the operator. */
export const adminGetAnalyticsCsv = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetAnalyticsCsv',
  summary: 'Returns the numbers of a report as CSV (RFC 4180) in UTF-8, with times in ISO 8601.',
  method: 'GET',
  path: '/admin/v1/projects/{project}/analytics.csv',
  parameters: adminProjectParametersSchema,
  query: /*#__PURE__*/ object({
    ...analyticsQueryEntries,
    report: /*#__PURE__*/ picklist(['series', 'breakdown', 'funnel', 'durations']),
    /** Of a breakdown. A series is of the total. */
    by: /*#__PURE__*/ optional(analyticsDimensionSchema),
  }),
  response: 'blob',
})
