import { CliError } from '../CliError.ts'
import { parseFlags } from '../parseFlags.ts'

/** What to do with the totals of analytics. */
export interface AnalyticsRequest {
  readonly command: 'rebuild'
  /** The beginning of a day (UTC), in ms since the epoch. */
  readonly from: number
  readonly isJson: boolean
  /** The data folder, if given. */
  readonly data: string | undefined
}

/**
 * Parses the arguments after `analytics`.
 *
 * @throws CliError
 */
export function parseAnalytics(values: readonly string[]): AnalyticsRequest {
  const { flags, words } = parseFlags(values, { data: 'string', from: 'string', json: 'boolean' })
  const [command, ...others] = words
  if (command !== 'rebuild' || others.length > 0)
    throw new CliError('Name one command: latchkey-cloud analytics rebuild --from <day>')
  const day = flags['from']
  const from = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  if (Number.isNaN(from)) throw new CliError(`--from must be a day such as 2026-01-31, not "${String(day ?? '')}"`)
  const data = typeof flags['data'] === 'string' ? flags['data'] : undefined
  return { command, from, isJson: flags['json'] === true, data }
}
