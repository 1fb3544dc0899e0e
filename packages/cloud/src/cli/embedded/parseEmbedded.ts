import { CliError } from '../CliError.ts'
import { parseFlags } from '../parseFlags.ts'

/** What to do with all embedded wallets. */
export interface EmbeddedRequest {
  readonly command: 'afterRestore' | 'reseal'
  readonly isJson: boolean
  /** The data folder, if given. */
  readonly data: string | undefined
}

const commands: Readonly<Record<string, EmbeddedRequest['command']>> = {
  'after-restore': 'afterRestore',
  reseal: 'reseal',
}

/**
 * Parses the arguments after `embedded`.
 *
 * @throws CliError
 */
export function parseEmbedded(values: readonly string[]): EmbeddedRequest {
  const { flags, words } = parseFlags(values, { data: 'string', json: 'boolean' })
  const [name = '', ...others] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined || others.length > 0)
    throw new CliError('Name one command: latchkey-cloud embedded after-restore | reseal')
  const { data, json } = flags
  return { command, isJson: json === true, data: typeof data === 'string' ? data : undefined }
}
