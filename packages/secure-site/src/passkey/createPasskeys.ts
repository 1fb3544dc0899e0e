import { addPasskey, getPasskeyOptions, getPasskeys } from '@latchkey/protocol/embedded'
import type { SiteClient } from '../session/createSiteClient.ts'
import { fromBase64Url } from '../vault/base64.ts'
import { createShare } from '../vault/flows/entrances.ts'
import { PasskeyError } from '../session/PasskeyError.ts'
import type { Passkeys } from '../wallet/Passkeys.ts'
import { createCredential, getCredential } from './credentials.ts'
import { toMethodId } from './prf.ts'

/** In ms. The visitor may have to find a phone. */
const timeout = 120_000

/** Creates the passkeys of this host for the user who is logged in. */
export function createPasskeys(parameters: { readonly page: Window; readonly client: SiteClient }): Passkeys {
  const { client, page } = parameters
  const rpId = page.location.hostname
  const { credentials } = page.navigator
  const askFor = (ids: readonly ArrayBuffer[]) =>
    getCredential({ credentials, rpId, challenge: createShare(), ids, timeout })

  return {
    canUse: () => canUsePasskeys(page),
    create: async () => {
      const options = await client.call(getPasskeyOptions, {})
      const { id, response, share: early } = await createCredential({ credentials, options })
      const methodId = await toMethodId(id)
      // One more question for an authenticator that derives no share at creation. Without a share, the server learns of no passkey.
      const share = early ?? (await askFor([id])).share
      if (share === undefined) throw new PasskeyError('unsupported')
      await client.call(addPasskey, { body: { credential: response, methodId } })
      return { methodId, kind: 'passkey', share }
    },
    use: async (of) => {
      // The share itself proves the passkey: what it opens, only it opens. No server has to check the signature.
      const { passkeys } = await client.call(getPasskeys, {})
      const known = passkeys
        .filter(({ methodId }) => of === undefined || of.includes(methodId))
        .flatMap(({ id }) => fromBase64Url(id)?.buffer ?? [])
      const { id, share } = await askFor(known)
      if (share === undefined) throw new PasskeyError('unsupported')
      return { methodId: await toMethodId(id), kind: 'passkey', share }
    },
  }
}

/** Chromium tells what the embedding page has allowed. */
interface FeaturePolicyDocument {
  readonly featurePolicy?: { allowsFeature(name: string): boolean } | undefined
}

/** Whether the browser lets this frame create passkeys, and a device is there that verifies its user. */
async function canUsePasskeys(page: Window): Promise<boolean> {
  if (!('PublicKeyCredential' in page)) return false
  const document: Document & FeaturePolicyDocument = page.document
  if (document.featurePolicy?.allowsFeature('publickey-credentials-create') === false) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}
