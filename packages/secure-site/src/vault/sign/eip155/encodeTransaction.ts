import { concat, fromHex } from '../../bytes.ts'
import type { Bytes } from '../../bytes.ts'
import type { EvmTransaction } from '../SignRequest.ts'
import { encodeRlp } from './encodeRlp.ts'
import type { RlpItem } from './encodeRlp.ts'

export interface EvmSignature {
  readonly r: bigint
  readonly s: bigint
  readonly recovery: number
}

/**
 * The bytes that are hashed, or, with a signature, those that are sent.
 *
 * @param more.authorizations makes it one of type 4 (EIP-7702). It needs two prices.
 */
export function encodeTransaction(
  transaction: EvmTransaction,
  chainId: number,
  signature?: EvmSignature,
  { authorizations }: { readonly authorizations?: readonly RlpItem[] | undefined } = {},
): Bytes {
  const { nonce, gas, to, value, data, fee, accessList } = transaction
  const target = to === undefined ? new Uint8Array() : toBytes(to)
  const chain = BigInt(chainId)
  const list = accessList.map(({ address, storageKeys }) => [toBytes(address), storageKeys])
  if ('gasPrice' in fee && list.length === 0) {
    const end = signature ? [chain * 2n + 35n + BigInt(signature.recovery), signature.r, signature.s] : [chain, 0n, 0n]
    return encodeRlp([nonce, fee.gasPrice, gas, target, value, data, ...end])
  }
  const prices = 'gasPrice' in fee ? [fee.gasPrice] : [fee.maxPriorityFeePerGas, fee.maxFeePerGas]
  const end: RlpItem[] = signature ? [BigInt(signature.recovery), signature.r, signature.s] : []
  const more = authorizations === undefined ? [] : [authorizations]
  const fields = [chain, nonce, ...prices, gas, target, value, data, list, ...more, ...end]
  const type = 'gasPrice' in fee ? 1 : authorizations === undefined ? 2 : 4
  return concat(Uint8Array.of(type), encodeRlp(fields))
}

function toBytes(address: string): Bytes {
  return fromHex(address) ?? new Uint8Array()
}
