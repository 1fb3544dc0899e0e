import { bcoin } from '../bcoin/bcoin.ts'

/** Names that differ between Esplora and bcoin. */
const names: ReadonlyMap<number, string> = new Map([
  [0x4f, 'OP_PUSHNUM_NEG1'],
  [0xb1, 'OP_CLTV'],
  [0xb2, 'OP_CSV'],
])

/** Number of length bytes, by push operation. */
const lengthSizes: ReadonlyMap<number, number> = new Map([
  [0x4c, 1],
  [0x4d, 2],
  [0x4e, 4],
])

/** Formats a script as Esplora does: `OP_0 OP_PUSHBYTES_20 751e…`. */
export function formatAsm(script: Buffer): string {
  const words: string[] = []
  let at = 0
  while (at < script.length) {
    const operation = script[at] ?? 0
    at += 1
    words.push(nameOperation(operation))
    const lengthSize = lengthSizes.get(operation)
    if (lengthSize === undefined && (operation === 0 || operation > 0x4b)) continue
    if (lengthSize !== undefined && at + lengthSize > script.length) return [...words, '<unexpected end>'].join(' ')
    const length = lengthSize === undefined ? operation : script.readUIntLE(at, lengthSize)
    at += lengthSize ?? 0
    if (at + length > script.length) return [...words, '<push past end>'].join(' ')
    // An empty push is omitted.
    if (length > 0) words.push(script.subarray(at, at + length).toString('hex'))
    at += length
  }
  return words.join(' ')
}

function nameOperation(operation: number): string {
  if (operation >= 0x01 && operation <= 0x4b) return `OP_PUSHBYTES_${operation}`
  if (operation >= 0x51 && operation <= 0x60) return `OP_PUSHNUM_${operation - 0x50}`
  return names.get(operation) ?? bcoin.opcodes[operation] ?? `OP_RETURN_${operation}`
}
