/** The parts of a CAIP-2 network id. */
export interface CaipNetworkIdParts {
  /** The chain family, which Latchkey may not know: see `isNamespace`. */
  readonly namespace: string
  /** The network within its family: a number on eip155, a genesis hash elsewhere. */
  readonly reference: string
}

/**
 * Splits a CAIP-2 network id. Returns `undefined` unless it has exactly two non-empty parts.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 * @example
 * ```ts
 * parseCaipNetworkId('eip155:1') // { namespace: 'eip155', reference: '1' }
 * parseCaipNetworkId('eip155') // undefined
 * ```
 */
export function parseCaipNetworkId(value: string): CaipNetworkIdParts | undefined {
  const [namespace, reference, ...rest] = value.split(':', 3)
  return namespace && reference && rest.length === 0 ? { namespace, reference } : undefined
}
