import { parseArgs } from 'node:util'
import type { Kit } from '../kits/Kit.ts'
import { kits } from '../kits/kits.ts'

/** What was given on the command line. */
export interface MigrateRequest {
  readonly kind: 'migrate'
  readonly folder: string
  readonly from: Kit['id'] | undefined
  readonly isDryRun: boolean
  readonly report: string | undefined
  readonly allowDirty: boolean
  /** Whether to ask nothing. */
  readonly yes: boolean
}

/** The requested command. */
export type CliRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  /** The arguments are invalid. */
  | { readonly kind: 'refused'; readonly reason: string }
  | MigrateRequest

/** Parses the arguments after the program's name. */
export function parseCliArguments(values: readonly string[]): CliRequest {
  try {
    const { positionals, values: flags } = parseArgs({
      args: [...values],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        report: { type: 'string' },
        'allow-dirty': { type: 'boolean', default: false },
        yes: { type: 'boolean', short: 'y', default: false },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    })
    if (flags.help) return { kind: 'help' }
    if (flags.version) return { kind: 'version' }
    const [folder = '.', ...others] = positionals
    if (others.length > 0)
      return { kind: 'refused', reason: `Only one folder can be given, and "${others.join(' ')}" is too much.` }
    const from = kits.find(({ id }) => id === flags.from)?.id
    if (flags.from !== undefined && from === undefined)
      return {
        kind: 'refused',
        reason: `--from is one of ${kits.map(({ id }) => id).join(', ')}, not "${flags.from}".`,
      }
    return {
      kind: 'migrate',
      folder,
      from,
      isDryRun: flags['dry-run'],
      report: flags.report,
      allowDirty: flags['allow-dirty'],
      yes: flags.yes,
    }
  } catch (error) {
    if (isArgumentError(error)) return { kind: 'refused', reason: error.message }
    throw error
  }
}

/** Node's parser throws a TypeError with such a code. */
function isArgumentError(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}
