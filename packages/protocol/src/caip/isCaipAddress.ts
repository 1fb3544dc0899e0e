import type { CaipAddress } from './caipTypes.ts'
import { isCaipNetworkId } from './isCaipNetworkId.ts'
import { parseCaipAddress } from './parseCaipAddress.ts'

/**
 * Whether a value is an account id of a known namespace whose address has the characters and the length that CAIP-10
 * allows. Whether the address is one of that chain is for the chain's adapter to say.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 * @example
 * ```ts
 * isCaipAddress('eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb') // true
 * isCaipAddress('0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb') // false
 * ```
 */
export function isCaipAddress(value: unknown): value is CaipAddress {
  const parts = typeof value === 'string' ? parseCaipAddress(value) : undefined
  return parts !== undefined && isCaipNetworkId(parts.networkId) && /^[-.%a-zA-Z0-9]{1,128}$/.test(parts.address)
}
