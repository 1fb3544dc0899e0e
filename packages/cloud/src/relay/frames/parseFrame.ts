import { is, looseObject, number, optional, safeParse, string, union, unknown } from 'valibot'
import type { RelayErrorReason } from '@latchkey/protocol/relay'
import type { RawData } from 'ws'
import { findRequestId } from './findRequestId.ts'

/** What a client sent: a request, with its id as its own text; or its word for a push; or neither. */
export type Frame =
  | { readonly kind: 'request'; readonly id: string; readonly method: string; readonly params: unknown }
  | { readonly kind: 'acknowledgement'; readonly pushId: number }
  /** An error in answer to a push: the push stays unacknowledged. */
  | { readonly kind: 'complaint' }
  | { readonly kind: 'malformed'; readonly id: string; readonly reason: RelayErrorReason; readonly message: string }

const frameSchema = looseObject({
  jsonrpc: optional(unknown()),
  method: optional(unknown()),
  result: optional(unknown()),
  error: optional(unknown()),
  id: optional(unknown()),
})
const answerIdSchema = union([number(), string()])

/** The id of an answer to what has none of its own that could be repeated. */
const noId = '0'
/** Longer ids are nobody's: clients send 10 to 21 characters. */
const idLengthAtMost = 128

/** Reads a frame. */
export function parseFrame(text: string): Frame {
  const value = parseJson(text)
  const frame = safeParse(frameSchema, value)
  if (!frame.success || Array.isArray(value))
    return {
      kind: 'malformed',
      id: noId,
      reason: 'Serialization',
      message: 'A frame holds one JSON-RPC 2.0 object.',
    }
  const { error, id, jsonrpc, method, params, result } = frame.output
  if (method === undefined && (result !== undefined || error !== undefined)) {
    const isId = is(answerIdSchema, id)
    return result !== undefined && isId ? { kind: 'acknowledgement', pushId: Number(id) } : { kind: 'complaint' }
  }
  const ownId = findRequestId(text)
  if (ownId === undefined || !isRequestId(ownId))
    return {
      kind: 'malformed',
      id: noId,
      reason: 'InvalidRequestId',
      message: 'The id of a request is a whole number or a string.',
    }
  if (jsonrpc !== '2.0')
    return { kind: 'malformed', id: ownId, reason: 'InvalidJsonRpcVersion', message: 'The version must be "2.0".' }
  if (typeof method !== 'string')
    return { kind: 'malformed', id: ownId, reason: 'InvalidMethod', message: 'The method is missing.' }
  return { kind: 'request', id: ownId, method, params }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRequestId(text: string): boolean {
  return text.length <= idLengthAtMost && /^(?:"[^]*"|-?(?:0|[1-9]\d*))$/.test(text)
}

/** The text of a frame. */
export function toText(frame: RawData): string {
  if (Array.isArray(frame)) return Buffer.concat(frame).toString('utf8')
  return Buffer.isBuffer(frame) ? frame.toString('utf8') : Buffer.from(frame).toString('utf8')
}
