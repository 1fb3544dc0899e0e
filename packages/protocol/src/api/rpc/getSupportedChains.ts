import { array, maxLength, object, pipe } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'

const chains = /*#__PURE__*/ pipe(/*#__PURE__*/ array(caipNetworkIdSchema), maxLength(1000))

/** Returns the chains whose RPC the cloud serves. */
export const getSupportedChains = /*#__PURE__*/ defineEndpoint({
  name: 'getSupportedChains',
  summary: 'Returns the CAIP-2 ids of the chains whose RPC the cloud serves.',
  method: 'GET',
  path: '/v1/supported-chains',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    /** The chains served over HTTP, by `POST /v1/`. */
    http: chains,
    /** The chains served over WebSocket. */
    ws: chains,
  }),
})
