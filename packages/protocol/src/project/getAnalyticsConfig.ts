import { boolean, object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

/** Returns whether a project collects events. */
export const getAnalyticsConfig = /*#__PURE__*/ defineEndpoint({
  name: 'getAnalyticsConfig',
  summary: 'Returns whether a project collects events.',
  method: 'GET',
  path: '/getAnalyticsConfig',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({ isAnalyticsEnabled: /*#__PURE__*/ boolean() }),
})
