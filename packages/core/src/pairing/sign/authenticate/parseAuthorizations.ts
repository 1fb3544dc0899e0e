import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'
import type { SignedAuthorization } from '../../../adapter/PairingClient.ts'

/** What was asked to be signed. */
export interface AskedToSign {
  readonly domain: string
  readonly aud: string
  readonly nonce: string
}

/** Nobody signs on more networks at once. */
const limit = 100
const longest = 16_384

/**
 * Reads the signed sign-ins of a wallet (CAIP-74), each of which must be of what was asked. `undefined` where there is
 * none, or one is malformed.
 */
export function parseAuthorizations(value: unknown, asked: AskedToSign): readonly SignedAuthorization[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > limit) return undefined
  const parsed = value.map((entry) => parseOne(entry, asked)).filter((entry) => entry !== undefined)
  return parsed.length === value.length ? parsed : undefined
}

function parseOne(value: unknown, asked: AskedToSign): SignedAuthorization | undefined {
  const { h, p, s } = isPlainObject(value) ? value : {}
  if (!isPlainObject(h) || !isPlainObject(p) || !isPlainObject(s)) return undefined
  const { iss, domain, aud, version, nonce, iat, resources } = p
  if (!isText(iss) || !isText(version) || !isText(iat) || !isText(h['t']) || !isText(s['t']) || !isText(s['s']))
    return undefined
  if (domain !== asked.domain || aud !== asked.aud || nonce !== asked.nonce) return undefined
  const isBare = resources === undefined || resources === null
  if (!isBare && !(Array.isArray(resources) && resources.length <= limit && resources.every(isText))) return undefined
  return {
    h: { t: h['t'] },
    p: {
      iss,
      domain: asked.domain,
      aud: asked.aud,
      version,
      nonce: asked.nonce,
      iat,
      ...pick(p, ['statement', 'exp', 'nbf', 'requestId']),
      ...(isBare ? {} : { resources }),
    },
    s: { t: s['t'], s: s['s'], ...pick(s, ['m']) },
  }
}

function pick(from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const name of names) {
    const text = from[name]
    if (isText(text)) texts[name] = text
  }
  return texts
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest
}
