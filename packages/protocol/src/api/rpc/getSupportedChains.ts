import { array, maxLength, object, pipe } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'

const chains = /*#__PURE__*/ pipe(/*#__PURE__*/ array(caipNetworkIdSchema), maxLength(1000))

/** Reads the chains whose RPC the cloud serves (S7.003). */
export const getSupportedChains = /*#__PURE__*/ defineEndpoint({
  name: 'getSupportedChains',
  summary: 'Reads the CAIP-2 ids of the chains whose RPC is served here.',
  method: 'GET',
  path: '/v1/supported-chains',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    /** By `POST /v1/`. */
    http: chains,
    /** By WebSocket. */
    ws: chains,
  }),
})
