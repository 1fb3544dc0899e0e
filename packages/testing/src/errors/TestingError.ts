/** What can be wrong with the use of this package. */
export type TestingErrorCode =
  | 'testing.invalidParameter'
  | 'testing.requestNotMade'
  | 'testing.notABrowser'
  /** A phone could not take up a URI. */
  | 'testing.pairingFailed'
  /** No app proposed a session to a phone. */
  | 'testing.proposalNotMade'
  /** A phone did not come to the state that was waited for. */
  | 'testing.stateNotReached'
  /** A phone was told to stay away from its relay. */
  | 'testing.offline'
  /** A phone's relay did not take what it had to say. */
  | 'testing.relayFailed'

/**
 * Thrown to the author of a test for a mistake in the test, or for a request that the dapp did not make.
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
