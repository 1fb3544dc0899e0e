import { concat, numberToHex, size, type Hex } from 'viem'

/** What a contract answers a call with. */
export interface ContractAnswer {
  /** The first four bytes of the call. */
  readonly selector: Hex
  readonly data: Hex
  /** The length of the answer in bytes, filled up with zeros. That of `data` by default. */
  readonly length?: number | undefined
}

const short = (value: number): Hex => numberToHex(value, { size: 4 })

/** Assembles the code of a contract that answers some calls with fixed bytes, and reverts all others. */
export function createAnsweringCode(answers: readonly ContractAnswer[]): Hex {
  const start = 5 + answers.length * 11 + 3
  const dataStart = start + answers.length * 20
  const jumps = answers.map(({ selector }, index) =>
    // DUP1 PUSH4 selector EQ PUSH2 answer JUMPI
    concat(['0x8063', selector, '0x1461', numberToHex(start + index * 20, { size: 2 }), '0x57']),
  )
  let offset = dataStart
  const blocks = answers.map(({ data, length = size(data) }) => {
    // JUMPDEST; CODECOPY of the data to memory 0; RETURN of the length
    const block = concat(['0x5b63', short(size(data)), '0x63', short(offset), '0x5f3963', short(length), '0x5ff3'])
    offset += size(data)
    return block
  })
  // CALLDATALOAD of 0, shifted to the selector; at the end REVERT of nothing.
  return concat(['0x5f3560e01c', ...jumps, '0x5f5ffd', ...blocks, ...answers.map(({ data }) => data)])
}
