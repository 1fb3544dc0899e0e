/** Error codes of Bitcoin Core's RPC: undecodable, not final or missing inputs, against the rules, already known. */
export type RejectionCode = -22 | -25 | -26 | -27

/** The reason why a transaction is rejected, with Bitcoin Core's messages. */
export class TransactionRejection extends Error {
  override readonly name = 'TransactionRejection'
  readonly code: RejectionCode

  constructor(code: RejectionCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
