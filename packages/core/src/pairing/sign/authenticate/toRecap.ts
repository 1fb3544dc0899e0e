import { toBase64 } from '../crypto/toBase64.ts'

/** What stands before a recap among the resources of a sign-in (ERC-5573). */
export const recapPrefix = 'urn:recap:'

/** Methods of eip155 as a recap, which a wallet grants by signing it (ERC-5573, CAIP-222). */
export function toRecap(methods: readonly string[]): string {
  const abilities = [...new Set(methods)].toSorted().map((method) => [`request/${method}`, [{}]])
  const text = JSON.stringify({ att: { eip155: Object.fromEntries(abilities) } })
  return `${recapPrefix}${toBase64(new TextEncoder().encode(text)).replaceAll('=', '')}`
}
