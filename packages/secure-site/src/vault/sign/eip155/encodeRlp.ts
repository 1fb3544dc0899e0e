import { concat, fromHex } from '../../bytes.ts'
import type { Bytes } from '../../bytes.ts'

export type RlpItem = Bytes | bigint | readonly RlpItem[]

/** Recursive length prefix, as Ethereum encodes transactions. A bigint has no leading zeros. */
export function encodeRlp(item: RlpItem): Bytes {
  if (typeof item === 'bigint') return encodeRlp(toShortest(item))
  if (item instanceof Uint8Array)
    return item.length === 1 && (item[0] ?? 128) < 128 ? item : concat(toPrefix(item.length, 0x80), item)
  const content = concat(...item.map((entry) => encodeRlp(entry)))
  return concat(toPrefix(content.length, 0xc0), content)
}

function toPrefix(length: number, offset: number): Bytes {
  if (length < 56) return Uint8Array.of(offset + length)
  const size = toShortest(BigInt(length))
  return concat(Uint8Array.of(offset + 55 + size.length), size)
}

function toShortest(value: bigint): Bytes {
  const digits = value === 0n ? '' : value.toString(16)
  return fromHex(digits.length % 2 === 0 ? digits : `0${digits}`) ?? new Uint8Array()
}
