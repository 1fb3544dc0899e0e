import { namespaces } from './namespaces.ts'
import type { Namespace } from './namespaces.ts'

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
