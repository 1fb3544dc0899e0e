/** A signed sign-in that a wallet returns together with a WalletConnect session (CAIP-74). */
export interface Cacao {
  readonly h: { readonly t: string }
  readonly p: {
    /** The account as `did:pkh:` and a CAIP-10 id. */
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
