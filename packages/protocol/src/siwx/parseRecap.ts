import { parseBase64 } from '../atoms/parseBase64.ts'
import { recapPrefix, type RecapGrants } from './toRecap.ts'

/**
 * Reads the ReCap of a sign-in, which is the last of its resources. Returns `undefined` if there is none or it is malformed.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5573
 * @example
 * ```ts
 * parseRecap(['urn:recap:eyJhdHQiOnsiZWlwMTU1Ijp7InJlcXVlc3QvcGVyc29uYWxfc2lnbiI6W3t9XX19fQ'])
 * // { eip155: { 'request/personal_sign': [{}] } }
 * ```
 */
export function parseRecap(resources: readonly string[] = []): RecapGrants | undefined {
  const recap = resources.at(-1)
  if (recap?.startsWith(recapPrefix) !== true) return undefined
  const value = parseEncodedJson(recap.slice(recapPrefix.length))
  const grants = isRecord(value) ? value['att'] : undefined
  return isGrants(grants) ? grants : undefined
}

/** Reads base64 (RFC 4648), with or without padding: the standard says base64url, many wallets write plain base64. */
function parseEncodedJson(text: string): unknown {
  const digits = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '')
  const bytes = parseBase64(digits + '='.repeat((4 - (digits.length % 4)) % 4))
  if (bytes === undefined) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

function isGrants(value: unknown): value is RecapGrants {
  return (
    isRecord(value) && hasOnly(value, (abilities) => isRecord(abilities) && hasOnly(abilities, Array.isArray, ability))
  )
}

const ability = /^[^/]+\/[^/]+$/

/** Whether a record has an entry, and only entries that pass. */
function hasOnly(record: Readonly<Record<string, unknown>>, isGood: (entry: unknown) => boolean, name = /./): boolean {
  const entries = Object.entries(record)
  return entries.length > 0 && entries.every(([key, entry]) => name.test(key) && isGood(entry))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
