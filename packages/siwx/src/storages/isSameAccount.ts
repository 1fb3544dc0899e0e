import type { SiwxAccount } from '@latchkey/protocol/siwx'
import { isSameAddress } from '../message/isSameAddress.ts'

/** Whether two accounts are equal, including their networks. */
export function isSameAccount(first: SiwxAccount, second: SiwxAccount): boolean {
  const { chainId } = first
  return (
    chainId === second.chainId && isSameAddress({ chainId, first: first.accountAddress, second: second.accountAddress })
  )
}
