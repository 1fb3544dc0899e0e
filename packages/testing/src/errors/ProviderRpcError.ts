/**
 * The error with which a wallet rejects a request, in the shape of EIP-1193.
 *
 * Check `name` and `code`, not `instanceof`: in a page under test the error is recreated on the page's side.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193#provider-errors
 * @example
 * ```ts
 * import { ProviderRpcError } from '@latchkey/testing'
 *
 * const error = new ProviderRpcError({ code: 4001, message: 'User rejected the request.' })
 * ```
 */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  /** A code of EIP-1193, EIP-1474, EIP-3085, EIP-3326 or EIP-5792, or a node's own. */
  readonly code: number
  /** Additional data of the wallet or the node, as plain JSON. */
  readonly data: unknown

  constructor(parameters: { code: number; message: string; data?: unknown }) {
    super(parameters.message)
    this.code = parameters.code
    this.data = parameters.data
  }
}
