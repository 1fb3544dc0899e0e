import { frameLimits } from './frameLimits.ts'

/** The parameters of `isPlainMessage`. */
export interface IsPlainMessageParameters {
  /** The value that arrived, as the browser cloned it. */
  readonly value: unknown
  /** Maximum size as JSON, in characters. Default: 65,536. */
  readonly lengthAtMost?: number | undefined
}

/**
 * Whether a message of the frame's channel consists of plain JSON values only, within the limits of nesting and size, and without
 * keys named `__proto__`. A message port also carries cycles, maps, buffers and sparse arrays, and checking a schema against such
 * a value costs more than refusing it. The check stops as soon as a limit is exceeded.
 *
 * @example
 * ```ts
 * isPlainMessage({ value: { id: '1', type: 'APP_PING' } }) // true
 * isPlainMessage({ value: new Map() }) // false
 * ```
 */
export function isPlainMessage(parameters: IsPlainMessageParameters): boolean {
  const { lengthAtMost = frameLimits.length, value } = parameters
  let left = lengthAtMost
  const spend = (length: number): boolean => {
    left -= length
    return left >= 0
  }
  const visit = (part: unknown, depth: number): boolean => {
    if (typeof part === 'string') return spend(part.length + 2)
    if (typeof part === 'number') return Number.isFinite(part) && spend(8)
    if (part === null || part === undefined || typeof part === 'boolean') return spend(5)
    if (typeof part !== 'object' || depth > frameLimits.depth) return false
    if (Array.isArray(part)) {
      // Before the loop, because a sparse array has a length of its own choice.
      return spend(part.length * 2 + 2) && part.every((item) => visit(item, depth + 1)) && isDense(part)
    }
    const prototype: unknown = Object.getPrototypeOf(part)
    // A message from another realm has that realm's Object.prototype.
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return false
    if (Object.prototype.toString.call(part) !== '[object Object]') return false
    return (
      spend(2) &&
      Object.entries(part).every(
        ([key, item]) => key !== '__proto__' && spend(key.length + 4) && visit(item, depth + 1),
      )
    )
  }
  return visit(value, 1)
}

function isDense(list: readonly unknown[]): boolean {
  return Object.keys(list).length === list.length
}
