export interface ViewLoadErrorParameters {
  readonly cause: unknown
  /** Lets the next attempt ask the network again. */
  readonly forget: () => void
}

/** A view's chunk could not be loaded: the network failed, or a newer release took the file away. */
export class ViewLoadError extends Error {
  override readonly name = 'ViewLoadError'
  readonly forget: () => void

  constructor({ cause, forget }: ViewLoadErrorParameters) {
    super('A view of the modal could not be loaded.', { cause })
    this.forget = forget
  }
}
