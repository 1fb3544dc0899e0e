import { createAltered } from './createAltered.ts'
/** Reads ABI-encoded values at a place in calldata. Each method throws `swap.altered` where the EVM would revert, or read beyond the end. */
export interface WordReader {
  /** The number at a position, counted in words of 32 bytes. */
  number(index: number): bigint
  /** The address at a position, in lower case. Bytes before it must be 0, as contracts demand. */
  address(index: number): string
  /** A reader of the structure whose offset is at a position. */
  structure(index: number): WordReader
  /** How many bytes, or elements, has the value whose offset is at a position. */
  length(index: number): bigint
  /** The numbers of the list whose offset is at a position. */
  numbers(index: number): readonly bigint[]
}

const WORD = 64

/** Creates a reader of calldata without its selector, in hex digits. Offsets count from `start`, as those of a structure do. */
export function createWordReader(digits: string, start = 0): WordReader {
  const number = (index: number): bigint => {
    const from = start + index * WORD
    const word = digits.slice(from, from + WORD)
    if (!/^[\da-f]{64}$/.test(word)) throw createAltered('The calldata ends too early')
    return BigInt(`0x${word}`)
  }

  const structure = (index: number): WordReader => {
    // A number that is too large for its type leads out of the calldata anyway.
    return createWordReader(digits, start + Number(number(index)) * 2)
  }

  return {
    number,
    structure,
    address: (index) => {
      const value = number(index)
      if (value >> 160n !== 0n) throw createAltered('An address is too long')
      return `0x${value.toString(16).padStart(40, '0')}`
    },
    length: (index) => structure(index).number(0),
    numbers: (index) => {
      const list = structure(index)
      const count = list.number(0)
      if (count > BigInt(digits.length / WORD)) throw createAltered('A list is too long')
      return Array.from({ length: Number(count) }, (_, position) => list.number(position + 1))
    },
  }
}
