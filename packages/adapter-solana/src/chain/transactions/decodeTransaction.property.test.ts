import {
  anything,
  array,
  assert,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  sample,
  string,
  tuple,
  uint8Array,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeBase58 } from '../base58.ts'
import { toBase64 } from '../base64.ts'
import { decodeTransaction } from './decodeTransaction.ts'
import { encodeTransaction } from './encodeTransaction.ts'
import { parseAccount } from './parseAccount.ts'
import { readTokenAccount } from './readTokenAccount.ts'
import { tokenPrograms } from './tokenPrograms.ts'
import { assertUnpolluted, measureGrowth, mutatedBytes, runs, tooSteep } from '../../../../../fuzz.shared.ts'

const bytes = (length: number) =>
  uint8Array({ minLength: length, maxLength: length }).map((value) => Uint8Array.from(value))

/** A legacy transaction of one instruction: signatures, header, accounts, blockhash, instructions. */
const transaction = tuple(
  array(bytes(64), { minLength: 1, maxLength: 3 }),
  array(bytes(32), { minLength: 4, maxLength: 6 }),
  bytes(32),
  uint8Array({ maxLength: 40 }),
).map(([signatures, accounts, blockhash, data]) =>
  Uint8Array.from(
    [
      [signatures.length],
      ...signatures,
      [signatures.length, 0, 1, accounts.length],
      ...accounts,
      blockhash,
      [1, accounts.length - 1, 1, 0, data.length],
      data,
    ].flatMap((part) => [...part]),
  ),
)

describe('decodeTransaction', () => {
  it('takes every transaction apart, and encodes it to the same bytes', () => {
    assert(
      property(transaction, (bytes) => {
        const decoded = decodeTransaction(bytes)
        expect(decoded && encodeTransaction(decoded.transaction)).toStrictEqual(bytes)
        expect(decoded?.signers).toHaveLength(bytes[0] ?? 0)
      }),
    )
  })

  it('refuses an altered transaction without an exception, or encodes it to the same bytes', () => {
    assert(
      property(transaction, nat(), nat({ max: 3 }), uint8Array({ maxLength: 3 }), (bytes, at, length, change) => {
        const start = at % (bytes.length + 1)
        const altered = Uint8Array.from([...bytes.subarray(0, start), ...change, ...bytes.subarray(start + length)])
        const decoded = decodeTransaction(altered)
        if (decoded !== undefined) expect(encodeTransaction(decoded.transaction)).toStrictEqual(altered)
      }),
      runs(500),
    )
  })

  it('refuses random bytes without an exception', () => {
    assert(
      property(uint8Array({ maxLength: 200 }), (bytes) => {
        expect(decodeTransaction(Uint8Array.from(bytes))).toBeUndefined()
      }),
    )
  })
})

describe('accounts of the chain', () => {
  it('are read as they are stored, and a token account with its mint, owner and amount', () => {
    const program = constantFrom(...Object.values(tokenPrograms))
    assert(
      property(program, bytes(32), bytes(32), bytes(8), (program, mint, owner, amount) => {
        const data = Uint8Array.from([...mint, ...owner, ...amount, ...new Uint8Array(93)])
        const account = parseAccount({ owner: program, data: [toBase64(data), 'base64'] })
        expect(account).toStrictEqual({ owner: program, data })
        expect(parseAccount({ owner: program, data: [toBase64(data), 'base58'] })).toBeUndefined()
        expect(account && readTokenAccount(account)).toStrictEqual({
          mint: encodeBase58(mint),
          owner: encodeBase58(owner),
          amount: Buffer.from(amount).readBigUInt64LE(),
          isFrozen: false,
          extensions: new Map(),
        })
      }),
    )
  })

  it('are refused without an exception if they are anything else', () => {
    const value = record(
      {
        owner: oneof(constantFrom(...Object.values(tokenPrograms)), anything()),
        data: oneof(tuple(oneof(string(), constantFrom('AAAA', '')), constantFrom('base64', 'base58')), anything()),
      },
      { requiredKeys: [] },
    )
    assert(
      property(oneof(value, anything(), constant(null)), (value) => {
        const account = parseAccount(value)
        if (account === undefined) return
        expect(typeof account.owner).toBe('string')
        expect(account.data).toBeInstanceOf(Uint8Array)
        expect(readTokenAccount(account)).toBeUndefined()
      }),
      runs(500),
    )
  })
})

