import {
  array,
  looseObject,
  literal,
  maxLength,
  minLength,
  null_,
  number,
  optional,
  pipe,
  string,
  union,
  unknown,
  type InferOutput,
} from 'valibot'

/** The maximum number of calls in a batch. */
export const rpcBatchLimit = 1000

const id = /*#__PURE__*/ union([
  /*#__PURE__*/ pipe(string(), maxLength(256)),
  /*#__PURE__*/ number(),
  /*#__PURE__*/ null_(),
])

/** A JSON-RPC 2.0 call. Other fields are passed on. */
export const jsonRpcRequestSchema = /*#__PURE__*/ looseObject({
  jsonrpc: /*#__PURE__*/ literal('2.0'),
  id: /*#__PURE__*/ optional(id),
  method: /*#__PURE__*/ pipe(string(), minLength(1), maxLength(128)),
  params: /*#__PURE__*/ optional(/*#__PURE__*/ unknown()),
})

/** A JSON-RPC 2.0 call. */
export type JsonRpcRequest = InferOutput<typeof jsonRpcRequestSchema>

/** A call or a batch of calls. */
export const jsonRpcBodySchema = /*#__PURE__*/ union([
  jsonRpcRequestSchema,
  /*#__PURE__*/ pipe(/*#__PURE__*/ array(jsonRpcRequestSchema), minLength(1), maxLength(rpcBatchLimit)),
])

const jsonRpcResponseSchema = /*#__PURE__*/ looseObject({
  jsonrpc: /*#__PURE__*/ literal('2.0'),
  id: /*#__PURE__*/ optional(id),
  result: /*#__PURE__*/ optional(/*#__PURE__*/ unknown()),
  error: /*#__PURE__*/ optional(
    /*#__PURE__*/ looseObject({
      code: /*#__PURE__*/ number(),
      message: /*#__PURE__*/ pipe(string(), maxLength(65_536)),
    }),
  ),
})

/** An answer, or the answers to a batch in any order. */
export const jsonRpcAnswerSchema = /*#__PURE__*/ union([
  jsonRpcResponseSchema,
  /*#__PURE__*/ pipe(/*#__PURE__*/ array(jsonRpcResponseSchema), maxLength(rpcBatchLimit)),
])
