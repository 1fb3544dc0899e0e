import { assert, constantFrom, oneof, property, string, uint8Array } from 'fast-check'
import { expect, it } from 'vitest'
import { parseBase64 } from './parseBase64.ts'
import { anyCharacter } from '../../../../fuzz.shared.ts'

it('reads the bytes of all base64 text', () => {
  assert(
    property(uint8Array({ maxLength: 200 }), (bytes) => {
      expect(parseBase64(Buffer.from(bytes).toString('base64'))).toStrictEqual(Uint8Array.from(bytes))
    }),
  )
})

it('answers any text with bytes of the length that the text states, or with undefined', () => {
  const text = oneof(
    string({ unit: constantFrom('A', '+', '/', '=', '-', '_', ' ', '\n', 'é') }),
    string({ unit: anyCharacter }),
  )
  assert(
    property(text, (value) => {
      const padding = value.length - value.replace(/=+$/, '').length
      const bytes = parseBase64(value)
      if (bytes !== undefined) expect(bytes).toHaveLength((value.length / 4) * 3 - padding)
      expect(bytes !== undefined).toBe(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value))
    }),
  )
})
