import { isPlainObject } from '@latchkey/core/adapter'

/** An invalid field of a batch. */
export interface CallsFault {
  /** The field's path, such as `calls[0].to`. */
  readonly option: string
  readonly given: unknown
}

/**
 * Finds the first fault in the payload of `wallet_sendCalls`: a `to` (S5.019) or a `data` (S5.020) that does not start
 * with 0x. Returns `undefined` if the payload is valid.
 */
export function findCallsFault(payload: unknown): CallsFault | undefined {
  const calls: unknown = isPlainObject(payload) ? payload['calls'] : undefined
  if (!Array.isArray(calls)) return { option: 'calls', given: calls }
  for (const [index, call] of calls.entries()) {
    for (const key of ['to', 'data']) {
      const value: unknown = isPlainObject(call) ? call[key] : undefined
      const isValid = typeof value === 'string' && value.startsWith('0x')
      if (!isValid && !(key === 'data' && value === undefined))
        return { option: `calls[${index}].${key}`, given: value }
    }
  }
  return undefined
}
