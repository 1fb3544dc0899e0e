import { isModalError } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import {
  array,
  assert,
  bigInt,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  sample,
  string,
  tuple,
  uint8Array,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testAccounts } from '../../test/testAccounts.ts'
import { parsePsbt } from './parsePsbt.ts'
import {
  assertUnpolluted,
  measureGrowth,
  mutatedBytes,
  mutatedText,
  runs,
  tooSteep,
} from '../../../../../fuzz.shared.ts'

const { nested, segwit, taproot } = testAccounts
const txid = uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const amount = bigInt({ min: 1_000n, max: 10n ** 12n })

/** A PSBT of a few inputs and outputs, signed or not. */
const psbt = tuple(
  array(tuple(constantFrom(segwit, nested, taproot), txid, integer({ min: 0, max: 9 }), amount), {
    minLength: 1,
    maxLength: 3,
  }),
  array(tuple(constantFrom(segwit, nested, taproot), amount), { minLength: 1, maxLength: 3 }),
).map(([inputs, outputs]) => {
  const transaction = new Transaction()
  for (const [account, txid, index, amount] of inputs) {
    const { redeemScript, script, tapInternalKey } = account
    transaction.addInput({
      txid,
      index,
      witnessUtxo: { script, amount },
      ...(redeemScript && { redeemScript }),
      ...(tapInternalKey && { tapInternalKey }),
    })
  }
  for (const [account, amount] of outputs) transaction.addOutput({ script: account.script, amount })
  return transaction.toPSBT()
})

/** Calls the parser; undefined if it throws its documented error. Any other error fails the test. */
function parse(value: string | Uint8Array, source: 'app' | 'wallet'): Transaction | undefined {
  try {
    return parsePsbt(value, source)
  } catch (error) {
    expect(isModalError(error, source === 'app' ? 'options.invalid' : 'wallet.invalidResponse')).toBe(true)
    return undefined
  }
}

describe('parsePsbt (BIP-174)', () => {
  it('reads every PSBT, as bytes and in base64, and writes it again byte by byte', () => {
    assert(
      property(psbt, constantFrom('app', 'wallet'), (bytes, source) => {
        for (const written of [bytes, base64.encode(bytes)])
          expect(parsePsbt(written, source).toPSBT()).toStrictEqual(bytes)
      }),
      runs(30, 100),
    )
  })

  it('throws only its documented error for an altered PSBT, or reads one that stays the same', () => {
    const change = uint8Array({ maxLength: 3 })
    assert(
      property(
        psbt,
        nat(),
        nat({ max: 3 }),
        change,
        constantFrom('app', 'wallet'),
        (bytes, at, length, change, source) => {
          const start = at % (bytes.length + 1)
          const altered = Uint8Array.from([...bytes.subarray(0, start), ...change, ...bytes.subarray(start + length)])
          const transaction = parse(altered, source)
          if (transaction === undefined) return
          const written = transaction.toPSBT()
          expect(parse(written, source)?.toPSBT()).toStrictEqual(written)
        },
      ),
      runs(100, 100),
    )
  })

  it('throws only its documented error for anything else', () => {
    const foreign = oneof(
      uint8Array({ maxLength: 100 }),
      uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from([0x70, 0x73, 0x62, 0x74, 0xff, ...bytes])),
      string(),
      uint8Array({ maxLength: 40 }).map((bytes) => base64.encode(bytes)),
    )
    assert(
      property(foreign, constantFrom('app', 'wallet'), (value, source) => {
        expect(parse(value, source)).toBeUndefined()
      }),
      runs(500),
    )
  })
})

/** Few, because each takes the curve a while. */
const pool = sample(psbt, { numRuns: 24, seed: 1 })

/** A PSBT is a magic, then maps of keys and values, each with its length before it, that end with a zero. */
type Entry = readonly [key: Uint8Array, value: Uint8Array]
const magic = [0x70, 0x73, 0x62, 0x74, 0xff]

