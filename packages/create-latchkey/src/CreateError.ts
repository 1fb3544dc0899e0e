/** The cause of an error. */
export type CreateErrorCode =
  /** The arguments are invalid, or too few without a terminal. */
  | 'arguments_invalid'
  /** The user has cancelled. Nothing was left behind. */
  | 'cancelled'
  /** A folder or a file is in the way. Nothing was written. */
  | 'path_taken'
  /** The app in the folder is unknown, or its package.json cannot be read. */
  | 'app_unknown'
  /** The package manager has failed. The files are complete. */
  | 'install_failed'

/** The only error that the program expects. The message is for people. */
export class CreateError extends Error {
  override readonly name = 'CreateError'
  readonly code: CreateErrorCode

  constructor(code: CreateErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
