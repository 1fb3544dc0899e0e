import { CliError } from '../CliError.ts'
import { parseFlags } from '../parseFlags.ts'

/** What to do with registered names. */
export interface NamesRequest {
  readonly command: 'remove'
  /** With its suffix. */
  readonly name: string
  readonly isJson: boolean
  /** The data folder, if given. */
  readonly data: string | undefined
}

/**
 * Parses the arguments after `names`.
 *
 * @throws CliError
 */
export function parseNames(values: readonly string[]): NamesRequest {
  const { flags, words } = parseFlags(values, { data: 'string', json: 'boolean' })
  const [command, name, ...others] = words
  if (command !== 'remove' || name === undefined || others.length > 0)
    throw new CliError('Name one command: latchkey-cloud names remove <name>')
  const data = typeof flags['data'] === 'string' ? flags['data'] : undefined
  return { command, name, isJson: flags['json'] === true, data }
}
