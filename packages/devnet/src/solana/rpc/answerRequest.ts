import { isRecord } from './readParams.ts'
import { RpcError } from './RpcError.ts'
import type { RpcContext, RpcMethods } from './RpcMethod.ts'

/** A JSON-RPC 2.0 response, before serialisation. */
export type RpcAnswer = Readonly<Record<string, unknown>>

/** The ids that a response may repeat. */
type RpcId = string | number | null

/**
 * Handles one request, or every request of a batch in order. Returns `undefined` if there is no response, as for
 * notifications.
 */
export async function answerRequest(parameters: {
  readonly methods: RpcMethods
  readonly context: RpcContext
  readonly request: unknown
}): Promise<RpcAnswer | readonly RpcAnswer[] | undefined> {
  const { request } = parameters
  if (!Array.isArray(request)) return answerOne(parameters)
  if (request.length === 0) return refuse(null, new RpcError('invalidRequest', 'Invalid request'))
  const answers: RpcAnswer[] = []
  for (const one of request) {
    const answer = await answerOne({ ...parameters, request: one })
    if (answer !== undefined) answers.push(answer)
  }
  return answers.length === 0 ? undefined : answers
}

/** The response to a body that is not JSON. */
export function answerGarbage(): RpcAnswer {
  return refuse(null, new RpcError('parseError', 'Parse error'))
}

async function answerOne(parameters: Parameters<typeof answerRequest>[0]): Promise<RpcAnswer | undefined> {
  const { context, methods, request } = parameters
  const isRequest = isRecord(request) && request['jsonrpc'] === '2.0' && typeof request['method'] === 'string'
  const id = isRecord(request) ? readId(request['id']) : null
  if (!isRequest || typeof request['method'] !== 'string' || id === undefined) {
    return refuse(null, new RpcError('invalidRequest', 'Invalid request'))
  }
  const isNotification = !Object.hasOwn(request, 'id')
  try {
    const { method, params = [] } = request
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (run === undefined) throw new RpcError('methodNotFound', 'Method not found')
    context.onLog?.(`solana: ${method}`)
    if (!Array.isArray(params)) throw new RpcError('invalidParams', 'Invalid params: expected an array')
    const result = await run(context, params)
    return isNotification ? undefined : { jsonrpc: '2.0', result, id }
  } catch (error) {
    if (!(error instanceof RpcError)) context.onLog?.(`solana: ${request['method']} failed: ${String(error)}`)
    return isNotification ? undefined : refuse(id, error)
  }
}

function readId(value: unknown): RpcId | undefined {
  if (value === undefined || value === null) return null
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

function refuse(id: RpcId, error: unknown): RpcAnswer {
  const known = error instanceof RpcError ? error : new RpcError('internalError', 'Internal error')
  const { code, details, message } = known
  return { jsonrpc: '2.0', error: { code, message, data: details }, id }
}
