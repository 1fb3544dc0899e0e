import { CliError } from '../CliError.ts'
import { parseFlags } from '../parseFlags.ts'

/** Which secure site to compare with the files of this version. */
export interface SecureSiteRequest {
  /** Its origin. */
  readonly url: string
  /** The project whose frame is asked for. */
  readonly projectId: string
}

/**
 * Parses the arguments after `secure-site`.
 *
 * @throws CliError
 */
export function parseSecureSite(values: readonly string[]): SecureSiteRequest {
  const { flags, words } = parseFlags(values, { project: 'string' })
  const [command, url = '', ...others] = words
  if (command !== 'verify' || others.length > 0)
    throw new CliError('Name one site: latchkey-cloud secure-site verify <url> --project <id>')
  const isUrl = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  if (!isUrl) throw new CliError(`The site must be a URL such as https://wallet.example.com, not "${url}"`)
  return { url: new URL(url).origin, projectId: typeof flags['project'] === 'string' ? flags['project'] : 'dev' }
}
