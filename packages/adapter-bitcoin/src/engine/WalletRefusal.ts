import { readProperty } from '@latchkey/core/adapter'

/** What a wallet refused with by an answer instead of a rejection. Seen by the engine alone, which translates it. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal'
  readonly code: unknown

  constructor(refusal: unknown, code: unknown = readProperty(refusal, 'code')) {
    super('The wallet refused', { cause: refusal })
    this.code = code
  }
}
