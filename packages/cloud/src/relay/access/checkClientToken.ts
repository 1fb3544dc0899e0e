import { verify } from 'node:crypto'
import { number, object, optional, safeParse, string, type GenericSchema, type InferOutput } from 'valibot'
import { type AcceptedAudiences, isAcceptedAudience } from './isAcceptedAudience.ts'
import { parseClientId } from './parseClientId.ts'

/** Tolerated clock difference, in seconds. */
const leeway = 120
/**
 * How long after its `iat` a token is valid at most, in seconds, whatever its `exp`: tokens travel in URLs, which end up
 * in logs of proxies. Clients sign a new one for every connection and let it expire after a day or sooner.
 */
const lifeAtMost = 86_400
/** Real tokens have about 400 characters. */
const lengthAtMost = 4_096

const headerSchema = object({ alg: string(), typ: string() })
const payloadSchema = object({
  iss: string(),
  sub: string(),
  aud: string(),
  iat: number(),
  exp: optional(number()),
})

/** The issuer of a valid token, or why it is invalid. */
export type ClientTokenCheck = { readonly clientId: string } | { readonly fault: string }

/**
 * Verifies a relay client's token: a JWT signed by the Ed25519 key that its `iss` names.
 *
 * @param parameters.now milliseconds since the epoch.
 */
export function checkClientToken(parameters: {
  readonly token: string
  readonly audiences: AcceptedAudiences
  readonly now: number
}): ClientTokenCheck {
  const { audiences, now, token } = parameters
  if (token.length > lengthAtMost) return { fault: 'JWT is too long' }
  const parts = token.split('.')
  const [head = '', body = '', tail = ''] = parts
  const header = parsePart(headerSchema, head)
  const payload = parsePart(payloadSchema, body)
  const signature = decode(tail)
  if (parts.length !== 3 || header === undefined || payload === undefined || signature === undefined)
    return { fault: 'JWT is malformed' }
  if (header.alg !== 'EdDSA') return { fault: 'JWT must be signed with EdDSA' }
  if (header.typ !== 'JWT') return { fault: 'JWT header typ must be JWT' }
  const key = parseClientId(payload.iss)
  if (key === undefined) return { fault: 'JWT iss must be the did:key of an Ed25519 key' }
  if (signature.length !== 64 || !verify(null, Buffer.from(`${head}.${body}`), key, signature))
    return { fault: 'JWT signature is invalid' }
  const seconds = now / 1_000
  if (payload.iat > seconds + leeway) return { fault: 'JWT Token is not yet valid' }
  const expiry = Math.min(payload.exp ?? Infinity, payload.iat + lifeAtMost)
  if (expiry + leeway < seconds) return { fault: 'JWT Token is expired' }
  if (!isAcceptedAudience(payload.aud, audiences)) return { fault: 'JWT aud names another relay' }
  return { clientId: payload.iss }
}

function parsePart<schema extends GenericSchema>(schema: schema, part: string): InferOutput<schema> | undefined {
  const bytes = decode(part)
  if (bytes === undefined) return undefined
  try {
    const result = safeParse(schema, JSON.parse(bytes.toString('utf8')))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** Decodes base64url without padding. */
function decode(part: string): Buffer | undefined {
  return /^[\w-]+$/.test(part) ? Buffer.from(part, 'base64url') : undefined
}
