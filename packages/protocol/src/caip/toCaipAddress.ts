import type { CaipAddress, CaipNetworkId } from './caipTypes.ts'
import type { Namespace } from './namespaces.ts'

/**
 * Returns a CAIP-10 account id.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 * @example
 * ```ts
 * toCaipAddress({ networkId: 'eip155:1', address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb' })
 * ```
 */
export function toCaipAddress<namespace extends Namespace>(parameters: {
  readonly networkId: CaipNetworkId<namespace>
  readonly address: string
}): CaipAddress<namespace> {
  return `${parameters.networkId}:${parameters.address}`
}
