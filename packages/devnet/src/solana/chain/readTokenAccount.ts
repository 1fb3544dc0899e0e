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

/** Offset of the account type in a Token-2022 account with extensions. */
const kindOffset = 165

/** The common fields of a token account in both programs; `undefined` if it is not one. */
export function readTokenAccount(account: Account | undefined): Token | undefined {
  return account !== undefined && getKind(account) === 'account' ? getTokenDecoder().decode(account.data) : undefined
}

/** The common fields of a mint in both programs; `undefined` if it is not one. */
export function readMint(account: Account | undefined): Mint | undefined {
  return account !== undefined && getKind(account) === 'mint' ? getMintDecoder().decode(account.data) : undefined
}

function getKind({ data, owner }: Account): 'mint' | 'account' | undefined {
  if (owner !== splTokenProgram && owner !== token2022Program) return undefined
  const kind = getSizeKind(data, owner === token2022Program)
  // Space allocated for a mint or an account, but not initialised, is neither.
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
