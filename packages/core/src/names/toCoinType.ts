import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** Stands for every EVM chain without an address of its own (ENSIP-19). */
export const ANY_EVM = 0x8000_0000

/** The coin type of an EVM network: that of Ethereum (SLIP-44), or of its chain (ENSIP-11). `undefined` for others. */
export function toCoinType(networkId: CaipNetworkId): number | undefined {
  const [namespace, reference = ''] = networkId.split(':')
  if (namespace !== 'eip155' || !/^\d{1,10}$/.test(reference)) return undefined
  const chain = Number(reference)
  if (chain === 1) return 60
  return chain > 0 && chain < ANY_EVM ? ANY_EVM + chain : undefined
}
