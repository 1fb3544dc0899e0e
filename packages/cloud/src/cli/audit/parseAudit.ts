import { adminListAudit } from '@latchkey/protocol/project'
import { safeParse } from 'valibot'
import { CliError } from '../CliError.ts'
import { parseFlags } from '../parseFlags.ts'

/** Which changes to print. */
export interface AuditRequest {
  /** An ISO 8601 day or time, as given. */
  readonly since: string | undefined
  readonly isJson: boolean
  /** The data folder, if given. */
  readonly data: string | undefined
}

/**
 * Parses the arguments after `audit`.
 *
 * @throws CliError
 */
export function parseAudit(values: readonly string[]): AuditRequest {
  const { flags, words } = parseFlags(values, { data: 'string', json: 'boolean', since: 'string' })
  if (words.length > 0) throw new CliError(`Unexpected argument "${words[0]}"`)
  const [since, data] = [flags['since'], flags['data']].map((flag) => (typeof flag === 'string' ? flag : undefined))
  if (!safeParse(adminListAudit.query, { from: since }).success) {
    throw new CliError(`--since must be a day or a time such as 2026-01-31T12:00:00Z, not "${since}"`)
  }
  return { since, isJson: flags['json'] === true, data }
}
