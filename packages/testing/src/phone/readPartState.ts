import type { PhonePart } from './parts/PhonePart.ts'
import type { PhonePartState } from './types.ts'

/** What a phone shows of Solana or Bitcoin. */
export function readPartState(part: PhonePart): PhonePartState {
  const { namespace, chains } = part
  const accounts = part.listAccounts()
  const chain = part.getChain()
  const [account = accounts[0]?.address ?? ''] = part.toAddresses(part.state.visible, chain)
  return { namespace, account, accounts, chain, chains }
}
