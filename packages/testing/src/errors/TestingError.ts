/** What went wrong in the use of this package. */
export type TestingErrorCode =
  | 'testing.invalidParameter'
  | 'testing.requestNotMade'
  | 'testing.notABrowser'
  /** A phone could not use a URI. */
  | 'testing.pairingFailed'
  /** No app proposed a session to a phone. */
  | 'testing.proposalNotMade'
  /** A phone did not reach the expected state. */
  | 'testing.stateNotReached'
  /** The phone is offline by `phone.goOffline()`. */
  | 'testing.offline'
  /** A phone's relay did not accept a message. */
  | 'testing.relayFailed'

/**
 * An error for the author of a test: a mistake in the test, or a request that the dapp did not make.
 *
 * @example
 * ```ts
 * import { TestingError } from '@latchkey/testing'
 *
 * const wasNotAsked = (error: unknown) => error instanceof TestingError && error.code === 'testing.requestNotMade'
 * ```
 */
export class TestingError extends Error {
  override readonly name = 'TestingError'
  readonly code: TestingErrorCode

  constructor(code: TestingErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
