import type { SocialProvider } from '@latchkey/protocol/embedded'

/** The credentials that the operator has registered with one provider. */
export interface SocialClient {
  readonly clientId: string
  readonly secret: SocialSecret
  /**
   * For an issuer of OpenID Connect its URL; for others the URL that the paths of the provider's endpoints are appended to. Default:
   * the provider's own.
   */
  readonly base: string | undefined
}

/** How the cloud proves to a provider that it is the client. Apple takes a signature of a key in place of a secret. */
export type SocialSecret =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'key'
      readonly teamId: string
      readonly keyId: string
      /** PKCS #8 in base64, without lines around it. */
      readonly privateKey: string
    }

/** The providers that visitors can log in with. */
export type SocialSettings = ReadonlyMap<SocialProvider, SocialClient>
