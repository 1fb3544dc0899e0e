import type { FeeEstimate } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import type { ChainCall, ReadChain } from './estimateFee.ts'
import { parseWord } from './parseWord.ts'

/** The contract of every OP stack chain that tells the fee of its parent chain. Other chains have no code there. */
const ORACLE = '0x420000000000000000000000000000000000000F'

/** The first four bytes of the hashes of its functions. */
const selectors = {
  /** `getL1Fee(bytes)`, of an unsigned transaction. */
  fee: '0x49948e0e',
  /** `getL1FeeUpperBound(uint256)`, of the length of an unsigned transaction. */
  bound: '0xf1c7a58b',
  /** `getOperatorFee(uint256)`, of the gas. */
  operator: '0x275aedd2',
} as const

/** A nonce and a price with more digits than most, so that the transaction is not longer than the one measured. */
const LARGE = { nonce: '0x80000000', price: '0x8000000000000000' } as const

/**
 * Reads the part of the fee that a rollup of the OP stack takes beside its gas: for its parent chain, whose price may rise by
 * a quarter until the transaction is in a block, and for the operator. Zero elsewhere.
 */
export async function readRollupFee(parameters: {
  readonly call: ChainCall
  readonly read: ReadChain
  readonly chainId: number
  readonly gas: bigint
}): Promise<FeeEstimate> {
  const { call, read, chainId, gas } = parameters
  const code = await read('eth_getCode', [ORACLE, 'latest'])
  if (typeof code !== 'string' || code.length <= 2) return { fee: 0n, feeAtMost: 0n }
  const { to = '0x', value = '0x', data = '0x' } = call
  // The fields of EIP-1559: chain, nonce, tip, price, gas, receiver, value, data and access list.
  const numbers = [numberToHex(chainId), LARGE.nonce, LARGE.price, LARGE.price, numberToHex(gas)]
  const transaction = `02${toRlp([...numbers, to, value, data])}`
  const length = toWord(transaction.length / 2)
  const ask = async (input: string): Promise<bigint> =>
    parseWord(await read('eth_call', [{ to: ORACLE, data: input }, 'latest']))
  const [expected, bound, operator] = await Promise.all([
    ask(`${selectors.fee}${toWord(32)}${length}${padBytes(transaction)}`),
    // Neither of them is there before the upgrade that brought it (Fjord, Isthmus).
    ask(`${selectors.bound}${length}`).catch(() => undefined),
    ask(`${selectors.operator}${toWord(gas)}`).catch(() => 0n),
  ])
  const most = bound ?? expected
  return { fee: expected + operator, feeAtMost: most + (most + 3n) / 4n + operator }
}

function toWord(value: number | bigint): string {
  return value.toString(16).padStart(64, '0')
}

function padBytes(digits: string): string {
  return digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
}

/** Encodes a list of bytes, with an empty list as its last member (RLP). */
function toRlp(items: readonly string[]): string {
  const encoded = items.map((item) => {
    const digits = item.slice(2)
    // Numbers have no leading zeros, but nodes write them in half bytes.
    const bytes = digits.length % 2 === 1 ? `0${digits}` : digits
    // A small byte stands for itself.
    return /^[0-7].$/.test(bytes) ? bytes : `${toRlpLength(bytes, 0x80)}${bytes}`
  })
  const list = `${encoded.join('')}c0`
  return `${toRlpLength(list, 0xc0)}${list}`
}

function toRlpLength(digits: string, base: number): string {
  const length = digits.length / 2
  if (length < 56) return (base + length).toString(16)
  const size = length.toString(16)
  const bytes = size.length % 2 === 1 ? `0${size}` : size
  return `${(base + 55 + bytes.length / 2).toString(16)}${bytes}`
}
