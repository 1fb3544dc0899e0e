/** The codes of the bundler's errors: ERC-7769, JSON-RPC 2.0, and EIP-1474 for a bundler that takes nothing now. */
export const refusalCodes = {
  /** The parameters, or a field of the operation. */
  invalid: -32_602,
  methodUnknown: -32_601,
  /** The bundler cannot send now: the chain or the executors. Nothing was stored. */
  unavailable: -32_002,
  /** The entry point refuses it in the validation of the account. */
  validation: -32_500,
  paymaster: -32_501,
  timeRange: -32_503,
  signature: -32_507,
  /** The calls of the operation fail. */
  execution: -32_521,
} as const

/** Why an operation or a call is refused, as its caller reads it. */
export class OperationRefusal extends Error {
  override readonly name = 'OperationRefusal'
  readonly code: number
  /** Names the reason in the bundler's metrics. */
  readonly reason: keyof typeof refusalCodes

  constructor(reason: keyof typeof refusalCodes, message: string) {
    super(message)
    this.reason = reason
    this.code = refusalCodes[reason]
  }
}
