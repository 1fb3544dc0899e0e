import { is, looseObject, number, optional, safeParse, string, union, unknown } from 'valibot'
import type { RelayErrorReason } from '@latchkey/protocol/relay'
import type { RawData } from 'ws'
import { isModestJson } from '../../request/isModestJson.ts'
import { findRequestId } from './findRequestId.ts'

/** A parsed frame from a client: a request with the raw text of its id, an acknowledgement of a push, or neither. */
export type Frame =
  | { readonly kind: 'request'; readonly id: string; readonly method: string; readonly params: unknown }
  | { readonly kind: 'acknowledgement'; readonly pushId: number }
  /** An error answer to a push, which leaves the push unacknowledged. */
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

/** The id of an answer to a frame without a usable id. */
const noId = '0'
/** Clients send ids of 10 to 21 characters. */
const idLengthAtMost = 128

/** Parses a frame. */
export function parseFrame(text: string): Frame {
  // A batch of 500 messages has less than half as many names.
  if (!isModestJson(text))
    return { kind: 'malformed', id: noId, reason: 'Serialization', message: 'A frame must not have so many parts.' }
  const value = parseJson(text)
  const frame = safeParse(frameSchema, value)
  if (!frame.success || Array.isArray(value))
    return {
      kind: 'malformed',
      id: noId,
      reason: 'Serialization',
      message: 'A frame must contain one JSON-RPC 2.0 object.',
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
      message: 'The id of a request must be an integer or a string.',
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

/** Decodes a frame as UTF-8. */
export function toText(frame: RawData): string {
  if (Array.isArray(frame)) return Buffer.concat(frame).toString('utf8')
  return Buffer.isBuffer(frame) ? frame.toString('utf8') : Buffer.from(frame).toString('utf8')
}
