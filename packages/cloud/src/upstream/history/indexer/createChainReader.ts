import type { CaipNetworkId } from '@latchkey/protocol/caip'
import {
  array,
  type InferOutput,
  maxLength,
  nullish,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  toLowerCase,
  transform,
} from 'valibot'
import type { BatchCaller } from '../../balances/rpc/createBatchCaller.ts'
import type { BlockPlace, ChainBlock, ChainTransaction, ChainTransfer } from './ChainBlock.ts'
import { readTransfers } from './readTransfers.ts'

/** Timeout of a call, in ms; shorter than the lease of the node that leads. */
const callTimeout = 4_000

/** Transfers that are kept of one transaction. A block of 30 million gas has room for about 17,000. */
const transfersAtMost = 10_000

/** The last time that a date can hold, in ms: some chains can be given any time. */
const latestTime = 8_640_000_000_000_000n

const quantity = pipe(
  string(),
  regex(/^0x[\da-f]{1,64}$/i),
  transform((text) => BigInt(text)),
)
const count = pipe(
  string(),
  regex(/^0x[\da-f]{1,12}$/i),
  transform((text) => Number(text)),
)
const hash = pipe(string(), regex(/^0x[\da-f]{64}$/i), toLowerCase())
const address = pipe(string(), regex(/^0x[\da-f]{40}$/i), toLowerCase())
const headerSchema = object({ number: count, hash })
const blockSchema = object({
  number: count,
  hash,
  parentHash: hash,
  timestamp: quantity,
  transactions: array(object({ hash, from: address, to: nullish(address), value: quantity })),
})
const receiptSchema = object({
  transactionHash: hash,
  blockHash: hash,
  status: optional(quantity),
  gasUsed: quantity,
  effectiveGasPrice: optional(quantity),
  /** What a chain of the OP stack adds for the chain below it. */
  l1Fee: nullish(quantity),
  logs: array(
    object({
      address,
      topics: pipe(array(hash), maxLength(4)),
      data: pipe(string(), regex(/^0x[\da-f]*$/i), toLowerCase()),
    }),
  ),
})
const receiptsSchema = array(receiptSchema)

type RawBlock = InferOutput<typeof blockSchema>
type Receipt = InferOutput<typeof receiptSchema>

/** Reads one chain. */
export interface ChainReader {
  /** The newest block. */
  getHead(): Promise<BlockPlace>
  /** The hash of a block; `undefined` if the chain does not have it. */
  getHash(number: number): Promise<string | undefined>
  /**
   * The blocks from `first` to `last`, each the parent of the next. They are fewer, or none, if the chain moves meanwhile.
   *
   * @throws ChainReadError
   */
  getBlocks(first: number, last: number): Promise<readonly ChainBlock[]>
}

/** The chain could not be read. */
export class ChainReadError extends Error {
  override readonly name = 'ChainReadError'
  /** A code, such as `timeout`. */
  readonly reason: string

  constructor(reason: string) {
    super(`The chain could not be read (${reason}).`)
    this.reason = reason
  }
}

