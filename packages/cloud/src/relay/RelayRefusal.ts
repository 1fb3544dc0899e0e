import { relayErrors, type RelayErrorReason } from '@latchkey/protocol/relay'

/** A request that is answered with an error. Its message is for the developer of the client. */
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
