import { parseCaipAddress } from '@latchkey/protocol/caip'
import type { SignInSession } from '../../../signIn/SignInSession.ts'
import { toAccountKey } from '../../../signIn/toAccountKey.ts'

/** Whether a session belongs to an account, given as CAIP-10 id or as plain address. */
export function isAccountOf({ account, session }: SignInSession, address: string): boolean {
  const { chainId } = session.data
  const isWhole = parseCaipAddress(address) !== undefined
  if (isWhole && !address.startsWith(`${chainId}:`)) return false
  const accountAddress = isWhole ? address.slice(chainId.length + 1) : address
  return toAccountKey({ chainId, accountAddress }) === account
}
