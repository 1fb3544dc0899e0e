/** Invalid command-line arguments. The command prints its usage and exits with code 2. */
export class CliError extends Error {
  override readonly name = 'CliError'
}
