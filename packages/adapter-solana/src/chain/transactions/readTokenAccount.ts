import { encodeBase58 } from '../base58.ts'
import type { ChainAccount } from './parseAccount.ts'
import { readExtensions } from './readExtensions.ts'
import { tokenPrograms } from './tokenPrograms.ts'

/** An account that holds tokens. */
export interface TokenAccount {
  readonly mint: string
  readonly owner: string
  /** In the token's smallest unit. */
  readonly amount: bigint
  readonly isFrozen: boolean
  /** Those of Token-2022, by the number of their type. */
  readonly extensions: ReadonlyMap<number, Uint8Array>
}

/** Parses an account of Token or Token-2022. Returns `undefined` for other accounts. */
export function readTokenAccount({ owner, data }: ChainAccount): TokenAccount | undefined {
  const isOfTokens = Object.values<string>(tokenPrograms).includes(owner)
  const isAccount = data.length === 165 || (data.length > 165 && data[165] === 2)
  if (!isOfTokens || !isAccount) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return {
    mint: encodeBase58(data.slice(0, 32)),
    owner: encodeBase58(data.slice(32, 64)),
    amount: view.getBigUint64(64, true),
    isFrozen: data[108] === 2,
    extensions: readExtensions(data),
  }
}
