/** Numbers of Bitcoin Core's RPC: undecodable, not final or inputs missing, against the rules, known already. */
export type RejectionCode = -22 | -25 | -26 | -27

/** Why a transaction is not taken, in the words of Bitcoin Core. */
export class TransactionRejection extends Error {
  override readonly name = 'TransactionRejection'
  readonly code: RejectionCode

  constructor(code: RejectionCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
