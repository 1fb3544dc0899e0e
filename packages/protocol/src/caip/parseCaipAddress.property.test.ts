import { assert, constantFrom, oneof, property, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCaipAddress } from './isCaipAddress.ts'
import { isCaipNetworkId } from './isCaipNetworkId.ts'
import { namespaces } from './namespaces.ts'
import { parseCaipAddress } from './parseCaipAddress.ts'
import { parseCaipNetworkId } from './parseCaipNetworkId.ts'
import { toCaipAddress } from './toCaipAddress.ts'
import { toCaipNetworkId } from './toCaipNetworkId.ts'
import { anyCharacter } from '../../../../fuzz.shared.ts'

const namespace = constantFrom(...namespaces)
const reference = stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)
const address = stringMatching(/^[-.%a-zA-Z0-9]{1,128}$/)

/** Text with separators in all places, and characters that no id contains. */
const text = oneof(
  string({ unit: constantFrom(':', 'a', '1', 'eip155', 'solana', '\n', ' ', '/', '\u0000') }),
  string({ unit: anyCharacter }),
)

describe('CAIP-2 network ids', () => {
  it('reads every id that it writes', () => {
    assert(
      property(namespace, reference, (namespace, reference) => {
        const id = toCaipNetworkId({ namespace, reference })
        expect(parseCaipNetworkId(id)).toStrictEqual({ namespace, reference })
        expect(isCaipNetworkId(id)).toBe(true)
      }),
    )
  })

  it('splits any text only into parts that make up the text again', () => {
    assert(
      property(text, (value) => {
        const parts = parseCaipNetworkId(value)
        if (parts === undefined) expect(isCaipNetworkId(value)).toBe(false)
        else {
          expect(`${parts.namespace}:${parts.reference}`).toBe(value)
          expect([parts.namespace, parts.reference].some((part) => part === '' || part.includes(':'))).toBe(false)
        }
      }),
    )
  })

  it('guards no id with a foreign character', () => {
    assert(
      property(
        namespace,
        reference,
        stringMatching(/^[^-_a-zA-Z0-9]$/),
        reference,
        (namespace, start, foreign, end) => {
          expect(isCaipNetworkId(`${namespace}:${(start + foreign).slice(-16)}${end.slice(0, 16)}`)).toBe(false)
        },
      ),
    )
  })
})

describe('CAIP-10 account ids', () => {
  it('reads every id that it writes', () => {
    assert(
      property(namespace, reference, address, (namespace, reference, address) => {
        const networkId = toCaipNetworkId({ namespace, reference })
        const id = toCaipAddress({ networkId, address })
        expect(parseCaipAddress(id)).toStrictEqual({ namespace, reference, address, networkId })
        expect(isCaipAddress(id)).toBe(true)
      }),
    )
  })

  it('splits any text only into parts that make up the text again', () => {
    assert(
      property(text, (value) => {
        const parts = parseCaipAddress(value)
        if (parts === undefined) expect(isCaipAddress(value)).toBe(false)
        else {
          expect(`${parts.networkId}:${parts.address}`).toBe(value)
          expect(parts.networkId).toBe(`${parts.namespace}:${parts.reference}`)
          expect(Object.values({ ...parts, networkId: 'x' }).some((part) => part === '' || part.includes(':'))).toBe(
            false,
          )
        }
      }),
    )
  })

  it('guards no id with a foreign character', () => {
    assert(
      property(
        namespace,
        reference,
        address,
        stringMatching(/^[^-.%a-zA-Z0-9]$/),
        (namespace, reference, address, foreign) => {
          expect(isCaipAddress(`${namespace}:${reference}:${address.slice(0, 64)}${foreign}${address.slice(64)}`)).toBe(
            false,
          )
        },
      ),
    )
  })
})
