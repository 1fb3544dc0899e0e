/** Arguments that make no sense: the command ends with exit code 2 and its usage. */
export class CliError extends Error {
  override readonly name = 'CliError'
}
