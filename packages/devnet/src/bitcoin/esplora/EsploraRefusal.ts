/** An error response in plain text, like Esplora's. */
export class EsploraRefusal extends Error {
  override readonly name = 'EsploraRefusal'
  /** HTTP status. */
  readonly status: 400 | 404 | 405 | 413

  constructor(status: 400 | 404 | 405 | 413, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
