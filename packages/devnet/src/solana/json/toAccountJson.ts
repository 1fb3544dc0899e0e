import { RpcError } from '../rpc/RpcError.ts'
import type { Account } from '../chain/Account.ts'
import { parseAccount, type ParsedAccountContext } from './parseAccount.ts'
import { toBase58 } from './toBase58.ts'
import { toBase64 } from './toBase64.ts'

/** The requested format of account data. */
export interface AccountEncoding {
  readonly encoding: 'base58' | 'base64' | 'jsonParsed' | 'binary'
  readonly slice: { readonly offset: number; readonly length: number } | undefined
}

/** No account pays rent: every account must hold enough to be exempt. */
const rentEpoch = 18_446_744_073_709_551_615n

/** Maximum number of bytes encoded in base58, which is slow. */
const base58Limit = 128

/**
 * Formats an account as a real node does.
 *
 * @throws {RpcError} `invalidRequest` if it has too much data for base58
 */
export function toAccountJson(
  parameters: AccountEncoding & ParsedAccountContext & { readonly account: Account },
): object {
  const { account } = parameters
  const { data, executable, lamports, owner } = account
  return { data: toDataJson(parameters), executable, lamports, owner, rentEpoch, space: data.length }
}

function toDataJson(parameters: AccountEncoding & ParsedAccountContext & { readonly account: Account }): unknown {
  const { account, encoding, slice } = parameters
  if (encoding === 'jsonParsed') {
    const parsed = parseAccount(parameters)
    if (parsed !== undefined) return parsed
  }
  const { data } = account
  const shown = slice === undefined ? data : data.slice(slice.offset, slice.offset + slice.length)
  if (encoding !== 'base58' && encoding !== 'binary') return [toBase64(shown), 'base64']
  if (shown.length > base58Limit) {
    throw new RpcError(
      'invalidRequest',
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    )
  }
  return encoding === 'binary' ? toBase58(shown) : [toBase58(shown), 'base58']
}
