import { array, maxLength, object, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

/** Returns the origins that may use a project. An empty list allows all. */
export const getOrigins = /*#__PURE__*/ defineEndpoint({
  name: 'getOrigins',
  summary: 'Returns the origins that may use a project.',
  method: 'GET',
  path: '/projects/v1/origins',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    allowedOrigins: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(/*#__PURE__*/ pipe(string(), maxLength(256))),
      maxLength(1_000),
    ),
  }),
})
