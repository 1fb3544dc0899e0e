import { createPrivateKey, sign } from 'node:crypto'

/** How long Apple may take until it reads the secret, in s. */
const life = 300

/**
 * Creates the client secret that Apple expects: a JWT that the team's key has signed with ES256.
 *
 * @param parameters.privateKey PKCS #8 in base64.
 * @param parameters.audience the issuer.
 */
export function createAppleSecret(parameters: {
  readonly clientId: string
  readonly teamId: string
  readonly keyId: string
  readonly privateKey: string
  readonly audience: string
}): string {
  const { audience, clientId, keyId, privateKey, teamId } = parameters
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  // Apple compares it with its own clock.
  const issuedAt = Math.floor(Date.now() / 1_000)
  const header = encode({ alg: 'ES256', kid: keyId })
  const claims = encode({ iss: teamId, sub: clientId, aud: audience, iat: issuedAt, exp: issuedAt + life })
  const signature = sign('sha256', Buffer.from(`${header}.${claims}`), { key, dsaEncoding: 'ieee-p1363' })
  return `${header}.${claims}.${signature.toString('base64url')}`
}
