/** What can be wrong with the use of this package. */
export type TestingErrorCode = 'testing.invalidParameter' | 'testing.requestNotMade' | 'testing.notABrowser'

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
