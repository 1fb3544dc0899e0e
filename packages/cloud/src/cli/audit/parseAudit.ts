import { adminListAudit } from '@latchkey/protocol/project'
import { safeParse } from 'valibot'
import { CliError } from '../CliError.ts'
import { parseFlags } from '../parseFlags.ts'

/** Which changes to print. */
export interface AuditRequest {
  /** An ISO 8601 day or time, as given. */
  readonly since: string | undefined
  /** Checks the trail instead of printing it. */
  readonly isCheck: boolean
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
  const { flags, words } = parseFlags(values, { check: 'boolean', data: 'string', json: 'boolean', since: 'string' })
  if (words.length > 0) throw new CliError(`Unexpected argument "${words[0]}"`)
  const [since, data] = [flags['since'], flags['data']].map((flag) => (typeof flag === 'string' ? flag : undefined))
  if (!safeParse(adminListAudit.query, { from: since }).success) {
    throw new CliError(`--since must be a day or a time such as 2026-01-31T12:00:00Z, not "${since}"`)
  }
  const isCheck = flags['check'] === true
  if (isCheck && since !== undefined)
    throw new CliError('--check reads the whole trail, so it cannot be combined with --since')
  return { since, isCheck, isJson: flags['json'] === true, data }
}
