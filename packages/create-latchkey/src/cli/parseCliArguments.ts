import { parseArgs } from 'node:util'
import { CreateError } from '../CreateError.ts'
import type { CreateRequest } from '../settings/CreateRequest.ts'
import { parseCloud } from '../settings/parseCloud.ts'
import { chains, frameworks, installers } from '../settings/Settings.ts'
import type { Settings } from '../settings/Settings.ts'

/** The requested command. */
export type CliRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  /** The arguments are invalid. */
  | { readonly kind: 'refused'; readonly reason: string }
  | CreateRequest

/** Parses the arguments after the program's name. */
export function parseCliArguments(values: readonly string[]): CliRequest {
  try {
    const { positionals, values: flags } = parseArgs({
      args: [...values],
      allowPositionals: true,
      allowNegative: true,
      options: {
        template: { type: 'string' },
        chains: { type: 'string' },
        'sign-in': { type: 'boolean' },
        cloud: { type: 'string' },
        into: { type: 'string' },
        'package-manager': { type: 'string' },
        install: { type: 'boolean', default: true },
        yes: { type: 'boolean', short: 'y', default: false },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    })
    if (flags.help) return { kind: 'help' }
    if (flags.version) return { kind: 'version' }
    const [folder, ...others] = positionals
    if (others.length > 0) throw refuse(`Only one folder can be given, and "${others.join(' ')}" is too much.`)
    if (folder !== undefined && flags.into !== undefined)
      throw refuse('Give a folder for a new app, or --into for an existing one, not both.')
    return {
      kind: 'create',
      folder,
      into: flags.into,
      settings: {
        ...(flags.template !== undefined && { framework: parseOne('--template', flags.template, frameworks) }),
        ...(flags.chains !== undefined && { chains: parseChains(flags.chains) }),
        ...(flags['sign-in'] !== undefined && { signIn: flags['sign-in'] }),
        ...(flags.cloud !== undefined && { cloud: parseCloud(flags.cloud) }),
      },
      installer:
        flags['package-manager'] === undefined
          ? undefined
          : parseOne('--package-manager', flags['package-manager'], installers),
      install: flags.install,
      yes: flags.yes,
    }
  } catch (error) {
    if (error instanceof CreateError || isArgumentError(error)) return { kind: 'refused', reason: error.message }
    throw error
  }
}

function parseOne<const name extends string>(flag: string, value: string, names: readonly name[]): name {
  const found = names.find((name) => name === value)
  if (found === undefined) throw refuse(`${flag} is one of ${names.join(', ')}, not "${value}".`)
  return found
}

/** Parses a list of chains, and returns it in the usual order, each once. */
function parseChains(list: string): Settings['chains'] {
  const wanted = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => parseOne('--chains', name, chains))
  if (wanted.length === 0) throw refuse(`--chains needs at least one of ${chains.join(', ')}.`)
  return chains.filter((chain) => wanted.includes(chain))
}

function refuse(reason: string): CreateError {
  return new CreateError('arguments_invalid', reason)
}

/** Node's parser throws a TypeError with such a code. */
function isArgumentError(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}
