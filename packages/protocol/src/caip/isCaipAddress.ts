import type { CaipAddress } from './caipTypes.ts'
import { isCaipNetworkId } from './isCaipNetworkId.ts'
import { parseCaipAddress } from './parseCaipAddress.ts'

/**
 * Whether a value is a CAIP-10 account id of a known namespace. Only the characters and the length of the address are checked;
 * the chain's adapter knows whether the address is valid.
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
