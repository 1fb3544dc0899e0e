/** The cause of an error, stable across versions: the `code` of the faucet's JSON response. */
export type FaucetErrorCode =
  | 'not_found'
  | 'method_not_allowed'
  | 'starting'
  | 'body_too_large'
  | 'invalid_json'
  | 'invalid_body'
  | 'unknown_network'
  | 'invalid_address'
  | 'unknown_token'
  | 'invalid_amount'
  | 'amount_too_large'
  | 'chain_failed'

const statuses: Record<FaucetErrorCode, number> = {
  not_found: 404,
  method_not_allowed: 405,
  starting: 503,
  body_too_large: 413,
  invalid_json: 400,
  invalid_body: 400,
  unknown_network: 400,
  invalid_address: 400,
  unknown_token: 400,
  invalid_amount: 400,
  amount_too_large: 400,
  chain_failed: 502,
}

/** An error response of the faucet. */
export class FaucetError extends Error {
  override readonly name = 'FaucetError'
  readonly code: FaucetErrorCode
  /** HTTP status. */
  readonly status: number

  constructor(code: FaucetErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.status = statuses[code]
  }
}
