import type { addPasskey, verifyPasskeyLogin } from '@latchkey/protocol/embedded'
import type { InferOutput } from 'valibot'
import { createPasskeyRefusal } from './checkPasskeyPage.ts'

/** ES256, Ed25519, RS256. */
export const passkeyAlgorithms = [-7, -8, -257] as const

/** A passkey as it is stored. */
export interface NewPasskey {
  readonly id: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

/**
 * Verifies the registration of a passkey. See `checkPasskeyPage` for what comes before.
 *
 * @param parameters.site the origin of the page.
 * @throws ApiRefusal `passkey_refused`.
 */
export async function verifyRegistration(parameters: {
  readonly credential: InferOutput<typeof addPasskey.body>['credential']
  readonly challenge: string
  readonly site: string
}): Promise<NewPasskey> {
  const { challenge, credential, site } = parameters
  const { attestationObject, clientDataJSON, transports = [] } = credential.response
  await requireNoCertificates(attestationObject)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const result = await verifyRegistrationResponse({
    response: { ...credential, response: { attestationObject, clientDataJSON }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site,
    expectedRPID: new URL(site).hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  }).catch(refuse)
  if (!result.verified) throw createPasskeyRefusal('The attestation of the passkey is wrong.')
  const { counter, id, publicKey } = result.registrationInfo.credential
  if (id !== credential.id) throw createPasskeyRefusal('The authenticator states another credential.')
  return { id, publicKey, counter, transports }
}

/**
 * Verifies the use of a passkey. See `checkPasskeyPage` for what comes before.
 *
 * @returns the counter of the authenticator.
 * @throws ApiRefusal `passkey_refused`.
 */
export async function verifyAssertion(parameters: {
  readonly credential: InferOutput<typeof verifyPasskeyLogin.body>['credential']
  readonly challenge: string
  readonly site: string
  readonly topOrigin: string | undefined
  readonly passkey: { readonly id: string; readonly publicKey: Uint8Array<ArrayBuffer>; readonly counter: number }
}): Promise<number> {
  const { challenge, credential, passkey, site, topOrigin } = parameters
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { authenticationInfo, verified } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site,
    expectedRPID: new URL(site).hostname,
    requireUserVerification: true,
    credential: { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter },
    ...(topOrigin !== undefined && { expectedTopOrigin: topOrigin }),
  }).catch(refuse)
  if (!verified) throw createPasskeyRefusal('The signature of the passkey is wrong.')
  return authenticationInfo.newCounter
}

/**
 * Requires an attestation without certificates, as the options ask for. For certificates, the library would build chains and load
 * lists of revoked ones over the network: work that this server has no use for.
 */
async function requireNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const read = () => {
    const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')))
    const statement = decoded.get('attStmt')
    return { format: decoded.get('fmt'), hasCertificates: statement.get('x5c') !== undefined }
  }
  let attestation: ReturnType<typeof read>
  try {
    attestation = read()
  } catch (error) {
    throw createPasskeyRefusal('The attestation of the passkey cannot be read.', error)
  }
  const { format, hasCertificates } = attestation
  if (!(format === 'none' || (format === 'packed' && !hasCertificates)))
    throw createPasskeyRefusal('The passkey came with an attestation, which was not asked for.')
}

/** The library throws plain errors for whatever is wrong. */
function refuse(error: unknown): never {
  throw createPasskeyRefusal('The passkey could not be verified.', error)
}
