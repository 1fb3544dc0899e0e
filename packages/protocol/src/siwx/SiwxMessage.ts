import type { CaipNetworkId } from '../caip/caipTypes.ts'

/**
 * The fields of a sign-in message. EIP-4361 and CAIP-122 define their meaning. Times are RFC 3339.
 */
export interface SiwxMessage {
  /** The site that requests the sign-in, as an RFC 3986 authority. */
  readonly domain: string
  /** The page's scheme, such as `https`, if the message has one before the domain (ERC-4361). */
  readonly scheme?: string | undefined
  /** The account's address alone, in the format of its chain. */
  readonly accountAddress: string
  /** CAIP-2 */
  readonly chainId: CaipNetworkId
  /** The URI that the sign-in is for. */
  readonly uri: string
  readonly version: '1'
  /** The verifier's nonce, which can be used once. */
  readonly nonce: string
  readonly statement?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  /** RFC 3986 URIs */
  readonly resources?: readonly string[] | undefined
}
