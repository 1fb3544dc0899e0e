/** Why a passkey was not created or used. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure'
  /** `cancelled`: by the operator, or by time. `known`: the device has a passkey of this operator already. */
  readonly reason: 'cancelled' | 'known' | 'unsupported'

  constructor(reason: PasskeyFailure['reason'], cause?: unknown) {
    super(`The passkey was not used: ${reason}`, { cause })
    this.reason = reason
  }
}
