import type { CaipNetworkId } from './caipTypes.ts'
import type { Namespace } from './namespaces.ts'

/**
 * Returns a CAIP-2 network id.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 * @example
 * ```ts
 * toCaipNetworkId({ namespace: 'eip155', reference: 42161 }) // 'eip155:42161'
 * ```
 */
export function toCaipNetworkId<namespace extends Namespace>(parameters: {
  readonly namespace: namespace
  readonly reference: string | number
}): CaipNetworkId<namespace> {
  return `${parameters.namespace}:${parameters.reference}`
}
