import { readList } from '@latchkey/core/adapter'
import { MAX_ACCOUNTS } from './parseAccounts.ts'

/** Reads a list of accounts or names that a wallet provides. Returns `undefined` if the value is no readable list. */
export function toList(value: unknown): readonly unknown[] | undefined {
  return readList(value, MAX_ACCOUNTS)
}
