import { createHash } from 'node:crypto'
import type { BcoinInput, BcoinOutput, BcoinTransaction } from '../bcoin/BcoinTransaction.ts'

/** The outputs that a signature covers: its type without `anyoneCanPay`. */
const hashNone = 0x02
const hashSingle = 0x03
const anyoneCanPay = 0x80

/**
 * Returns the message hash of a taproot key path signature (BIP-341).
 *
 * @returns `undefined` if the type covers the output with the input's index, and there is no such output.
 */
export function computeTaprootHash(parameters: {
  transaction: BcoinTransaction
  /** The outputs spent by the inputs, in order. */
  spent: readonly BcoinOutput[]
  /** Index of the signed input. */
  index: number
  /** 0 for the default, which covers everything. */
  hashType: number
}): Buffer | undefined {
  const { hashType, index, spent, transaction } = parameters
  const { inputs, locktime, outputs, version } = transaction
  const coversAllInputs = (hashType & anyoneCanPay) === 0
  const covered = hashType & 0x03
  const input = inputs[index]
  const output = spent[index]
  if (input === undefined || output === undefined) return undefined

  const parts = [Buffer.from([0, hashType]), toBytes(version), toBytes(locktime)]
  if (coversAllInputs) {
    parts.push(
      hashAll(inputs.map(({ prevout }) => prevout.toRaw())),
      hashAll(spent.map(toAmount)),
      hashAll(spent.map(toScript)),
      hashAll(inputs.map(toSequence)),
    )
  }
  if (covered !== hashNone && covered !== hashSingle) parts.push(hashAll(outputs.map((each) => each.toRaw())))
  // A key path spend without an annex: anything else was rejected before.
  parts.push(Buffer.from([0]))
  if (coversAllInputs) parts.push(toBytes(index))
  else parts.push(input.prevout.toRaw(), toAmount(output), toScript(output), toSequence(input))
  if (covered === hashSingle) {
    const single = outputs[index]
    if (single === undefined) return undefined
    parts.push(hashAll([single.toRaw()]))
  }

  const tag = hashAll([Buffer.from('TapSighash')])
  return hashAll([tag, tag, ...parts])
}

function hashAll(parts: readonly Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest()
}

function toBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  // Shifting maps numbers of any sign into the range.
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}

function toSequence({ sequence }: BcoinInput): Buffer {
  return toBytes(sequence)
}

function toAmount(output: BcoinOutput): Buffer {
  return output.toRaw().subarray(0, 8)
}

/** Prefixes bytes with their length. */
function toScript(output: BcoinOutput): Buffer {
  return output.toRaw().subarray(8)
}
