import { array, maxLength, nullable, object, optional, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminProjectParametersSchema } from '../project/adminProject.ts'
import { analyticsPointsSchema, analyticsSpanSchema } from './analyticsMeasures.ts'
import { analyticsDimensionSchema, analyticsQueryEntries } from './analyticsQuery.ts'

/** Returns the visits of a project over time. For the operator. */
export const adminGetAnalyticsSeries = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetAnalyticsSeries',
  summary: 'Returns the visits of a project by hour or day.',
  method: 'GET',
  path: '/admin/v1/projects/{project}/analytics/series',
  parameters: adminProjectParametersSchema,
  query: /*#__PURE__*/ object({
    ...analyticsQueryEntries,
    /** Adds the four largest values of this dimension, and the others together. */
    by: /*#__PURE__*/ optional(analyticsDimensionSchema),
  }),
  response: /*#__PURE__*/ object({
    span: analyticsSpanSchema,
    total: analyticsPointsSchema,
    /** Only with `by`; the largest comes first. */
    groups: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          /** Null for the other values together. */
          value: /*#__PURE__*/ nullable(/*#__PURE__*/ pipe(string(), maxLength(400))),
          points: analyticsPointsSchema,
        }),
      ),
      maxLength(5),
    ),
    /** Only with `compare`. */
    previous: /*#__PURE__*/ nullable(/*#__PURE__*/ object({ span: analyticsSpanSchema, total: analyticsPointsSchema })),
  }),
})
