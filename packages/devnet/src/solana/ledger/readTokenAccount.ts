import {
  getMintDecoder,
  getMintSize,
  getTokenDecoder,
  getTokenSize,
  type Mint,
  type Token,
} from '@solana-program/token'
import { splTokenProgram, token2022Program } from '../accounts/programs.ts'
import type { Account } from './Account.ts'

/** Where an account of Token-2022 says what it is, if it has extensions. */
const kindOffset = 165

/** The fields that a token account has in either program; `undefined` if it is none. */
export function readTokenAccount(account: Account | undefined): Token | undefined {
  return account !== undefined && getKind(account) === 'account' ? getTokenDecoder().decode(account.data) : undefined
}

/** The fields that a mint has in either program; `undefined` if it is none. */
export function readMint(account: Account | undefined): Mint | undefined {
  return account !== undefined && getKind(account) === 'mint' ? getMintDecoder().decode(account.data) : undefined
}

function getKind({ data, owner }: Account): 'mint' | 'account' | undefined {
  if (owner !== splTokenProgram && owner !== token2022Program) return undefined
  const kind = getSizeKind(data, owner === token2022Program)
  // Space that was made for a mint or an account, but not initialized, is neither.
  if (kind === 'mint') return data[45] === 1 ? kind : undefined
  if (kind === 'account') return data[108] === 0 ? undefined : kind
  return undefined
}

function getSizeKind(data: Uint8Array, mayHaveExtensions: boolean): 'mint' | 'account' | undefined {
  if (data.length === getMintSize()) return 'mint'
  if (data.length === getTokenSize()) return 'account'
  if (!mayHaveExtensions || data.length <= kindOffset) return undefined
  return data[kindOffset] === 1 ? 'mint' : data[kindOffset] === 2 ? 'account' : undefined
}
