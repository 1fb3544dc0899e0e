import { relayErrors, type RelayErrorReason } from '@latchkey/protocol/relay'

/** An error answer to a relay request. The message is for the client's developer. */
export class RelayRefusal extends Error {
  override readonly name = 'RelayRefusal'
  readonly reason: RelayErrorReason
  readonly code: number

  constructor(reason: RelayErrorReason, message: string) {
    super(message)
    this.reason = reason
    this.code = relayErrors[reason]
  }
}
