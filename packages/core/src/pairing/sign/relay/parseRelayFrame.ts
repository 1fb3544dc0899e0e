import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'
import { parseJson } from '../../../kernel/utils/parseJson.ts'
import { readIdText } from '../readIdText.ts'
import { longestFrame } from './constants.ts'

/** The relay's error for a request. */
export interface RelayFault {
  readonly code: number
  readonly message: string
}

/** A parsed frame of the relay. */
export type RelayFrame =
  | {
      readonly kind: 'message'
      readonly topic: string
      readonly message: string
      /** The frame that acknowledges the message. */
      readonly receipt: string
    }
  | { readonly kind: 'answer'; readonly id: string; readonly result: unknown; readonly fault: RelayFault | undefined }

/** Parses a frame of the relay. Returns `undefined` if it is malformed. */
export function parseRelayFrame(text: unknown): RelayFrame | undefined {
  if (typeof text !== 'string' || text.length > longestFrame) return undefined
  const frame = parseJson(text)
  if (!isPlainObject(frame)) return undefined
  const { id, method, params, result, error } = frame
  const idText = readIdText(text, id)
  if (idText === undefined) return undefined
  // Our ids are strings, but a relay may answer with the same digits as a number.
  if (method === undefined) return { kind: 'answer', id: idText.replaceAll('"', ''), result, fault: toFault(error) }

  const data = isPlainObject(params) ? params['data'] : undefined
  if (typeof method !== 'string' || !method.endsWith('_subscription') || !isPlainObject(data)) return undefined
  const { topic, message } = data
  if (typeof topic !== 'string' || typeof message !== 'string') return undefined
  return { kind: 'message', topic, message, receipt: `{"id":${idText},"jsonrpc":"2.0","result":true}` }
}

function toFault(error: unknown): RelayFault | undefined {
  if (error === undefined || error === null) return undefined
  const { code, message } = isPlainObject(error) ? error : {}
  return {
    code: typeof code === 'number' ? code : 0,
    message: typeof message === 'string' ? message.slice(0, 300) : '',
  }
}
