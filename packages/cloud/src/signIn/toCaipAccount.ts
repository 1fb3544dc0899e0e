import { toCaipAddress } from '@latchkey/protocol/caip'
import type { SiwxAccount } from '@latchkey/protocol/siwx'
import { toCanonicalAddress } from '@latchkey/siwx/message'

/** The CAIP-10 id of an account in tokens and answers: with its checksum on eip155, otherwise canonical. */
export function toCaipAccount(account: SiwxAccount): ReturnType<typeof toCaipAddress> {
  const { accountAddress, chainId } = account
  const address = chainId.startsWith('eip155:') ? accountAddress : toCanonicalAddress(account)
  return toCaipAddress({ networkId: chainId, address })
}
