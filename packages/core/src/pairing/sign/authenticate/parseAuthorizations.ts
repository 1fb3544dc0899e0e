import type { Cacao } from '@latchkey/protocol/siwx'
import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'

/** The fields of the request that the answer must repeat. */
export interface RequestedSignIn {
  readonly domain: string
  readonly aud: string
  readonly nonce: string
}

/** The most sign-ins in one answer (one per network), and the most resources in one sign-in. */
const maxEntries = 100
const maxLength = 16_384

/**
 * Reads the signed sign-ins of a wallet (CAIP-74). Returns `undefined` if there are none, if one is malformed, or if one does
 * not match the request. The signatures are not verified.
 */
export function parseAuthorizations(value: unknown, requested: RequestedSignIn): readonly Cacao[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > maxEntries) return undefined
  const parsed = value.map((entry) => parseOne(entry, requested)).filter((entry) => entry !== undefined)
  return parsed.length === value.length ? parsed : undefined
}

function parseOne(value: unknown, requested: RequestedSignIn): Cacao | undefined {
  const { h, p, s } = isPlainObject(value) ? value : {}
  if (!isPlainObject(h) || !isPlainObject(p) || !isPlainObject(s)) return undefined
  const { iss, domain, aud, version, nonce, iat, resources } = p
  if (!isText(iss) || !isText(version) || !isText(iat) || !isText(h['t']) || !isText(s['t']) || !isText(s['s']))
    return undefined
  if (domain !== requested.domain || aud !== requested.aud || nonce !== requested.nonce) return undefined
  const isBare = resources === undefined || resources === null
  if (!isBare && !(Array.isArray(resources) && resources.length <= maxEntries && resources.every(isText)))
    return undefined
  return {
    h: { t: h['t'] },
    p: {
      iss,
      domain: requested.domain,
      aud: requested.aud,
      version,
      nonce: requested.nonce,
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
  return typeof value === 'string' && value.length <= maxLength
}
