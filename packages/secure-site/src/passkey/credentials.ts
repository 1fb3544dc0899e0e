import type { EndpointRequest, EndpointResponse } from '@latchkey/protocol/api'
import type { addPasskey, getPasskeyOptions, verifyPasskeyLogin } from '@latchkey/protocol/embedded'
import { fromBase64Url, toBase64Url } from '../vault/base64.ts'
import type { Bytes } from '../vault/bytes.ts'
import { PasskeyError } from '../session/PasskeyError.ts'
import { getPrfInput, takeShare } from './prf.ts'

/** What an authenticator answered. The share is not part of `response`, which goes to the server. */
export interface PasskeyAnswer<response> {
  readonly id: ArrayBuffer
  readonly share: Bytes | undefined
  /** As WebAuthn writes it in JSON, without results of extensions. */
  readonly response: response
}

/** A new passkey, as the server takes it. */
export type Registration = EndpointRequest<typeof addPasskey>['body']['credential']
/** The use of a passkey, as the server takes it. */
export type Assertion = EndpointRequest<typeof verifyPasskeyLogin>['body']['credential']

/**
 * Creates a passkey, and asks for its share at once: authenticators that were not asked at creation may never derive one.
 *
 * @throws PasskeyError `cancelled`
 */
export async function createCredential(parameters: {
  readonly credentials: CredentialsContainer
  readonly options: EndpointResponse<typeof getPasskeyOptions>
}): Promise<PasskeyAnswer<Registration>> {
  const { credentials, options } = parameters
  const { excludeCredentials, user } = options
  const first = await getPrfInput()
  const credential = await attempt(() =>
    credentials.create({
      publicKey: {
        ...options,
        challenge: decode(options.challenge),
        user: { ...user, id: decode(user.id) },
        excludeCredentials: excludeCredentials.map(({ id }) => ({ id: decode(id), type: 'public-key' as const })),
        extensions: { prf: { eval: { first } } },
      },
    }),
  )
  const { response } = credential
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new PasskeyError('unsupported')
  return {
    id: credential.rawId,
    share: takeShare(credential.getClientExtensionResults()),
    response: {
      ...toCommon(credential),
      response: {
        clientDataJSON: encode(response.clientDataJSON),
        attestationObject: encode(response.attestationObject),
        transports: response.getTransports(),
      },
    },
  }
}

/**
 * Uses a passkey of this host.
 *
 * Without a list of passkeys, an authenticator says whose the passkey is; otherwise it need not, and there is no `response`.
 *
 * @param parameters.ids the passkeys to choose from; default: all of this host.
 * @throws PasskeyError `cancelled`
 */
export async function getCredential(parameters: {
  readonly credentials: CredentialsContainer
  readonly rpId: string
  readonly challenge: Bytes
  readonly ids: readonly ArrayBuffer[]
  /** In ms. */
  readonly timeout: number
}): Promise<PasskeyAnswer<Assertion | undefined>> {
  const { challenge, credentials, ids, rpId, timeout } = parameters
  const first = await getPrfInput()
  const credential = await attempt(() =>
    credentials.get({
      publicKey: {
        challenge,
        rpId,
        // Without it, another share answers.
        userVerification: 'required',
        allowCredentials: ids.map((id) => ({ id, type: 'public-key' as const })),
        timeout,
        extensions: { prf: { eval: { first } } },
      },
    }),
  )
  const { response } = credential
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new PasskeyError('unsupported')
  const { userHandle } = response
  return {
    id: credential.rawId,
    share: takeShare(credential.getClientExtensionResults()),
    response:
      userHandle === null
        ? undefined
        : {
            ...toCommon(credential),
            response: {
              clientDataJSON: encode(response.clientDataJSON),
              authenticatorData: encode(response.authenticatorData),
              signature: encode(response.signature),
              userHandle: encode(userHandle),
            },
          },
  }
}

function toCommon({ id }: PublicKeyCredential) {
  return { id, rawId: id, type: 'public-key' as const }
}

function decode(text: string): Bytes {
  const bytes = fromBase64Url(text)
  if (bytes === undefined) throw new PasskeyError('unsupported')
  return bytes
}

function encode(buffer: ArrayBuffer): string {
  return toBase64Url(new Uint8Array(buffer))
}

async function attempt(run: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await run()
    if (credential instanceof PublicKeyCredential) return credential
  } catch (cause) {
    // A visitor who cancels and an authenticator that is not there look the same, so that pages cannot tell.
    throw new PasskeyError('cancelled', { cause })
  }
  throw new PasskeyError('cancelled')
}