/** Creates the reader of a chain through its upstreams. Its functions throw {@link ChainReadError}. */
export function createChainReader(parameters: {
  readonly chainId: CaipNetworkId
  readonly call: BatchCaller
  readonly signal: AbortSignal
}): ChainReader {
  const { call, chainId, signal } = parameters

  const ask = async (method: string, params: readonly (readonly unknown[])[]): Promise<readonly unknown[]> => {
    const calls = params.map((each) => ({ method, params: each }))
    const answer = await call({ chainId, calls, timeout: callTimeout, signal })
    if (answer.kind === 'failed') throw new ChainReadError(answer.reason)
    return answer.results
  }

  const getHeader = async (tag: string): Promise<BlockPlace | undefined> => {
    const [result] = await ask('eth_getBlockByNumber', [[tag, false]])
    if (result === undefined || result === null) return undefined
    const header = safeParse(headerSchema, result)
    if (!header.success) throw new ChainReadError('schema')
    return header.output
  }

  const readRawBlocks = async (first: number, last: number): Promise<readonly RawBlock[]> => {
    const numbers = Array.from({ length: last - first + 1 }, (_unused, index) => first + index)
    const results = await ask(
      'eth_getBlockByNumber',
      numbers.map((number) => [toHex(number), true]),
    )
    const blocks: RawBlock[] = []
    for (const [index, result] of results.entries()) {
      if (result === undefined || result === null) break
      const parsed = safeParse(blockSchema, result)
      if (!parsed.success || parsed.output.number !== numbers[index]) throw new ChainReadError('schema')
      const previous = blocks.at(-1)
      if (previous !== undefined && parsed.output.parentHash !== previous.hash) break
      blocks.push(parsed.output)
    }
    return blocks
  }

  /** The receipts of each block, by the block's hash; `undefined` for a block that the chain no longer has. */
  const readReceipts = async (blocks: readonly RawBlock[]): Promise<readonly (readonly Receipt[] | undefined)[]> => {
    const full = blocks.filter(({ transactions }) => transactions.length > 0)
    if (full.length === 0) return blocks.map(() => [])
    const results = await ask(
      'eth_getBlockReceipts',
      full.map((block) => [block.hash]),
    )
    const byHash = new Map<string, readonly Receipt[] | undefined>()
    for (const [index, block] of full.entries()) {
      const hashes = block.transactions.map((transaction) => [transaction.hash])
      // Not every node has the method.
      const result = Array.isArray(results[index]) ? results[index] : await ask('eth_getTransactionReceipt', hashes)
      byHash.set(block.hash, toReceipts(block, result))
    }
    return blocks.map((block) => (block.transactions.length === 0 ? [] : byHash.get(block.hash)))
  }

  return {
    async getHead() {
      const head = await getHeader('latest')
      if (head === undefined) throw new ChainReadError('no_head')
      return head
    },
    getHash: async (number) => (await getHeader(toHex(number)))?.hash,
    async getBlocks(first, last) {
      const blocks = await readRawBlocks(first, last)
      const receipts = await readReceipts(blocks)
      const isRead = blocks.map((_block, index) => receipts[index] !== undefined)
      const read = isRead.includes(false) ? blocks.slice(0, isRead.indexOf(false)) : blocks
      return read.map((block, index) => toBlock(block, receipts[index] ?? []))
    },
  }
}

/** The receipts in the order of the block's transactions; `undefined` if they are not those of this block. */
function toReceipts(block: RawBlock, result: unknown): readonly Receipt[] | undefined {
  // A receipt that is missing belongs to a block that was replaced meanwhile.
  if (Array.isArray(result) && result.some((receipt) => receipt === undefined || receipt === null)) return undefined
  const receipts = safeParse(receiptsSchema, result)
  if (!receipts.success) throw new ChainReadError('schema')
  const byHash = new Map(receipts.output.map((receipt) => [receipt.transactionHash, receipt]))
  const ordered = block.transactions.flatMap((transaction) => byHash.get(transaction.hash) ?? [])
  const isComplete =
    ordered.length === block.transactions.length && ordered.every(({ blockHash }) => blockHash === block.hash)
  return isComplete ? ordered : undefined
}

function toBlock(block: RawBlock, receipts: readonly Receipt[]): ChainBlock {
  const time = block.timestamp * 1_000n
  return {
    number: block.number,
    hash: block.hash,
    parentHash: block.parentHash,
    minedAt: Number(time < latestTime ? time : latestTime),
    transactions: block.transactions.map((transaction, index): ChainTransaction => {
      const receipt = receipts[index]
      const isFailed = receipt?.status === 0n
      return {
        hash: transaction.hash,
        sender: transaction.from,
        receiver: transaction.to ?? '',
        isFailed,
        fee: receipt === undefined ? null : getFee(receipt),
        transfers: isFailed || receipt === undefined ? [] : listTransfers(transaction, receipt),
      }
    }),
  }
}

function listTransfers(
  { from, to, value }: RawBlock['transactions'][number],
  { logs }: Receipt,
): readonly ChainTransfer[] {
  const native =
    typeof to === 'string' && value > 0n
      ? [{ sender: from, receiver: to, contract: null, amount: value.toString(), tokenId: null }]
      : []
  return [...native, ...logs.flatMap(readTransfers)].slice(0, transfersAtMost)
}

function getFee({ effectiveGasPrice, gasUsed, l1Fee }: Receipt): string | null {
  return effectiveGasPrice === undefined ? null : (gasUsed * effectiveGasPrice + (l1Fee ?? 0n)).toString()
}

function toHex(number: number): string {
  return `0x${number.toString(16)}`
}
