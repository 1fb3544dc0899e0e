import { createPrivateKey, createPublicKey, randomBytes, type KeyObject } from 'node:crypto'
import { toCaipAddress } from '@latchkey/protocol/caip'
import { signInTokenSchema } from '@latchkey/protocol/siwx'
import { calculateJwkThumbprint, errors, jwtVerify, SignJWT } from 'jose'
import { safeParse } from 'valibot'
import type { CloudContext } from '../CloudContext.ts'
import { signInKeys } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import type { SignInSession } from './SignInSession.ts'

/** A public key of session tokens, as a JSON Web Key (RFC 8037). */
export interface PublicSignInKey {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
  readonly kid: string
  readonly alg: 'EdDSA'
  readonly use: 'sig'
}

/** Signs and reads session tokens. */
export interface TokenSigner {
  /** Signs a JWT for a session, as described by `signInTokenSchema`. */
  sign(parameters: {
    readonly session: Pick<SignInSession, 'id' | 'session' | 'createdAt' | 'expiresAt'>
    /** The cloud's URL. */
    readonly issuer: string
  }): Promise<string>
  /** The session id of a token; `undefined` if the token is expired or not ours. */
  read(token: string): Promise<string | undefined>
  /** All public keys; the first one signs. */
  listKeys(): Promise<readonly PublicSignInKey[]>
}

interface Key {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  readonly jwk: PublicSignInKey
}

/** PKCS #8 prefix of a 32-byte Ed25519 key (RFC 8410). */
const derPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Creates the signer of session tokens (Ed25519), with the configured keys or the one in the database, which the first
 * node that needs it creates.
 */
export function createTokenSigner(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'now'>
  /** 32 bytes in hex each. */
  readonly seeds: readonly string[]
}): TokenSigner {
  const { context, seeds } = parameters
  const { now, storage } = context
  let loaded: Promise<readonly [Key, ...Key[]]> | undefined

  const load = async (): Promise<readonly [Key, ...Key[]]> => {
    const [first = await readSeed({ database: storage.database, now }), ...others] = seeds
    return [await toKey(first), ...(await Promise.all(others.map(toKey)))]
  }
  const getKeys = async (): Promise<readonly [Key, ...Key[]]> => {
    loaded ??= load()
    try {
      return await loaded
    } catch (error) {
      // Try again on the next call.
      loaded = undefined
      throw error
    }
  }

  return {
    async sign({ issuer, session: { createdAt, expiresAt, id, session } }) {
      const [{ jwk, privateKey }] = await getKeys()
      const { accountAddress, chainId, uri } = session.data
      return new SignJWT()
        .setProtectedHeader({ alg: jwk.alg, typ: 'JWT', kid: jwk.kid })
        .setIssuer(issuer)
        .setSubject(toCaipAddress({ networkId: chainId, address: accountAddress }))
        .setAudience(new URL(uri).origin)
        .setIssuedAt(Math.floor(createdAt / 1_000))
        .setExpirationTime(Math.floor(expiresAt / 1_000))
        .setJti(id)
        .sign(privateKey)
    },

    async read(token) {
      const keys = await getKeys()
      try {
        const { payload, protectedHeader } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = keys.find(({ jwk }) => jwk.kid === kid)
            if (key === undefined) throw new errors.JWKSNoMatchingKey()
            return key.publicKey
          },
          { algorithms: ['EdDSA'], typ: 'JWT', currentDate: new Date(now()) },
        )
        const result = safeParse(signInTokenSchema, { header: protectedHeader, payload })
        return result.success ? result.output.payload.jti : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },

    listKeys: async () => (await getKeys()).map(({ jwk }) => jwk),
  }
}

async function toKey(seed: string): Promise<Key> {
  const key = Buffer.concat([derPrefix, Buffer.from(seed, 'hex')])
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const bare = { kty: 'OKP', crv: 'Ed25519', x } as const
  return { privateKey, publicKey, jwk: { ...bare, kid: await calculateJwkThumbprint(bare), alg: 'EdDSA', use: 'sig' } }
}

/** The seed stored in the database. If nodes create one at the same time, the first row wins and all use it. */
async function readSeed(parameters: { readonly database: Database; readonly now: () => number }): Promise<string> {
  const { database, now } = parameters
  await database
    .insert(signInKeys)
    .values({ name: 'first', seed: randomBytes(32).toString('hex'), createdAt: now() })
    .onConflictDoNothing()
  const [row] = await database.select({ seed: signInKeys.seed }).from(signInKeys).orderBy(signInKeys.name).limit(1)
  return row?.seed ?? ''
}
