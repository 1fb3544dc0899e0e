/**
 * An adapter broke the contract. `actual` and `expected` are there when two values were compared; test runners show
 * their difference.
 */
export class AdapterContractError extends Error {
  override readonly name = 'AdapterContractError'
  readonly actual: unknown
  readonly expected: unknown
  /** Whether a runner should show the difference of the two values. */
  readonly showDiff: boolean

  constructor(message: string, values?: { readonly actual: unknown; readonly expected: unknown }) {
    super(message)
    this.actual = values?.actual
    this.expected = values?.expected
    this.showDiff = values !== undefined
  }
}
