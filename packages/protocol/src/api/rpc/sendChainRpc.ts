import { object } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { jsonRpcAnswerSchema, jsonRpcBodySchema } from './jsonRpc.ts'
import { rpcChainIdSchema } from './rpcChainId.ts'

/** Sends JSON-RPC to a chain. */
export const sendChainRpc = /*#__PURE__*/ defineEndpoint({
  name: 'sendChainRpc',
  summary: "Forwards a JSON-RPC call, or a batch, to one of a chain's upstreams.",
  method: 'POST',
  path: '/v1/',
  query: /*#__PURE__*/ object({ ...sdkQueryEntries, chainId: rpcChainIdSchema }),
  body: jsonRpcBodySchema,
  response: jsonRpcAnswerSchema,
})
