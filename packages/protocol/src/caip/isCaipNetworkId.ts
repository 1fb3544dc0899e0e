import type { CaipNetworkId } from './caipTypes.ts'
import { isNamespace } from './namespaces.ts'
import { parseCaipNetworkId } from './parseCaipNetworkId.ts'

/**
 * Whether a value is a CAIP-2 network id of a known namespace. Only the characters and the length of the reference are checked.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 * @example
 * ```ts
 * isCaipNetworkId('eip155:42161') // true
 * isCaipNetworkId('eip155:1 2') // false
 * ```
 */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  const parts = typeof value === 'string' ? parseCaipNetworkId(value) : undefined
  return parts !== undefined && isNamespace(parts.namespace) && /^[-_a-zA-Z0-9]{1,32}$/.test(parts.reference)
}
