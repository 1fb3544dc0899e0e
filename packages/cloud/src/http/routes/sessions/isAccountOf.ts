import { parseCaipAddress } from '@latchkey/protocol/caip'
import { toAccountKey } from '../../../signIn/toAccountKey.ts'
import type { SignInSession } from '../../../signIn/SignInSession.ts'

/** Whether a session is of an account, which is named by CAIP-10 or by its address alone. */
export function isAccountOf({ account, session }: SignInSession, address: string): boolean {
  const { chainId } = session.data
  const isWhole = parseCaipAddress(address) !== undefined
  if (isWhole && !address.startsWith(`${chainId}:`)) return false
  const accountAddress = isWhole ? address.slice(chainId.length + 1) : address
  return toAccountKey({ chainId, accountAddress }) === account
}
