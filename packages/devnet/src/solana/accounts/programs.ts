import { address, type Address } from '@solana/kit'
import type { DevnetSolanaToken } from '../../DevnetDescription.ts'

export const systemProgram = address('11111111111111111111111111111111')
export const splTokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
export const token2022Program = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
export const associatedTokenProgram = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
export const computeBudgetProgram = address('ComputeBudget111111111111111111111111111111')
export const lookupTableProgram = address('AddressLookupTab1e1111111111111111111111111')
export const memoProgram = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
export const firstMemoProgram = address('Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo')

/** The program of a token, by its name in the description. */
export const tokenPrograms: Readonly<Record<DevnetSolanaToken['program'], Address>> = {
  'spl-token': splTokenProgram,
  'token-2022': token2022Program,
}
