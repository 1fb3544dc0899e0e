/** The parts of a CAIP-10 account id. */
export interface CaipAddressParts {
  /** The chain family, which Latchkey may not know: see `isNamespace`. */
  readonly namespace: string
  /** The network within its family: a number on eip155, a genesis hash elsewhere. */
  readonly reference: string
  /** The account's address, in the format of its chain. */
  readonly address: string
  /** The network's CAIP-2 id. */
  readonly networkId: string
}

/**
 * Splits a CAIP-10 account id. Returns `undefined` unless it has exactly three non-empty parts.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 * @example
 * ```ts
 * parseCaipAddress('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')?.address
 * parseCaipAddress('eip155:1:') // undefined
 * ```
 */
export function parseCaipAddress(value: string): CaipAddressParts | undefined {
  const [namespace, reference, address, ...rest] = value.split(':', 4)
  if (!namespace || !reference || !address || rest.length > 0) return undefined
  return { namespace, reference, address, networkId: `${namespace}:${reference}` }
}
