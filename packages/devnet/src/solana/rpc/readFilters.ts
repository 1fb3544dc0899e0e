import { getBase58Encoder } from '@solana/kit'
import type { Account } from '../chain/Account.ts'
import { readTokenAccount } from '../chain/readTokenAccount.ts'
import { isRecord, readChoice, readCount, readList, readText } from './readParams.ts'
import { RpcError } from './RpcError.ts'

type Filter = (account: Account) => boolean

/** Maximum length of a search text in an account, in characters. */
const textLimit = 175

/**
 * Parses the filters for a program's accounts, all of which must match.
 *
 * @throws {RpcError} `invalidParams`
 */
export function readFilters(value: unknown): Filter {
  if (value === undefined || value === null) return () => true
  const filters = readList({ value, most: 4 }).map(readFilter)
  return (account) => filters.every((matches) => matches(account))
}

function readFilter(value: unknown): Filter {
  if (value === 'tokenAccountState') return (account) => readTokenAccount(account) !== undefined
  if (isRecord(value) && value['dataSize'] !== undefined) {
    const size = readCount(value['dataSize'])
    return ({ data }) => BigInt(data.length) === size
  }
  if (isRecord(value) && isRecord(value['memcmp'])) return readComparison(value['memcmp'])
  throw new RpcError('invalidParams', 'Invalid params: expected one of `dataSize`, `memcmp`, `tokenAccountState`.')
}

function readComparison(comparison: Readonly<Record<string, unknown>>): Filter {
  const offset = Number(readCount(comparison['offset']))
  const encoding = readChoice({
    value: comparison['encoding'],
    choices: ['base58', 'base64'] as const,
    standard: 'base58',
  })
  const bytes = readBytes(readText(comparison['bytes']), encoding)
  return ({ data }) => Buffer.compare(data.subarray(offset, offset + bytes.length), bytes) === 0
}

function readBytes(text: string, encoding: 'base58' | 'base64'): Uint8Array {
  if (text.length > textLimit)
    throw new RpcError('invalidParams', 'Invalid param: encoded binary data should be less than 129 bytes')
  if (encoding === 'base64') return Uint8Array.from(Buffer.from(text, 'base64'))
  try {
    return Uint8Array.from(getBase58Encoder().encode(text))
  } catch {
    throw new RpcError('invalidParams', 'Invalid param: invalid base58 encoding')
  }
}
