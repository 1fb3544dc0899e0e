/** The chain families that Latchkey knows, by their CAIP-2 namespaces (bip122 is Bitcoin). */
export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const

/** A CAIP-2 namespace that Latchkey knows. */
export type Namespace = (typeof namespaces)[number]

/**
 * Whether a value is one of the known namespaces.
 *
 * @example
 * ```ts
 * isNamespace('eip155') // true
 * isNamespace('ethereum') // false
 * ```
 */
export function isNamespace(value: unknown): value is Namespace {
  return namespaces.some((namespace) => namespace === value)
}
