export interface ViewLoadErrorParameters {
  readonly cause: unknown
  /** Makes the next attempt request the chunk again. */
  readonly forget: () => void
}

/** A view's chunk could not be loaded: the network failed, or a newer release removed the file. */
export class ViewLoadError extends Error {
  override readonly name = 'ViewLoadError'
  readonly forget: () => void

  constructor({ cause, forget }: ViewLoadErrorParameters) {
    super('A view of the modal could not be loaded.', { cause })
    this.forget = forget
  }
}
