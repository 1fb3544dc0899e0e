import { anything, assert, constantFrom, letrec, oneof, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainObject } from '../kernel/utils/isPlainObject.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'
import { readRefusal } from './readRefusal.ts'
import { toIcon } from './toIcon.ts'
import { toName } from './toName.ts'
import { anyCharacter, runs } from '../../../../fuzz.shared.ts'

const refuse = (): never => {
  throw new RangeError('Not with me')
}
/** An object of which nothing can be read. */
const closed = new Proxy(
  {},
  { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse, getOwnPropertyDescriptor: refuse },
)
/** Stands for `closed` in generated values: fast-check looks into them. */
const closedMark = Symbol('closed')
const endless: Record<string, unknown> = { message: 'again' }
endless['cause'] = endless

function putClosed(value: unknown): unknown {
  if (value === closedMark) return closed
  if (value === endless || !isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, putClosed(entry)]))
}

/** What wallets reject with: anything, and wrapped any number of times. */
const { error } = letrec((tie) => ({
  error: oneof(
    { depthSize: 'small' },
    oneof(
      anything({ withBigInt: true, withNullPrototype: true }),
      constantFrom(closedMark, endless, Symbol('error'), new Error('x'), refuse),
    ),
    record(
      {
        code: oneof(constantFrom(4001, '4001', -32_002, '-32002', 'ACTION_REJECTED', Number.NaN), anything()),
        message: oneof(string(), anything()),
        name: anything(),
        cause: tie('error'),
        data: tie('error'),
        originalError: tie('error'),
        error: tie('error'),
      },
      { requiredKeys: [] },
    ),
  ),
}))

describe('readRefusal', () => {
  it('never throws, and tells a bounded number of bounded layers', () => {
    assert(
      property(error, (value) => {
        const { codes, details, known, names, text } = readRefusal(putClosed(value))
        expect(known).toBeUndefined()
        expect(codes.length).toBeLessThanOrEqual(12)
        expect(names).toHaveLength(codes.length)
        expect(text.length).toBeLessThanOrEqual(12 * 1_001)
        expect(['string', 'undefined']).toContain(typeof details)
      }),
      runs(1_000),
    )
  })

  it('finds the code of the outermost error, as a number also where it is text', () => {
    assert(
      property(error, constantFrom(4_001, 4_902, -32_002), constantFrom(String, Number), (wrapped, code, write) => {
        const cause = putClosed(wrapped)
        expect(readRefusal({ code: write(code), cause }).codes[0]).toBe(code)
        expect(readRefusal({ data: { code: write(code) }, cause }).codes).toContain(code)
      }),
    )
  })
})

describe('what a wallet says of itself', () => {
  it('becomes a name of one short line without control characters', () => {
    const text = oneof(
      string({ unit: anyCharacter, maxLength: 400, size: 'max' }),
      string({
        unit: constantFrom('a', '\n', '\u202E', '\u200B', '👩‍👩‍👧‍👦', '\uD83D', '\u0301', ' ', '\u0000'),
        maxLength: 400,
      }),
      anything(),
    )
    assert(
      property(text, (value) => {
        const name = toName(value)
        expect(name.length).toBeLessThanOrEqual(64)
        expect(name).toBe(name.trim())
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\n\r]/u)
        expect(toName(name)).toBe(name)
      }),
      runs(500),
    )
  })

  it('becomes an icon only as a picture or a secure URL', () => {
    const icon = oneof(
      string({
        unit: constantFrom('https:', 'http:', '//', 'data:', 'image/', 'text/html', ',', ' ', '\n', 'javascript:', 'a'),
      }),
      anything(),
    )
    assert(
      property(icon, (value) => {
        const parsed = toIcon(value)
        expect(parsed ?? 'https://').toMatch(/^(?:https:\/\/|data:image\/)/)
        if (parsed !== undefined) expect(parsed).toBe(String(value).trim())
      }),
      runs(500),
    )
  })

  it('is read without an exception from any value', () => {
    assert(
      property(error, string(), (value, key) => {
        expect(readProperty(closed, key)).toBeUndefined()
        const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
        if (!isObject) expect(readProperty(value, key)).toBeUndefined()
      }),
    )
  })
})
