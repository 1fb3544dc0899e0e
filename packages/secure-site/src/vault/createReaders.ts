import type { Bytes } from './bytes.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Functions that read a value of a form, or call `fail` with the reason. */
export function createReaders(fail: (reason: string) => never) {
  return {
    toObject: (value: unknown): Fields =>
      typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Uint8Array
        ? fail('not an object')
        : { ...value },
    toList: (value: unknown, most = 1_000): readonly unknown[] =>
      Array.isArray(value) && value.length <= most ? value : fail('not a list'),
    toText: (value: unknown): string => (typeof value === 'string' ? value : fail('not a text')),
    /** A copy. */
    toBytes: (value: unknown, length?: number): Bytes =>
      value instanceof Uint8Array && (length === undefined || value.length === length)
        ? Uint8Array.from(value)
        : fail('not bytes'),
  }
}
