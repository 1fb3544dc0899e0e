import type { SiwxAccount } from '@latchkey/protocol/siwx'
import { toChecksumAddress } from './toChecksumAddress.ts'

/** An address as a message writes it: on eip155 with the capitals of EIP-55, which not every wallet gives. */
export function toMessageAddress({ accountAddress, chainId }: SiwxAccount): string {
  const isBare = chainId.startsWith('eip155:') && /^0x[\da-f]{40}$/i.test(accountAddress)
  return isBare ? toChecksumAddress(accountAddress) : accountAddress
}
