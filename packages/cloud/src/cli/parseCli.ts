import { findSimilarName } from '../config/findSimilarName.ts'
import { type AnalyticsRequest, parseAnalytics } from './analytics/parseAnalytics.ts'
import { type AuditRequest, parseAudit } from './audit/parseAudit.ts'
import { CliError } from './CliError.ts'
import { type CatalogueRequest, parseCatalogue } from './parseCatalogue.ts'
import { type EmbeddedRequest, parseEmbedded } from './embedded/parseEmbedded.ts'
import { type NamesRequest, parseNames } from './names/parseNames.ts'
import { type OperatorsRequest, parseOperators } from './operators/parseOperators.ts'
import { parseFlags, type FlagTypes, type ParsedFlags } from './parseFlags.ts'
import { parseProjects, type ProjectsRequest } from './projects/parseProjects.ts'
import { parseSponsorship, type SponsorshipRequest } from './sponsorship/parseSponsorship.ts'
import { parseSecureSite, type SecureSiteRequest } from './secureSite/parseSecureSite.ts'

/** Flags that override settings. */
const serverFlags = {
  host: 'string',
  port: 'string',
  data: 'string',
  dev: 'boolean',
} as const satisfies FlagTypes

/** Converts flags to text, as an environment variable would hold it. */
function toSettingFlags(flags: ParsedFlags['flags']): Readonly<Record<string, string | undefined>> {
  const names = Object.keys(serverFlags).filter((name) => flags[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, flags[name] === true ? '1' : String(flags[name])]))
}

/** A parsed command line. */
export type CliRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'serve'; readonly flags: Readonly<Record<string, string | undefined>> }
  | ({ readonly kind: 'projects' } & ProjectsRequest)
  | ({ readonly kind: 'catalogue' } & CatalogueRequest)
  | ({ readonly kind: 'analytics' } & AnalyticsRequest)
  | ({ readonly kind: 'audit' } & AuditRequest)
  | ({ readonly kind: 'embedded' } & EmbeddedRequest)
  | ({ readonly kind: 'operators' } & OperatorsRequest)
  | ({ readonly kind: 'names' } & NamesRequest)
  | ({ readonly kind: 'sponsorship' } & SponsorshipRequest)
  | ({ readonly kind: 'secure-site' } & SecureSiteRequest)

const commands: Readonly<Record<string, (values: readonly string[]) => CliRequest>> = {
  serve(values) {
    const { flags, words } = parseFlags(values, serverFlags)
    if (words.length > 0) throw new CliError(`Unexpected argument "${words[0]}"`)
    return { kind: 'serve', flags: toSettingFlags(flags) }
  },
  projects: (values) => ({ kind: 'projects', ...parseProjects(values) }),
  catalogue: (values) => ({ kind: 'catalogue', ...parseCatalogue(values) }),
  analytics: (values) => ({ kind: 'analytics', ...parseAnalytics(values) }),
  audit: (values) => ({ kind: 'audit', ...parseAudit(values) }),
  embedded: (values) => ({ kind: 'embedded', ...parseEmbedded(values) }),
  operators: (values) => ({ kind: 'operators', ...parseOperators(values) }),
  names: (values) => ({ kind: 'names', ...parseNames(values) }),
  sponsorship: (values) => ({ kind: 'sponsorship', ...parseSponsorship(values) }),
  'secure-site': (values) => ({ kind: 'secure-site', ...parseSecureSite(values) }),
}

/**
 * Parses the arguments after the program name. Flags without a command belong to `serve`.
 *
 * @throws CliError
 */
export function parseCli(values: readonly string[]): CliRequest {
  if (values.some((value) => value === '--help' || value === '-h')) return { kind: 'help' }
  if (values.some((value) => value === '--version' || value === '-v')) return { kind: 'version' }
  const [first = 'serve', ...remaining] = values[0]?.startsWith('-') === true ? ['serve', ...values] : values
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined
  if (command !== undefined) return command(remaining)
  const names = Object.keys(commands)
  const similar = findSimilarName(first, names)
  const hint = similar === undefined ? `Available: ${names.join(', ')}` : `Did you mean "${similar}"?`
  throw new CliError(`Unknown command "${first}". ${hint}`)
}
