/** The cause of an error. */
export type MigrateErrorCode =
  /** The arguments are invalid, or too few without a terminal. */
  | 'arguments_invalid'
  /** The user has declined. Nothing was changed. */
  | 'cancelled'
  /** The folder holds no app that can be read. */
  | 'app_unknown'
  /** The app depends on no kit that is known, or on several. */
  | 'kit_unknown'
  /** Git reports changes that are not committed. */
  | 'tree_dirty'
  /** The modal cannot be created, because its config is not found or cannot be read. */
  | 'config_unknown'
  /** A file could not be written. Everything is as it was. */
  | 'write_failed'
  /** The report could not be written. The app is changed anyway, unless it was a dry run. */
  | 'report_failed'

/** The only error that the program expects. The message is for people. */
export class MigrateError extends Error {
  override readonly name = 'MigrateError'
  readonly code: MigrateErrorCode

  constructor(code: MigrateErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
