import type { EvmTransaction } from '../vault/sign/SignRequest.ts'
import { fromHex, isEqual, type Bytes } from '../vault/bytes.ts'
import { toAddress, toHexBytes, toList, toObject, toQuantity, toText } from './readers.ts'
import { refuseRpc } from './refuseRpc.ts'

/** A transaction as a page asks for it: missing fields are completed from the chain. */
export interface AskedTransaction {
  readonly to: string | undefined
  readonly value: bigint
  readonly data: Bytes
  readonly gas: bigint | undefined
  readonly nonce: bigint | undefined
  readonly fee: EvmTransaction['fee'] | undefined
  /** The tip alone, where the page leaves the rest to the wallet. */
  readonly tip: bigint | undefined
  readonly accessList: EvmTransaction['accessList']
}

const members = [
  'from',
  'to',
  'value',
  'data',
  'input',
  'gas',
  'gasLimit',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'chainId',
  'type',
  'accessList',
]

/** Reads a transaction. A member that the wallet does not know could change what it does, so it is refused. */
export function readTransaction(
  value: unknown,
  context: { readonly from: string; readonly networkId: string },
): AskedTransaction {
  const fields = Object.fromEntries(
    Object.entries(toObject(value)).filter(([, member]) => member !== undefined && member !== null),
  )
  const other = Object.keys(fields).find((name) => !members.includes(name))
  if (other !== undefined) refuseRpc(`a transaction with ${other.slice(0, 40)}`)
  if (fields['from'] !== undefined && toText(fields['from']).toLowerCase() !== context.from.toLowerCase())
    refuseRpc('another account')
  if (fields['chainId'] !== undefined && `eip155:${toQuantity(fields['chainId'], 'chainId')}` !== context.networkId)
    refuseRpc('another chain')
  if (fields['type'] !== undefined && toQuantity(fields['type'], 'type') > 2n) refuseRpc('a transaction of this type')
  const [gasPrice, maxFeePerGas, tip] = (['gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const).map((name) =>
    fields[name] === undefined ? undefined : toQuantity(fields[name], name),
  )
  if (gasPrice !== undefined && (maxFeePerGas !== undefined || tip !== undefined)) refuseRpc('two kinds of fee')
  return {
    to: readTo(fields['to']),
    value: toQuantity(fields['value'] ?? '0x0', 'value'),
    data: readData(fields['data'], fields['input']),
    gas: readGas(fields['gas'] ?? fields['gasLimit']),
    nonce: fields['nonce'] === undefined ? undefined : toQuantity(fields['nonce'], 'nonce'),
    fee: toFee(gasPrice, maxFeePerGas, tip),
    tip,
    accessList: toList(fields['accessList'] ?? []).map((entry) => {
      const { address, storageKeys } = toObject(entry)
      return {
        address: toAddress(address, 'accessList'),
        storageKeys: toList(storageKeys).map((key) => toHexBytes(key, 'storageKeys')),
      }
    }),
  }
}

/** Without it, a contract is created, so an empty text is not taken for nothing. */
function readTo(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && !value.startsWith('0x')) refuseRpc('to does not start with 0x')
  return toAddress(value, 'to')
}

function readData(data: unknown, input: unknown): Bytes {
  const [one, other] = [data, input].map((value) =>
    value === undefined ? undefined : (toData(value) ?? refuseRpc('data is not hexadecimal')),
  )
  if (one !== undefined && other !== undefined && !isEqual(one, other)) refuseRpc('data and input differ')
  return one ?? other ?? new Uint8Array()
}

function toData(value: unknown): Bytes | undefined {
  return typeof value === 'string' && value.startsWith('0x') ? fromHex(value) : undefined
}

function readGas(value: unknown): bigint | undefined {
  return value === undefined ? undefined : toQuantity(value, 'gas')
}

function toFee(
  gasPrice: bigint | undefined,
  maxFeePerGas: bigint | undefined,
  tip: bigint | undefined,
): EvmTransaction['fee'] | undefined {
  if (gasPrice !== undefined) return { gasPrice }
  if (maxFeePerGas === undefined) return undefined
  return { maxFeePerGas, maxPriorityFeePerGas: tip ?? (maxFeePerGas < defaultTip ? maxFeePerGas : defaultTip) }
}

/** 1 gwei. */
const defaultTip = 1_000_000_000n
