import { type Address, getAddressDecoder } from '@solana/kit'
import { lookupTableProgram } from '../accounts/programs.ts'
import type { Account } from './Account.ts'
import type { DecodedTransaction } from './DecodedTransaction.ts'

/** An account used by a transaction. */
export interface TransactionKey {
  readonly address: Address
  readonly isSigner: boolean
  readonly isWritable: boolean
  readonly source: 'transaction' | 'lookupTable'
}

/** Number of bytes in a lookup table before its first address. */
const tableHead = 56

/**
 * Returns all accounts of a transaction in index order: its own, then the writable and then the readonly ones from
 * lookup tables. Accounts of a missing table are left out: the machine rejects such a transaction.
 */
export function resolveKeys(parameters: {
  readonly decoded: DecodedTransaction
  readonly getAccount: (address: Address) => Account | undefined
}): readonly TransactionKey[] {
  const { decoded, getAccount } = parameters
  const { numReadonlySignedAccounts, numReadonlyUnsignedAccounts, numRequiredSignatures } = decoded.header
  const staticKeys = decoded.staticKeys.map((address, index): TransactionKey => {
    const isSigner = index < numRequiredSignatures
    const lastWritable = isSigner
      ? numRequiredSignatures - numReadonlySignedAccounts
      : decoded.staticKeys.length - numReadonlyUnsignedAccounts
    return { address, isSigner, isWritable: index < lastWritable, source: 'transaction' }
  })
  const load = (kind: 'writable' | 'readonly'): TransactionKey[] =>
    decoded.lookups.flatMap((lookup) => {
      const addresses = readTable(getAccount(lookup.table))
      return lookup[kind].flatMap((index) => {
        const address = addresses[index]
        if (address === undefined) return []
        return [{ address, isSigner: false, isWritable: kind === 'writable', source: 'lookupTable' }]
      })
    })
  return [...staticKeys, ...load('writable'), ...load('readonly')]
}

function readTable(account: Account | undefined): Address[] {
  if (account?.owner !== lookupTableProgram) return []
  const decoder = getAddressDecoder()
  const count = Math.max(0, Math.floor((account.data.length - tableHead) / 32))
  return Array.from({ length: count }, (_, index) => decoder.decode(account.data, tableHead + 32 * index))
}
