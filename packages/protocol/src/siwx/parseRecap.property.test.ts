import { array, assert, constantFrom, dictionary, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assertUnpolluted,
  grow,
  hostileText,
  measureGrowth,
  mutatedJson,
  mutatedText,
  repetition,
  runs,
  tooSteep,
} from '../../../../fuzz.shared.ts'
import { parseRecap } from './parseRecap.ts'
import { toRecap } from './toRecap.ts'
import { toRecapStatements } from './toRecapStatements.ts'

const ability = oneof(
  string({ unit: constantFrom('a', 'b', 'Z', '_', "'", ' ', '.'), minLength: 1, maxLength: 6 }).map(
    (name) => `request/${name}`,
  ),
  constantFrom('request/personal_sign', 'crud/read', 'request/__proto__', '__proto__/a', 'crud/constructor'),
)
const resource = constantFrom('eip155', 'https://a.example', 'a1', '__proto__', 'constructor')
const limits = array(constantFrom({}, { chains: ['eip155:1'] }, 1, null, ['x']), { maxLength: 2 })
const abilities = dictionary(ability, limits, { minKeys: 1, maxKeys: 4 })
const grants = dictionary(resource, abilities, { minKeys: 1, maxKeys: 3 })
const prefix = 'urn:recap:'
const encode = (text: string, encoding: 'base64' | 'base64url'): string => prefix + Buffer.from(text).toString(encoding)

describe('parseRecap', () => {
  it('reads what toRecap writes, and toRecap writes that very text again', () => {
    assert(
      property(grants, array(string(), { maxLength: 2 }), (value, others) => {
        const recap = toRecap(value)
        const parsed = parseRecap([...others, recap])
        expect(parsed).toEqual(JSON.parse(JSON.stringify(value)))
        expect(parsed && toRecap(parsed)).toBe(recap)
      }),
    )
  })

  it('never throws, and returns only abilities of the documented form, which it reads the same way again', () => {
    const json = mutatedJson(grants.map((att) => ({ att, prf: [] })))
    const hostile = oneof(
      { weight: 4, arbitrary: json.chain((text) => constantFrom(encode(text, 'base64'), encode(text, 'base64url'))) },
      mutatedText(grants.map(toRecap)),
      hostileText.map((text) => prefix + text),
    )
    assert(
      property(hostile, (recap) => {
        const parsed = parseRecap([recap])
        assertUnpolluted()
        const statements = toRecapStatements({ statement: 'Sign in.', resources: [recap] })
        if (parsed === undefined) {
          expect(statements).toStrictEqual(['Sign in.'])
          return
        }
        const entries = Object.values(parsed).flatMap((granted) => Object.entries(granted))
        expect(entries.length).toBeGreaterThan(0)
        for (const [name, limits] of entries) {
          expect(name.split('/')).toHaveLength(2)
          expect(Array.isArray(limits)).toBe(true)
          for (const statement of statements) expect(statement).toContain(`'${name.split('/')[1]}'`)
        }
        expect(statements).not.toContain('Sign in.')
      }),
      runs(500),
    )
  })

  it('takes time in proportion to the length', () => {
    const pieces = ['"a/b":[],', '{"a/b":[]},', 'a', '=', '[', '{"att":', '-', '_']
    assert(
      property(repetition(pieces), constantFrom('', '{"att":{"a":{', '{"att":{'), (parts, start) => {
        for (const toText of [(text: string) => prefix + text, (text: string) => encode(text, 'base64')])
          expect(
            measureGrowth((size) => toRecapStatements({ resources: [toText(start + grow(parts, size))] })),
          ).toBeLessThan(tooSteep)
      }),
      runs(15, 100),
    )
    const writeMany = (size: number): string =>
      toRecap({ a: Object.fromEntries(Array.from({ length: size / 8 }, (_, index) => [`a/${index}`, []])) })
    const [small, large] = [writeMany(4_000), writeMany(32_000)]
    expect(measureGrowth((size) => toRecapStatements({ resources: [size > 4_000 ? large : small] }))).toBeLessThan(
      tooSteep,
    )
  })
})
