import { nullable, object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from '../project/adminProject.ts'
import { analyticsMeasuresSchema, analyticsSpanSchema } from './analyticsMeasures.ts'
import { analyticsQueryEntries } from './analyticsQuery.ts'

/** Returns how far the visits of a project came. For the operator. */
export const adminGetAnalyticsFunnel = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetAnalyticsFunnel',
  summary:
    'Returns how far the visits of a project came. Of those that started, each connected, declined, failed or was abandoned.',
  method: 'GET',
  path: '/admin/v1/projects/{project}/analytics/funnel',
  parameters: adminProjectParametersSchema,
  query: /*#__PURE__*/ object(analyticsQueryEntries),
  response: /*#__PURE__*/ object({
    span: analyticsSpanSchema,
    visits: analyticsMeasuresSchema,
    /** Only with `compare`. */
    previous: /*#__PURE__*/ nullable(
      /*#__PURE__*/ object({ span: analyticsSpanSchema, visits: analyticsMeasuresSchema }),
    ),
  }),
})
