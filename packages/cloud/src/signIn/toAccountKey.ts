import type { SiwxAccount } from '@latchkey/protocol/siwx'

/** The canonical CAIP-10 id of an account: eip155 addresses in lower case, without the checksum. */
export function toAccountKey({ accountAddress, chainId }: SiwxAccount): string {
  return `${chainId}:${chainId.startsWith('eip155:') ? accountAddress.toLowerCase() : accountAddress}`
}
