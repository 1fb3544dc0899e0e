import type { TokenBalance } from '@latchkey/core'

/** Returns what identifies a token: the CAIP-10 id of its contract, or the CAIP-2 id of the network whose coin it is. */
export function toTokenKey({ address, chainId }: Pick<TokenBalance, 'address' | 'chainId'>): string {
  return address ?? chainId ?? ''
}
