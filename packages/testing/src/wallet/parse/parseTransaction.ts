import type { AccessList, Address, Hex } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'
import { isBytes } from './isBytes.ts'
import { parseAddress } from './parseAddress.ts'
import { parseBytes } from './parseBytes.ts'
import { parseChainId } from './parseChainId.ts'
import { parseQuantity } from './parseQuantity.ts'
import { parseRecord } from './parseRecord.ts'

/** A transaction that a site requests. Amounts are in wei; the wallet fills in missing fields. */
export interface TransactionRequest {
  readonly from: Address
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
  readonly gas: bigint | undefined
  readonly gasPrice: bigint | undefined
  readonly maxFeePerGas: bigint | undefined
  readonly maxPriorityFeePerGas: bigint | undefined
  readonly nonce: number | undefined
  readonly accessList: AccessList | undefined
}

/** Parses the parameter of `eth_sendTransaction` (EIP-1474); throws -32602 if it is invalid. */
export function parseTransaction(value: unknown, chainId: number): TransactionRequest {
  const request = parseRecord(value, 'transaction')
  const quantity = (name: string): bigint | undefined =>
    request[name] === undefined || request[name] === null ? undefined : parseQuantity(request[name], name)

  if (request['chainId'] !== undefined && parseChainId(request['chainId']) !== chainId) {
    refuse(`the transaction is for chain ${JSON.stringify(request['chainId'])}, the wallet is on ${chainId}`)
  }
  for (const name of ['blobs', 'blobVersionedHashes', 'authorizationList']) {
    if (request[name] !== undefined) refuse(`"${name}" is not supported`)
  }
  const { to, data: rawData, input, gasLimit } = request
  if (rawData !== undefined && input !== undefined && rawData !== input) refuse('"data" and "input" differ')
  const data = parseBytes(rawData ?? input ?? '0x', 'data')
  if ((to === undefined || to === null) && data === '0x') refuse('"to" or "data" must be set')
  const nonce = quantity('nonce')
  const gasPrice = quantity('gasPrice')
  const maxFeePerGas = quantity('maxFeePerGas')
  const maxPriorityFeePerGas = quantity('maxPriorityFeePerGas')
  if (gasPrice !== undefined && (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined)) {
    refuse('"gasPrice" and "maxFeePerGas" exclude each other')
  }
  return {
    from: parseAddress(request['from'], 'from'),
    to: to === undefined || to === null ? undefined : parseAddress(to, 'to'),
    value: quantity('value') ?? 0n,
    data,
    gas: quantity('gas') ?? (gasLimit === undefined ? undefined : parseQuantity(gasLimit, 'gasLimit')),
    gasPrice,
    maxFeePerGas,
    maxPriorityFeePerGas,
    nonce: nonce === undefined ? undefined : Number(nonce),
    accessList: parseAccessList(request['accessList']),
  }
}

function parseAccessList(value: unknown): AccessList | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) return refuse('"accessList" must be a list')
  return value.map((entry) => {
    const { address, storageKeys } = parseRecord(entry, 'accessList')
    const keys: readonly unknown[] = Array.isArray(storageKeys) ? storageKeys : refuse('"storageKeys" must be a list')
    return {
      address: parseAddress(address, 'accessList.address'),
      storageKeys: keys.map((key) =>
        isBytes(key) && key.length === 66 ? key : refuse('"storageKeys" must hold 32-byte words'),
      ),
    }
  })
}

function refuse(reason: string): never {
  throw createProviderError('invalidParams', `Invalid parameters: ${reason}.`)
}
