import { type Address, getBase58Encoder, isAddress } from '@solana/kit'
import { quote } from '../../faucet/quote.ts'
import type { AccountEncoding } from '../json/toAccountJson.ts'
import type { Chain } from '../chain/Chain.ts'
import type { Commitment } from '../chain/TransactionRecord.ts'
import { RpcError } from './RpcError.ts'

/** The options object of a call. */
export type RpcOptions = Readonly<Record<string, unknown>>

const commitments: readonly Commitment[] = ['processed', 'confirmed', 'finalized']

/** @throws {RpcError} `invalidParams` */
export function readAddress(value: unknown): Address {
  const text = readText(value)
  if (isAddress(text)) return text
  throw new RpcError('invalidParams', `Invalid param: ${isBase58(text) ? 'WrongSize' : 'Invalid'}`)
}

/** @throws {RpcError} `invalidParams` */
export function readSignature(value: unknown): string {
  const text = readText(value)
  if (text.length <= 88 && isBase58(text)) {
    if (getBase58Encoder().encode(text).length === 64) return text
    throw new RpcError('invalidParams', 'Invalid param: WrongSize')
  }
  throw new RpcError('invalidParams', 'Invalid param: Invalid')
}

/** @throws {RpcError} `invalidParams` */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  throw createTypeError(value, 'a string')
}

/** @throws {RpcError} `invalidParams` */
export function readCount(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw createTypeError(value, 'u64')
}

/** @throws {RpcError} `invalidParams` */
export function readList(parameters: { readonly value: unknown; readonly most: number }): readonly unknown[] {
  const { most, value } = parameters
  if (!Array.isArray(value)) throw createTypeError(value, 'a sequence')
  if (value.length > most) {
    throw new RpcError('invalidParams', `Too many inputs provided; max ${most}`)
  }
  return value
}

/**
 * Parses the options of a call. The commitment and `minContextSlot` are checked in every call.
 *
 * @throws {RpcError} `invalidParams`, `minContextSlotNotReached`
 */
export function readOptions(parameters: { readonly value: unknown; readonly chain: Chain }): RpcOptions {
  const { chain, value } = parameters
  if (value === undefined || value === null) return {}
  if (!isRecord(value)) throw createTypeError(value, 'a configuration object')
  readCommitment(value)
  const slot = chain.clock.getSlot()
  if (value['minContextSlot'] !== undefined && readCount(value['minContextSlot']) > slot) {
    throw new RpcError('minContextSlotNotReached', 'Minimum context slot has not been reached', { contextSlot: slot })
  }
  return value
}

/** @throws {RpcError} `invalidParams` */
export function readCommitment(options: RpcOptions): Commitment {
  const { commitment = 'finalized' } = options
  const known = commitments.find((candidate) => candidate === commitment)
  if (known !== undefined) return known
  throw new RpcError(
    'invalidParams',
    `Invalid params: unknown variant ${quote(commitment)}, expected one of \`processed\`, \`confirmed\`, \`finalized\`.`,
  )
}

/** @throws {RpcError} `invalidParams` */
export function readChoice<Choice extends string>(parameters: {
  readonly value: unknown
  readonly choices: readonly Choice[]
  readonly standard: Choice
}): Choice {
  const { choices, standard, value } = parameters
  if (value === undefined || value === null) return standard
  const known = choices.find((choice) => choice === value)
  if (known !== undefined) return known
  throw new RpcError(
    'invalidParams',
    `Invalid params: unknown variant ${quote(value)}, expected one of ${choices.map((choice) => `\`${choice}\``).join(', ')}.`,
  )
}

/**
 * Parses the requested encoding of accounts; the default is `base58`, or `standard`.
 *
 * @throws {RpcError} `invalidParams`
 */
export function readAccountEncoding(
  options: RpcOptions,
  standard: AccountEncoding['encoding'] = 'binary',
): AccountEncoding {
  const encoding = readChoice<AccountEncoding['encoding']>({
    value: options['encoding'],
    choices: ['binary', 'base58', 'base64', 'jsonParsed'],
    standard,
  })
  const slice = options['dataSlice']
  if (slice === undefined || slice === null) return { encoding, slice: undefined }
  if (!isRecord(slice)) throw createTypeError(slice, 'struct UiDataSliceConfig')
  return { encoding, slice: { offset: Number(readCount(slice['offset'])), length: Number(readCount(slice['length'])) } }
}

/** Returns whether a value is an object with fields. */
export function isRecord(value: unknown): value is RpcOptions {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isBase58(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]+$/.test(text)
}

function createTypeError(value: unknown, expected: string): RpcError {
  if (value === undefined) return new RpcError('invalidParams', '`params` should have more arguments')
  const type = value === null ? 'null' : Array.isArray(value) ? 'sequence' : typeof value
  return new RpcError('invalidParams', `Invalid params: invalid type: ${type}, expected ${expected}.`)
}
