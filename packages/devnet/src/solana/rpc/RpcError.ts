/** The error codes of JSON-RPC and those of a Solana node. */
export const rpcErrorCodes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  preflightFailure: -32_002,
  signatureFailure: -32_003,
  unsupportedVersion: -32_015,
  minContextSlotNotReached: -32_016,
} as const

/** An error response to the client. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly details: unknown

  constructor(kind: keyof typeof rpcErrorCodes, message: string, details?: unknown) {
    super(message)
    this.code = rpcErrorCodes[kind]
    this.details = details
  }
}
