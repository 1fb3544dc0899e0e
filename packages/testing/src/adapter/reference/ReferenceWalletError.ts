/** What a wallet or a chain of the reference world refuses with. */
export class ReferenceWalletError extends Error {
  override readonly name = 'ReferenceWalletError'
  readonly code: string

  constructor(code: string) {
    super(`The reference world refuses: ${code}`)
    this.code = code
  }
}
