import {
  anything,
  array,
  assert,
  bigInt,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  string,
  stringMatching,
  tuple,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAddress } from '../chain/isAddress.ts'
import { parseAccounts } from './parseAccounts.ts'
import { toChainId } from '../chain/toChainId.ts'
import { runs } from '../../../../fuzz.shared.ts'

const address = stringMatching(/^0x[\da-fA-F]{40}$/)

describe('parseAccounts', () => {
  it('reads every list of addresses, each once and in the order of the wallet, in any capitals', () => {
    assert(
      property(array(address, { maxLength: 10 }), array(nat({ max: 9 }), { maxLength: 5 }), (addresses, repeated) => {
        const list = [
          ...addresses,
          ...repeated.flatMap((index) => addresses[index]?.toUpperCase().replace('0X', '0x') ?? []),
        ]
        const accounts = parseAccounts(list) ?? []
        expect(accounts.map((account) => account.toLowerCase())).toStrictEqual([
          ...new Set(addresses.map((account) => account.toLowerCase())),
        ])
        expect(accounts.every((account) => isAddress(account))).toBe(true)
        expect(parseAccounts(accounts)).toStrictEqual(accounts)
      }),
    )
  })

  it('never throws, and refuses a whole list for one entry that is no address', () => {
    const foreign = oneof(
      anything(),
      tuple(address, constantFrom('', '0', ' ', '\n', 'g')).map(([start, end]) => start.slice(0, -1) + end + end),
    ).filter((value) => typeof value !== 'string' || !/^0x[\da-f]{40}$/i.test(value))
    assert(
      property(array(address, { maxLength: 5 }), foreign, nat(), (addresses, foreign, at) => {
        const list: readonly unknown[] = addresses
        expect(parseAccounts(list.toSpliced(at % (list.length + 1), 0, foreign))).toBeUndefined()
        if (!Array.isArray(foreign)) expect(parseAccounts(foreign)).toBeUndefined()
      }),
      runs(500),
    )
  })
})

describe('toChainId', () => {
  it('reads a chain id that is written in any of the ways of wallets', () => {
    const blank = string({ unit: constantFrom(' ', '\n'), maxLength: 2 })
    assert(
      property(integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), blank, (id, blank) => {
        for (const written of [
          id,
          BigInt(id),
          String(id),
          `0x${id.toString(16)}`,
          `0x${id.toString(16).toUpperCase()}`,
        ])
          expect(toChainId(typeof written === 'string' ? blank + written + blank : written)).toBe(id)
      }),
    )
  })

  it('never throws, and reads only positive numbers that it keeps to the last digit', () => {
    const value = oneof(
      bigInt(),
      bigInt({ min: -1n, max: 2n ** 64n }).map(String),
      bigInt({ min: -1n, max: 2n ** 64n }).map((id) => `0x${id.toString(16)}`),
      string({ unit: constantFrom('0', '1', 'x', 'a', '.', 'e', '-', '+', ' ', '_', 'n') }),
      constantFrom('1e3', '1.0', '0b1', '0o7', '+1', '1n', '-0x1', 'Infinity', '0x', '1_000', '١'),
      anything(),
    )
    assert(
      property(value, (value) => {
        const id = toChainId(value)
        if (id === undefined) return
        expect(id).toBeGreaterThan(0)
        expect(Number.isSafeInteger(id)).toBe(true)
        expect(typeof value === 'number' ? value : BigInt(String(value))).toEqual(
          typeof value === 'number' ? id : BigInt(id),
        )
      }),
      runs(1_000),
    )
  })
})
