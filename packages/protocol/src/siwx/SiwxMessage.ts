import type { CaipNetworkId } from '../caip/caipTypes.ts'

/**
 * What a visitor signs to sign in, field by field (S3.040, S3.041). The names are the specification's; EIP-4361 and CAIP-122
 * say what each means. Times are RFC 3339.
 */
export interface SiwxMessage {
  /** Who asks, as an RFC 3986 authority. */
  readonly domain: string
  /** Of the page that asks, such as `https`; only in messages that name it before the domain (ERC-4361). */
  readonly scheme?: string | undefined
  /** The account's address alone, in its chain's own form. */
  readonly accountAddress: string
  /** CAIP-2 */
  readonly chainId: CaipNetworkId
  /** What is signed in to. */
  readonly uri: string
  readonly version: '1'
  /** Of whoever verifies: used once. */
  readonly nonce: string
  readonly statement?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  /** RFC 3986 URIs */
  readonly resources?: readonly string[] | undefined
}
