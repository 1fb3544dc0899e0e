import type { SiwxAccount } from '@latchkey/protocol/siwx'
import { toCanonicalAddress } from '@latchkey/siwx/message'

/** The canonical CAIP-10 id of an account, by which it is stored: see `toCanonicalAddress`. */
export function toAccountKey(account: SiwxAccount): string {
  return `${account.chainId}:${toCanonicalAddress(account)}`
}
