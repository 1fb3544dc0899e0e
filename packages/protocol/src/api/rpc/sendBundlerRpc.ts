import { object, optional } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { wordField } from '../fields.ts'
import { jsonRpcAnswerSchema, jsonRpcBodySchema } from './jsonRpc.ts'
import { rpcChainIdSchema } from './rpcChainId.ts'

/** Sends JSON-RPC, such as `eth_getUserOperationReceipt`, to a chain's bundler. */
export const sendBundlerRpc = /*#__PURE__*/ defineEndpoint({
  name: 'sendBundlerRpc',
  summary: "Forwards a JSON-RPC call, or a batch, to a chain's bundler (ERC-4337).",
  method: 'POST',
  path: '/v1/bundler',
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    chainId: rpcChainIdSchema,
    /** The preferred bundler. The operator decides which one answers. */
    bundler: /*#__PURE__*/ optional(wordField),
  }),
  body: jsonRpcBodySchema,
  response: jsonRpcAnswerSchema,
})
