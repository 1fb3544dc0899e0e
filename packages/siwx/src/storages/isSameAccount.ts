import type { SiwxAccount } from '@latchkey/protocol/siwx'
import { isSameAddress } from '../message/isSameAddress.ts'

/** Whether two accounts are the same, on the same network. */
export function isSameAccount(first: SiwxAccount, second: SiwxAccount): boolean {
  const { chainId } = first
  return (
    chainId === second.chainId && isSameAddress({ chainId, first: first.accountAddress, second: second.accountAddress })
  )
}
