import { array, assert, constantFrom, dictionary, jsonValue, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { findNameFault } from './findNameFault.ts'
import { hideProvider } from './hideProvider.ts'
import { scanMembers } from './scanMembers.ts'

const text = string({
  unit: constantFrom('a', 'é', '🦊', '"', '\\', '\n', '{', '}', '[', ']', ':', ',', ' '),
  maxLength: 8,
})
const call = dictionary(text, jsonValue({ maxDepth: 3 }), { maxKeys: 6 })
const indent = constantFrom(undefined, 1, '\t')

/** Reads the members of all calls by the scanner. */
function readMembers(body: string): unknown[] {
  const members: unknown[] = []
  scanMembers(body, (member) => {
    const name: unknown = JSON.parse(body.slice(member.nameStart, member.nameEnd))
    members.push([member.call, name, JSON.parse(body.slice(member.valueStart, member.valueEnd))])
    return true
  })
  return members
}

it('finds the members that a parser finds, in calls and in batches', () => {
  assert(
    property(oneof(call, array(call, { maxLength: 4 })), indent, (body, space) => {
      const json = JSON.stringify(body, undefined, space)
      const expected = [body].flat().flatMap((one, index) => {
        const parsed: unknown = JSON.parse(JSON.stringify(one))
        return Object.entries(parsed ?? {}).map(([name, value]) => [index, name, value])
      })
      expect(readMembers(json)).toEqual(expected)
    }),
  )
})

it('finds a name that is repeated in any case and spelling, and no other', () => {
  assert(
    property(
      array(constantFrom('id', 'ID', 'method', 'meThod', String.raw`m\u0065thod`, 'params'), { maxLength: 5 }),
      (names) => {
        const body = `{${names.map((name) => `"${name}":{"id":1,"ID":2}`).join(',')}}`
        const spoken = names.map((name) => name.replace(String.raw`\u0065`, 'e').toLowerCase())
        expect(findNameFault(body) !== undefined).toBe(new Set(spoken).size < names.length)
      },
    ),
  )
})

it('survives every text', () => {
  const tokens = constantFrom('{', '}', '[', ']', ':', ',', '"', '\\', '"a"', '1', ' ', '"error"')
  assert(
    property(
      oneof(
        string(),
        array(tokens, { maxLength: 30 }).map((parts) => parts.join('')),
      ),
      (body) => {
        findNameFault(body)
        const bytes = new TextEncoder().encode(body)
        hideProvider({ bytes, status: 200, secrets: ['secret-key'] })
      },
    ),
  )
})

it('leaves an answer without provider text as it is, and removes a secret from every error', () => {
  const message = string({ unit: constantFrom('a', 'b', '"', '\\', '🦊', ' ', '{', ']'), maxLength: 10 })
  assert(
    property(message, jsonValue({ maxDepth: 2 }), indent, (words, result, space) => {
      const toBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value, undefined, space))
      const hide = (value: unknown) => hideProvider({ bytes: toBytes(value), status: 200, secrets: ['secret-key'] })
      const harmless = [
        { id: 1, result },
        { id: 2, error: { code: -32_000, message: words } },
      ]
      expect(hide(harmless)).toEqual(toBytes(harmless))
      const hidden = hide([
        { id: 1, result },
        { id: 2, error: { code: 7, message: `${words}Secret-Key${words}` } },
      ])
      expect(JSON.parse(new TextDecoder().decode(hidden))).toEqual([
        JSON.parse(JSON.stringify({ id: 1, result })),
        { id: 2, error: { code: 7, message: 'The upstream refused this request. Try again later.' } },
      ])
    }),
  )
})
