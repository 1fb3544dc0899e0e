import type { SiwxAccount } from '@latchkey/protocol/siwx'

/** An account by CAIP-10 as it is kept and compared: capitals of eip155 are but a checksum. */
export function toAccountKey({ accountAddress, chainId }: SiwxAccount): string {
  return `${chainId}:${chainId.startsWith('eip155:') ? accountAddress.toLowerCase() : accountAddress}`
}
