import { CliError } from './CliError.ts'
import { parseFlags } from './parseFlags.ts'

/** A wallet list to import. */
export interface CatalogueRequest {
  readonly file: string
  readonly isJson: boolean
  /** The ids of shipped wallets that the list may replace. */
  readonly replace: readonly string[]
  /** The data folder, if given. */
  readonly data: string | undefined
}

/**
 * Parses the arguments after `catalogue`.
 *
 * @throws CliError
 */
export function parseCatalogue(values: readonly string[]): CatalogueRequest {
  const { flags, words } = parseFlags(values, { data: 'string', json: 'boolean', replace: 'string' })
  const [command, file, more] = words
  if (command === undefined) throw new CliError('Missing command: catalogue import <file>')
  if (command !== 'import') throw new CliError(`Unknown command "catalogue ${command}". Available: import`)
  if (file === undefined) throw new CliError('Missing file: catalogue import <file>')
  if (more !== undefined) throw new CliError(`Unexpected argument "${more}"`)
  const { data, json, replace } = flags
  return {
    file,
    isJson: json === true,
    replace: typeof replace === 'string' ? replace.split(',').flatMap((id) => id.trim() || []) : [],
    data: typeof data === 'string' ? data : undefined,
  }
}