function takeApart(bytes: Uint8Array): Entry[][] {
  const maps: Entry[][] = [[]]
  let at = magic.length
  const take = (): Uint8Array => {
    // Everything in these is shorter than 65,536 bytes.
    const first = bytes[at] ?? 0
    const length = first === 0xfd ? (bytes[at + 1] ?? 0) + 256 * (bytes[at + 2] ?? 0) : first
    at += (first === 0xfd ? 3 : 1) + length
    return bytes.subarray(at - length, at)
  }
  while (at < bytes.length) {
    const key = take()
    if (key.length === 0) maps.push([])
    else maps.at(-1)?.push([key, take()])
  }
  return maps.slice(0, -1)
}

function putTogether(maps: readonly (readonly Entry[])[]): Uint8Array {
  const write = (part: Uint8Array): number[] => [
    ...(part.length < 0xfd ? [part.length] : [0xfd, part.length & 0xff, part.length >> 8]),
    ...part,
  ]
  return Uint8Array.from([
    ...magic,
    ...maps.flatMap((map) => [...map.flatMap(([key, value]) => [...write(key), ...write(value)]), 0]),
  ])
}

/** A PSBT with a mistake within the keys and values, whose lengths are right. */
const withWrongEntry = tuple(constantFrom(...pool), nat(), nat(), constantFrom('key', 'value', 'drop', 'twice', 'move'))
  .map(([bytes, map, entry, kind]) => {
    const maps = takeApart(bytes)
    const chosenMap = map % maps.length
    const entries = maps[chosenMap] ?? []
    return { maps, chosenMap, chosen: entry % Math.max(1, entries.length), kind }
  })
  .chain(({ chosen, chosenMap, kind, maps }) => {
    const [key, value] = maps[chosenMap]?.[chosen] ?? [Uint8Array.of(0xfc), new Uint8Array()]
    const part = kind === 'key' ? key : value
    return mutatedBytes(constant(part)).map((changed) => {
      const entries: Record<typeof kind, readonly Entry[]> = {
        key: [[changed, value]],
        value: [[key, changed]],
        drop: [],
        twice: [
          [key, value],
          [key, changed],
        ],
        move: [],
      }
      const other = (chosenMap + 1) % maps.length
      return putTogether(
        maps.map((map, index) => [
          ...map.flatMap((entry, place) => (index === chosenMap && place === chosen ? entries[kind] : [entry])),
          ...(kind === 'move' && index === other ? ([[key, changed]] as const) : []),
        ]),
      )
    })
  })

describe('parsePsbt and PSBTs with mistakes', () => {
  it('writes every PSBT of the tests as it was', () => {
    for (const bytes of pool) expect(putTogether(takeApart(bytes))).toStrictEqual(bytes)
  })

  it('throws only its documented error, or reads one that stays the same', () => {
    assert(
      property(
        oneof(mutatedBytes(constantFrom(...pool)), withWrongEntry),
        constantFrom('app', 'wallet'),
        (bytes, source) => {
          const transaction = parse(bytes, source)
          assertUnpolluted()
          if (transaction === undefined) return
          const written = transaction.toPSBT()
          expect(parse(written, source)?.toPSBT()).toStrictEqual(written)
        },
      ),
      runs(200, 4),
    )
    assert(
      property(mutatedText(constantFrom(...pool.map((bytes) => base64.encode(bytes)))), (text) => {
        const transaction = parse(text, 'wallet')
        if (transaction !== undefined) expect(parse(base64.encode(transaction.toPSBT()), 'wallet')).toBeDefined()
      }),
      runs(100, 4),
    )
  })

  it('takes time in proportion to the length', () => {
    const filler = constantFrom(0, 1, 2, 0x0f, 0xfd, 0xfe, 0xff)
    assert(
      property(constantFrom(...pool), nat(), filler, (bytes, at, fill) => {
        const place = at % bytes.length
        const read = (size: number): unknown =>
          parse(
            Uint8Array.from([
              ...bytes.subarray(0, place),
              ...new Uint8Array(size).fill(fill),
              ...bytes.subarray(place),
            ]),
            'app',
          )
        expect(measureGrowth(read)).toBeLessThan(tooSteep)
      }),
      runs(10, 1_000),
    )
  })
})
