import { CliError } from './CliError.ts'
import { parseFlags } from './parseFlags.ts'

/** A list of wallets to import. */
export interface CatalogueRequest {
  readonly file: string
  readonly isJson: boolean
  /** The data folder, if it was named. */
  readonly data: string | undefined
}

/**
 * Reads the arguments that follow `catalogue`.
 *
 * @throws CliError
 */
export function parseCatalogue(values: readonly string[]): CatalogueRequest {
  const { flags, words } = parseFlags(values, { data: 'string', json: 'boolean' })
  const [command, file, more] = words
  if (command === undefined) throw new CliError('Say what to do: catalogue import <file>')
  if (command !== 'import') throw new CliError(`There is no "catalogue ${command}". There is import`)
  if (file === undefined) throw new CliError('Name the file: catalogue import <file>')
  if (more !== undefined) throw new CliError(`Unexpected argument "${more}"`)
  const { data, json } = flags
  return { file, isJson: json === true, data: typeof data === 'string' ? data : undefined }
}
