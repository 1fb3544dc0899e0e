import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createTestCertificate } from './createTestCertificate.ts'

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor> | readonly Cbor[]

/** Writes CBOR (RFC 8949), as far as authenticators use it. */
function encodeCbor(value: Cbor): Buffer {
  const head = (major: number, count: number): Buffer => {
    if (count < 24) return Buffer.from([(major << 5) | count])
    if (count < 256) return Buffer.from([(major << 5) | 24, count])
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
  }
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([name, inner]) => [encodeCbor(name), encodeCbor(inner)]),
    ])
  const list: readonly Cbor[] = Array.isArray(value) ? value : []
  return Buffer.concat([head(4, list.length), ...list.map(encodeCbor)])
}

/** The parts of an answer that a test can change. */
export interface AnswerChange {
  readonly type?: string
  readonly origin?: string
  readonly challenge?: string
  readonly crossOrigin?: boolean
  readonly topOrigin?: string
  readonly rpId?: string
  readonly isUserVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  /** By the passkey itself, or by its maker with a certificate. Default: none. */
  readonly attestation?: 'self' | 'maker'
  /** Signs with another key. */
  readonly isForged?: boolean
}

const flags = { present: 1, verified: 4, attested: 64 } as const

/**
 * Creates an authenticator with one passkey (ES256). It signs whatever it is asked for, as an attacker's does.
 *
 * @param parameters.counter 0 for one that does not count, as passkeys that are synced.
 */
export function createTestAuthenticator(parameters: {
  readonly site: string
  readonly counter?: number
  readonly id?: string
}) {
  const { site, id = randomBytes(32).toString('base64url') } = parameters
  let { counter = 0 } = parameters
  let userHandle = ''
  const createKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { privateKey, publicKey } = createKeys()
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = encodeCbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )

  const toClientData = (type: string, challenge: string, change: AnswerChange): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: change.type ?? type,
        challenge: change.challenge ?? challenge,
        origin: change.origin ?? site,
        crossOrigin: change.crossOrigin ?? change.topOrigin !== undefined,
        ...(change.topOrigin !== undefined && { topOrigin: change.topOrigin }),
      }),
    )
  const toAuthenticatorData = (change: AnswerChange, attested: Buffer = Buffer.alloc(0)): Buffer => {
    const bits =
      flags.present |
      (change.isUserVerified === false ? 0 : flags.verified) |
      (attested.length > 0 ? flags.attested : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(change.counter ?? counter)
    const rpId = change.rpId ?? new URL(site).hostname
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([bits]), count, attested])
  }
  const signBytes = (bytes: Buffer, change: AnswerChange): Buffer =>
    sign('sha256', bytes, change.isForged === true ? createKeys().privateKey : privateKey)

  return {
    id,
    /** Answers `navigator.credentials.create`. */
    create(options: { readonly challenge: string; readonly user: { readonly id: string } }, change: AnswerChange = {}) {
      userHandle = options.user.id
      const clientData = toClientData('webauthn.create', options.challenge, change)
      const rawId = Buffer.from(id, 'base64url')
      const length = Buffer.from([rawId.length >> 8, rawId.length & 255])
      const authData = toAuthenticatorData(change, Buffer.concat([Buffer.alloc(16), length, rawId, coseKey]))
      const hash = createHash('sha256').update(clientData).digest()
      const attested = Buffer.concat([authData, hash])
      const maker = createKeys()
      const statements = {
        self: [['sig', signBytes(attested, change)]],
        maker: [
          ['sig', sign('sha256', attested, maker.privateKey)],
          ['x5c', [createTestCertificate(maker)]],
        ],
      } as const
      const { attestation } = change
      const object = new Map<string, Cbor>([
        ['fmt', attestation === undefined ? 'none' : 'packed'],
        ['attStmt', new Map<string, Cbor>(attestation && [['alg', -7], ...statements[attestation]])],
        ['authData', authData],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: encodeCbor(object).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get`. */
    get(options: { readonly challenge: string }, change: AnswerChange = {}) {
      if (counter > 0) counter += 1
      const clientData = toClientData('webauthn.get', options.challenge, change)
      const authData = toAuthenticatorData(change)
      const hash = createHash('sha256').update(clientData).digest()
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signBytes(Buffer.concat([authData, hash]), change).toString('base64url'),
          userHandle: change.userHandle ?? userHandle,
        },
      }
    },
  }
}
