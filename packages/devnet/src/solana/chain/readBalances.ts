import type { Address } from '@solana/kit'
import type { Account } from './Account.ts'
import { readMint, readTokenAccount } from './readTokenAccount.ts'
import type { Balances } from './TransactionRecord.ts'

/** Reads the current balances of accounts, in the chain's currency and in tokens. */
export function readBalances(parameters: {
  readonly addresses: readonly Address[]
  readonly getAccount: (address: Address) => Account | undefined
}): Balances {
  const { addresses, getAccount } = parameters
  const accounts = addresses.map(getAccount)
  return {
    native: accounts.map((account) => account?.lamports ?? 0n),
    tokens: accounts.flatMap((account, accountIndex) => {
      const token = readTokenAccount(account)
      if (account === undefined || token === undefined) return []
      const { amount, mint, owner } = token
      const decimals = readMint(getAccount(mint))?.decimals ?? 0
      return [{ accountIndex, mint, owner, programId: account.owner, amount, decimals }]
    }),
  }
}
