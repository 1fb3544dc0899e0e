import { isModalError } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import {
  array,
  assert,
  bigInt,
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
import { testAccounts } from '../../test/testAccounts.ts'
import { parsePsbt } from './parsePsbt.ts'
import { runs } from '../../../../../fuzz.shared.ts'

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
      runs(30),
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
      runs(100),
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
