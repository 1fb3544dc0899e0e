import { readProperty } from '@latchkey/core/adapter'

/** An error that a wallet returned as its answer instead of rejecting. `toWalletError` maps it; it never leaves the engine. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal'
  readonly code: unknown

  constructor(refusal: unknown, code: unknown = readProperty(refusal, 'code')) {
    super('The wallet refused', { cause: refusal })
    this.code = code
  }
}
