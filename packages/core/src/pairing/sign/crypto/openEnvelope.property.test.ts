import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  string,
  tuple,
  uint8Array,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bytes } from './Cryptography.ts'
import { openEnvelope } from './openEnvelope.ts'
import { parseBase64 } from './parseBase64.ts'
import { parseHex } from './parseHex.ts'
import { readSender } from './readSender.ts'
import { sealEnvelope } from './sealEnvelope.ts'
import { toBase64 } from './toBase64.ts'
import { toHex } from './toHex.ts'
import { anyCharacter, mutatedBytes, mutatedText, runs } from '../../../../../../fuzz.shared.ts'

const bytes = (length: number) =>
  uint8Array({ minLength: length, maxLength: length }).map((value): Bytes => Uint8Array.from(value))
const key = bytes(32)
const nonce = bytes(12)
/** Well-formed text of any script: other text becomes U+FFFD in UTF-8. */
const text = string({ unit: 'grapheme' })

/** The envelope of type 1 with the same content: the type, the sender's public key, the nonce, the sealed text. */
function withSender(envelope: string, sender: Bytes): string {
  return toBase64(new Uint8Array([1, ...sender, ...(parseBase64(envelope) ?? new Uint8Array()).subarray(1)]))
}

describe('envelopes', () => {
  it('open to the text that was sealed, with or without their sender', () => {
    assert(
      property(text, key, nonce, key, (text, key, nonce, sender) => {
        const envelope = sealEnvelope({ text, key, nonce })
        expect(openEnvelope({ envelope, key })).toBe(text)
        expect(readSender(envelope)).toBeUndefined()
        const other = withSender(envelope, sender)
        expect(openEnvelope({ envelope: other, key })).toBe(text)
        expect(readSender(other)).toStrictEqual(sender)
      }),
    )
  })

  it('do not open if a single bit was changed', () => {
    assert(
      property(text, key, nonce, nat(), (text, key, nonce, at) => {
        const sealed = parseBase64(sealEnvelope({ text, key, nonce })) ?? new Uint8Array()
        const bit = at % (sealed.length * 8)
        const changed = sealed.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
        expect(openEnvelope({ envelope: toBase64(changed), key })).toBeUndefined()
      }),
      runs(500),
    )
  })

  it('do not open with another key, cut short or made longer', () => {
    assert(
      property(text, key, key, nonce, integer({ min: 1, max: 60 }), (text, key, other, nonce, length) => {
        const envelope = sealEnvelope({ text, key, nonce })
        const sealed = parseBase64(envelope) ?? new Uint8Array()
        expect(openEnvelope({ envelope, key: other })).toBeUndefined()
        expect(openEnvelope({ envelope: toBase64(sealed.subarray(0, -length)), key })).toBeUndefined()
        expect(
          openEnvelope({ envelope: toBase64(new Uint8Array([...sealed, ...new Uint8Array(length)])), key }),
        ).toBeUndefined()
      }),
    )
  })

  it('are refused without an exception if they are anything else', () => {
    const envelope = oneof(
      uint8Array({ maxLength: 80 }).map(toBase64),
      array(integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 80 }).map((values) =>
        toBase64(Uint8Array.from(values)),
      ),
      string({ unit: anyCharacter }),
      string({ unit: constantFrom('A', '=', '/', ' ', '\n', '-') }),
    )
    assert(
      property(envelope, key, (envelope, key) => {
        expect(openEnvelope({ envelope, key })).toBeUndefined()
        expect([undefined, 32]).toContain(readSender(envelope)?.length)
      }),
      runs(500),
    )
  })
})

describe('encodings', () => {
  it('read the bytes that they write', () => {
    assert(
      property(uint8Array({ maxLength: 200 }), (value) => {
        const expected = Uint8Array.from(value)
        expect(parseBase64(toBase64(value))).toStrictEqual(expected)
        expect(parseBase64(toBase64(value).replace(/=+$/, ''))).toStrictEqual(expected)
        expect(parseHex(toHex(value))).toStrictEqual(expected)
        expect(parseHex(toHex(value).toUpperCase())).toStrictEqual(expected)
      }),
    )
  })

  it('read hexadecimal digits in pairs and nothing else', () => {
    assert(
      property(oneof(string({ unit: constantFrom('0', 'a', 'F', 'g', 'x', ' ', '\n') }), string()), (value) => {
        const parsed = parseHex(value)
        expect(parsed === undefined ? undefined : toHex(parsed)).toBe(
          value.length % 2 === 0 && /^[0-9a-fA-F]*$/.test(value) && !value.includes('\n')
            ? value.toLowerCase()
            : undefined,
        )
      }),
    )
  })
})

describe('envelopes with mistakes', () => {
  const sealed = tuple(text, key, nonce, key, constantFrom(0, 1, 2)).map(([content, symKey, iv, sender, type]) => {
    const envelope = sealEnvelope({ text: content, key: symKey, nonce: iv })
    const bytesOf = parseBase64(type === 1 ? withSender(envelope, sender) : envelope) ?? new Uint8Array()
    return { content, symKey, type, bytes: type === 2 ? Uint8Array.from([2, ...bytesOf.subarray(1)]) : bytesOf }
  })

  it('never throw, and open only to what was sealed, whatever surrounds it', () => {
    assert(
      property(sealed, ({ bytes: whole, content, symKey, type }) => {
        const opened = openEnvelope({ envelope: toBase64(whole), key: symKey })
        expect(opened).toBe(type === 2 ? undefined : content)
      }),
    )
    const changed = sealed.chain(({ bytes: whole, ...rest }) =>
      mutatedBytes(constant(whole)).map((bytesOf) => ({ ...rest, whole, bytes: bytesOf })),
    )
    assert(
      property(changed, ({ bytes: bytesOf, content, symKey, whole }) => {
        const envelope = toBase64(bytesOf)
        const opened = openEnvelope({ envelope, key: symKey })
        // The sender of an envelope is not sealed: with another one the key would be another.
        if (opened !== undefined) expect(opened).toBe(content)
        if (opened !== undefined && whole[0] === 0) expect(bytesOf).toStrictEqual(whole)
        expect([undefined, 32]).toContain(readSender(envelope)?.length)
      }),
      runs(300),
    )
    assert(
      property(mutatedText(sealed.map(({ bytes: whole }) => toBase64(whole))), key, (envelope, symKey) => {
        expect(openEnvelope({ envelope, key: symKey })).toBeUndefined()
        const bytesOf = parseBase64(envelope)
        if (bytesOf !== undefined) expect(parseBase64(toBase64(bytesOf))).toStrictEqual(bytesOf)
      }),
      runs(200),
    )
  })
})