/** A transaction of version 0 with instructions and address lookup tables; few, because the wide lists are slow to generate. */
const pool = sample(
  tuple(
    array(bytes(64), { minLength: 1, maxLength: 2 }),
    array(bytes(32), { minLength: 3, maxLength: 5 }),
    bytes(32),
    array(tuple(nat({ max: 2 }), uint8Array({ maxLength: 3, max: 2 }), uint8Array({ maxLength: 140 })), {
      maxLength: 3,
    }),
    array(tuple(bytes(32), uint8Array({ maxLength: 3 }), uint8Array({ maxLength: 3 })), { maxLength: 2 }),
    constantFrom(true, false),
  ).map(([signatures, accounts, blockhash, instructions, lookups, isVersioned]) => {
    const list = (values: Uint8Array): readonly number[] => [
      ...(values.length < 0x80 ? [values.length] : [0x80 | (values.length & 0x7f), values.length >> 7]),
      ...values,
    ]
    return Uint8Array.from([
      signatures.length,
      ...signatures.flatMap((signature) => [...signature]),
      ...(isVersioned ? [0x80] : []),
      signatures.length,
      0,
      1,
      accounts.length,
      ...accounts.flatMap((account) => [...account]),
      ...blockhash,
      instructions.length,
      ...instructions.flatMap(([program, indices, data]) => [program, ...list(indices), ...list(data)]),
      ...(isVersioned
        ? [lookups.length, ...lookups.flatMap(([key, writable, read]) => [...key, ...list(writable), ...list(read)])]
        : []),
    ])
  }),
  { numRuns: 60, seed: 1 },
)

describe('decodeTransaction and transactions with mistakes', () => {
  it('refuses a transaction in which an account signs twice, because one of its signatures would be lost', () => {
    const account = new Uint8Array(32).fill(7)
    const signatures = [1, 2].map((fill) => new Uint8Array(64).fill(fill))
    const bytesOf = [2, ...signatures.flatMap((one) => [...one]), 2, 0, 0, 2, ...account, ...account, ...account, 0]
    expect(decodeTransaction(Uint8Array.from(bytesOf))).toBeUndefined()
  })

  it('refuses a transaction with more signers than accounts', () => {
    const account = new Uint8Array(32).fill(7)
    const write = (signers: number): Uint8Array =>
      Uint8Array.from([1, ...new Uint8Array(64), signers, 0, 0, 1, ...account, ...account, 0])
    expect(decodeTransaction(write(1))).toBeDefined()
    expect(decodeTransaction(write(71))).toBeUndefined()
  })

  it('takes transactions of both versions apart', () => {
    for (const whole of pool) {
      const decoded = decodeTransaction(whole)
      expect(decoded && encodeTransaction(decoded.transaction)).toStrictEqual(whole)
    }
  })

  it('refuses them without an exception, or encodes them to the same bytes', () => {
    assert(
      property(mutatedBytes(constantFrom(...pool)), (altered) => {
        const decoded = decodeTransaction(altered)
        assertUnpolluted()
        if (decoded === undefined) return
        expect(encodeTransaction(decoded.transaction)).toStrictEqual(altered)
        expect(decoded.signers).toHaveLength(decoded.message.header.numSignerAccounts)
        expect(new Set(decoded.signers).size).toBe(decoded.signers.length)
      }),
      runs(500),
    )
  })

  it('takes time in proportion to the length', () => {
    assert(
      property(constantFrom(...pool), nat(), constantFrom(0, 1, 0x7f, 0x80, 0xff), (whole, at, fill) => {
        const place = at % 8
        const read = (size: number): unknown =>
          decodeTransaction(
            Uint8Array.from([
              ...whole.subarray(0, place),
              ...new Uint8Array(size).fill(fill),
              ...whole.subarray(place),
            ]),
          )
        expect(measureGrowth(read)).toBeLessThan(tooSteep)
      }),
      runs(10, 1_000),
    )
  })
})
