/** A sign-in as a wallet gives it together with a session (CAIP-74). */
export interface Cacao {
  readonly h: { readonly t: string }
  readonly p: {
    /** `did:pkh:` of the account */
    readonly iss: string
    readonly domain: string
    readonly aud: string
    readonly version: string
    readonly nonce: string
    readonly iat: string
    readonly statement?: string | undefined
    readonly exp?: string | undefined
    readonly nbf?: string | undefined
    readonly requestId?: string | undefined
    readonly resources?: readonly string[] | undefined
  }
  readonly s: { readonly t: string; readonly s: string; readonly m?: string | undefined }
}
