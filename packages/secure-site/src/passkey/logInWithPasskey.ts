import { getPasskeyLoginOptions, verifyPasskeyLogin, type WalletUser } from '@latchkey/protocol/embedded'
import type { SiteClient } from '../session/createSiteClient.ts'
import { fromBase64Url } from '../vault/base64.ts'
import type { Recovery } from '../vault/flows/ports.ts'
import { PasskeyError } from '../session/PasskeyError.ts'
import { getCredential } from './credentials.ts'

/** A login by passkey. Its one tap also derived the share that opens the wallet, if the authenticator can. */
export interface PasskeyLogin {
  readonly user: WalletUser
  readonly secret: string | undefined
  readonly recovery: Recovery | undefined
}

/**
 * Logs in with any passkey of this host.
 *
 * @throws PasskeyError, SiteRefusal
 */
export async function logInWithPasskey(parameters: {
  readonly page: Window
  readonly client: SiteClient
  readonly keep: 'cookie' | 'memory'
}): Promise<PasskeyLogin> {
  const { client, keep, page } = parameters
  const options = await client.call(getPasskeyLoginOptions, {})
  const challenge = fromBase64Url(options.challenge)
  if (challenge === undefined) throw new PasskeyError('unsupported')
  const { response, share } = await getCredential({
    credentials: page.navigator.credentials,
    rpId: options.rpId,
    challenge,
    ids: [],
    timeout: options.timeout,
  })
  try {
    if (response === undefined) throw new PasskeyError('unsupported')
    const { methodId, secret, user } = await client.call(verifyPasskeyLogin, { body: { credential: response, keep } })
    return { user, secret, recovery: share && { methodId, kind: 'passkey', share } }
  } catch (error) {
    share?.fill(0)
    throw error
  }
}
