import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { SmartAccount } from './state.ts'

/** What decides the type of an account of the embedded wallet. */
export interface ResolveAccountTypeParameters {
  readonly networkId: CaipNetworkId
  /** The account that is in use, or that the visitor switches to. */
  readonly address: string
  /** The networks on which the wallet can be a smart account. */
  readonly enabledNetworks: readonly CaipNetworkId[]
  /** The smart account on the network: `null` if the wallet cannot be one there, `undefined` before the wallet was asked. */
  readonly smartAccount: SmartAccount | null | undefined
  /** The wallet's own address, which is that of the smart account too, unless the smart account is a contract of its own. */
  readonly ownAddress: string | undefined
  /** What the visitor, or else the app, prefers. */
  readonly preferred: 'eoa' | 'smartAccount'
}

/**
 * Returns the type of an account of the embedded wallet: `smartAccount` only if the address is that of the smart account and the network
 * allows it (S4.016), else `eoa` (S4.017). Where both types have one address, as with EIP-7702, the address says nothing, and the
 * preference decides.
 */
export function resolveAccountType(parameters: ResolveAccountTypeParameters): 'eoa' | 'smartAccount' {
  const { address, enabledNetworks, networkId, ownAddress, preferred, smartAccount } = parameters
  if (!enabledNetworks.includes(networkId) || smartAccount === null) return 'eoa'
  // Before the wallet has answered, its own address counts: the networks are those of this session.
  if (!isSameHex(address, smartAccount?.address ?? ownAddress)) return 'eoa'
  return isSameHex(address, ownAddress) ? preferred : 'smartAccount'
}

/** Whether two addresses of eip155 are the same, whatever the case of their checksum. */
function isSameHex(first: string, second: string | undefined): boolean {
  return first.toLowerCase() === second?.toLowerCase()
}
