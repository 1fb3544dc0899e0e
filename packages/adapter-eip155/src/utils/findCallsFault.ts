import { isPlainObject } from '@latchkey/core/adapter'

/** A call of a batch that no wallet may be asked for, by its place. */
export interface CallsFault {
  /** Such as `calls[0].to`. */
  readonly option: string
  readonly given: unknown
}

/**
 * What is wrong with the payload of `wallet_sendCalls`: a `to` (S5.019) or a `data` (S5.020) that does not start with 0x.
 * `undefined` if nothing is.
 */
export function findCallsFault(payload: unknown): CallsFault | undefined {
  const calls: unknown = isPlainObject(payload) ? payload['calls'] : undefined
  if (!Array.isArray(calls)) return { option: 'calls', given: calls }
  for (const [index, call] of calls.entries()) {
    for (const key of ['to', 'data']) {
      const given: unknown = isPlainObject(call) ? call[key] : undefined
      const isRight = typeof given === 'string' && given.startsWith('0x')
      if (!isRight && !(key === 'data' && given === undefined)) return { option: `calls[${index}].${key}`, given }
    }
  }
  return undefined
}
