/** The beginning of a resource that is a ReCap. */
export const recapPrefix = 'urn:recap:'

/**
 * What a ReCap allows: for each resource the abilities, written `<namespace>/<name>`, and the limits of each ability.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5573
 */
export type RecapGrants = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>

/**
 * Writes a ReCap as the resource of a sign-in. It must be the last one.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5573
 * @example
 * ```ts
 * toRecap({ eip155: { 'request/personal_sign': [{}] } })
 * // 'urn:recap:eyJhdHQiOnsiZWlwMTU1Ijp7InJlcXVlc3QvcGVyc29uYWxfc2lnbiI6W3t9XX19fQ'
 * ```
 */
export function toRecap(grants: RecapGrants): string {
  const sorted = Object.entries(sortByKey(grants)).map(([resource, abilities]) => [resource, sortByKey(abilities)])
  const bytes = new TextEncoder().encode(JSON.stringify({ att: Object.fromEntries(sorted) }))
  const digits = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return recapPrefix + digits.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The standard wants keys in the order of their bytes. */
function sortByKey<value>(record: Readonly<Record<string, value>>): Record<string, value> {
  return Object.fromEntries(Object.entries(record).toSorted(([left], [right]) => (left < right ? -1 : 1)))
}
