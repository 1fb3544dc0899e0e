import type { ChainTransfer } from './ChainBlock.ts'

/** A log of a receipt, in lower case. */
export interface TransferLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** The events of ERC-20 and ERC-721, which differ only in whether the third value is indexed, and of ERC-1155. */
const topics = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  transferBatch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
} as const

/** Digits of a word of 32 bytes. */
const digits = 64

/**
 * Reads the transfers of tokens from a log. Any contract may write any log, so one that differs from its standard in
 * anything is no transfer.
 */
export function readTransfers({ address, data, topics: [event, ...values] }: TransferLog): readonly ChainTransfer[] {
  switch (event) {
    case topics.transfer: {
      const [sender, receiver] = [readAddress(values[0]), readAddress(values[1])]
      if (sender === undefined || receiver === undefined) return []
      const [words, id] = [splitWords(data), values[2]]
      if (id !== undefined && words?.length === 0) {
        return [{ sender, receiver, contract: address, amount: '1', tokenId: BigInt(id).toString() }]
      }
      const [amount] = words ?? []
      if (id !== undefined || amount === undefined || words?.length !== 1) return []
      return [{ sender, receiver, contract: address, amount: toDecimal(amount), tokenId: null }]
    }
    case topics.transferSingle:
    case topics.transferBatch: {
      const [sender, receiver] = [readAddress(values[1]), readAddress(values[2])]
      const words = splitWords(data)
      if (sender === undefined || receiver === undefined || words === undefined) return []
      const pairs = event === topics.transferSingle ? readSingle(words) : readBatch(words)
      return pairs.map(([id, amount]) => ({
        sender,
        receiver,
        contract: address,
        amount: toDecimal(amount),
        tokenId: toDecimal(id),
      }))
    }
    case undefined:
    default:
      return []
  }
}

type Pair = readonly [id: string, amount: string]

function readSingle([id, amount, ...rest]: readonly string[]): readonly Pair[] {
  return id === undefined || amount === undefined || rest.length > 0 ? [] : [[id, amount]]
}

function readBatch(words: readonly string[]): readonly Pair[] {
  const [ids, amounts] = [readList(words, words[0]), readList(words, words[1])]
  if (ids === undefined || ids.length !== amounts?.length) return []
  return ids.map((id, index) => [id, amounts[index] ?? ''])
}

/** The list of words at an offset; `undefined` if it is not inside. */
function readList(words: readonly string[], offset: string | undefined): readonly string[] | undefined {
  const start = toIndex(offset, 32)
  const length = start === undefined ? undefined : toIndex(words[start], 1)
  if (start === undefined || length === undefined || start + 1 + length > words.length) return undefined
  return words.slice(start + 1, start + 1 + length)
}

/** A word as a number of units, if it is one that can be inside a log. */
function toIndex(word: string | undefined, unit: number): number | undefined {
  if (word === undefined || !/^0{56}/.test(word)) return undefined
  const index = Number.parseInt(word, 16) / unit
  return Number.isSafeInteger(index) ? index : undefined
}

/** The words of a log's data without `0x`; `undefined` if it does not consist of whole ones. */
function splitWords(data: string): readonly string[] | undefined {
  if ((data.length - 2) % digits !== 0) return undefined
  return Array.from({ length: (data.length - 2) / digits }, (_unused, index) =>
    data.slice(2 + index * digits, 2 + (index + 1) * digits),
  )
}

function readAddress(topic: string | undefined): string | undefined {
  return topic === undefined || !/^0x0{24}/.test(topic) ? undefined : `0x${topic.slice(26)}`
}

function toDecimal(word: string): string {
  return BigInt(`0x${word}`).toString()
}
