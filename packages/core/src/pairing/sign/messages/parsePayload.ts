import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'
import { parseJson } from '../../../kernel/utils/parseJson.ts'
import { readIdText } from '../readIdText.ts'

/** An error from a wallet. */
export interface PeerFault {
  readonly code: number
  readonly message: string
  /** Untrusted details from the wallet. */
  readonly data?: unknown
}

/** A request from the wallet. */
export interface PeerRequest {
  readonly kind: 'request'
  /** The id as JSON text. */
  readonly id: string
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A wallet's answer to our request. */
export interface PeerResponse {
  readonly kind: 'response'
  /** The id as JSON text. */
  readonly id: string
  readonly result: unknown
  readonly fault: PeerFault | undefined
}

/** Parses the content of an envelope: a JSON-RPC request or response. Returns `undefined` for anything else. */
export function parsePayload(text: string): PeerRequest | PeerResponse | undefined {
  const payload = parseJson(text)
  if (!isPlainObject(payload)) return undefined
  const { method, params, result, error } = payload
  const id = readIdText(text, payload['id'])
  if (id === undefined) return undefined
  if (typeof method === 'string')
    return { kind: 'request', id, method: method.slice(0, 128), params: isPlainObject(params) ? params : {} }
  if (error !== undefined && error !== null) return { kind: 'response', id, result: undefined, fault: toFault(error) }
  return Object.hasOwn(payload, 'result') ? { kind: 'response', id, result, fault: undefined } : undefined
}

function toFault(error: unknown): PeerFault {
  if (!isPlainObject(error)) return { code: 0, message: typeof error === 'string' ? error.slice(0, 1_000) : '' }
  const { code, message, data } = error
  return {
    code: typeof code === 'number' ? code : 0,
    message: typeof message === 'string' ? message.slice(0, 1_000) : '',
    ...(data === undefined ? {} : { data }),
  }
}
