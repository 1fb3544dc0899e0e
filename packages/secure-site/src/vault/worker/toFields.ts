import type { Fields } from '../createReaders.ts'

/** The members of an object; none of anything else. */
export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
