import { allowedOriginSchema, type AdminProject } from '@latchkey/protocol/project'
import { safeParse } from 'valibot'
import { findSimilarName } from '../../config/findSimilarName.ts'
import type { AddedSecret, ProjectStore } from '../../projects/ProjectStore.ts'
import { CliError } from '../CliError.ts'
import { type FlagTypes, parseFlags, type ParsedFlags } from '../parseFlags.ts'
import { parseFeatures } from './parseFeatures.ts'
import { prepareSecret } from './prepareSecret.ts'
import { takeWords } from './takeWords.ts'

/** A parsed `projects` command, ready to run. */
export type ProjectsAction = (store: ProjectStore) => Promise<AdminProject | readonly AdminProject[] | AddedSecret>

interface Command {
  readonly flags?: FlagTypes | undefined
  /** Parses the words after the command name. */
  prepare(words: readonly string[], flags: ParsedFlags['flags']): ProjectsAction
}

const commonFlags = { data: 'string', json: 'boolean' } as const

const commands: Readonly<Record<string, Command>> = {
  list: {
    prepare(words) {
      takeWords(words, [])
      return (store) => store.list()
    },
  },
  create: {
    prepare([name, ...allowedOrigins]) {
      if (name === undefined) throw new CliError('Missing name: projects create <name>')
      return (store) => store.create({ name, allowedOrigins })
    },
  },
  show: {
    prepare(words) {
      const [project] = takeWords(words, ['project'])
      return (store) => store.get(project)
    },
  },
  rotate: {
    prepare(words) {
      const [project] = takeWords(words, ['project'])
      return (store) => store.rotate(project)
    },
  },
  retire: {
    prepare(words) {
      const [project, id] = takeWords(words, ['project', 'id'])
      return (store) => store.retire(project, id)
    },
  },
  origins: { flags: { add: 'boolean', remove: 'boolean', all: 'boolean' }, prepare: prepareOrigins },
  features: {
    prepare([project, ...words]) {
      if (project === undefined) throw new CliError('Missing project: projects features <project> [<name>=<value>...]')
      if (words.length === 0) return (store) => store.get(project)
      // Report invalid input before opening anything.
      parseFeatures(words, {})
      return async (store) => {
        const { features, key } = await store.get(project)
        return store.update(key, { features: parseFeatures(words, features) })
      }
    },
  },
  relay: { flags: { id: 'string' }, prepare: prepareRelay },
  secret: { prepare: prepareSecret },
  analytics: {
    prepare(words) {
      const [project, state] = takeWords(words, ['project', 'on|totals|off'])
      if (state === 'off') return (store) => store.update(project, { isAnalyticsEnabled: false })
      if (state !== 'on' && state !== 'totals')
        throw new CliError(`Analytics must be on, totals or off, not "${state}"`)
      return (store) => store.update(project, { isAnalyticsEnabled: true, keepsEvents: state === 'on' })
    },
  },
  activate: {
    prepare(words) {
      const [project] = takeWords(words, ['project'])
      return (store) => store.update(project, { isActive: true })
    },
  },
  deactivate: {
    prepare(words) {
      const [project] = takeWords(words, ['project'])
      return (store) => store.update(project, { isActive: false })
    },
  },
}

/** A parsed `projects` command with its output options. */
export interface ProjectsRequest {
  readonly act: ProjectsAction
  readonly isJson: boolean
  /** The data folder, if given. */
  readonly data: string | undefined
}

/**
 * Parses the arguments after `projects`.
 *
 * @throws CliError
 */
export function parseProjects(values: readonly string[]): ProjectsRequest {
  const [name = '', ...remaining] = values
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    const names = Object.keys(commands)
    const similar = findSimilarName(name, names)
    const hint = similar === undefined ? `Available: ${names.join(', ')}.` : `Did you mean "projects ${similar}"?`
    throw new CliError(
      name === '' ? `Missing projects command. ${hint}` : `Unknown command "projects ${name}". ${hint}`,
    )
  }
  const { flags, words } = parseFlags(remaining, { ...commonFlags, ...command.flags })
  return { act: command.prepare(words, flags), isJson: flags['json'] === true, data: toText(flags['data']) }
}

function toText(flag: string | boolean | undefined): string | undefined {
  return typeof flag === 'string' ? flag : undefined
}

function prepareOrigins([project, ...origins]: readonly string[], flags: ParsedFlags['flags']): ProjectsAction {
  if (project === undefined) throw new CliError('Missing project: projects origins <project> [<origin>...]')
  const modes = ['add', 'remove', 'all'].filter((name) => flags[name] === true)
  if (modes.length > 1) throw new CliError(`--${modes.join(' and --')} cannot be combined`)
  const [mode] = modes
  if (mode === 'all') {
    if (origins.length > 0) throw new CliError('--all allows every origin, so do not list any')
    return (store) => store.update(project, { allowedOrigins: [] })
  }
  if (origins.length === 0) {
    if (mode !== undefined) throw new CliError(`List the origins to ${mode}`)
    return (store) => store.get(project)
  }
  if (mode === undefined) return (store) => store.update(project, { allowedOrigins: origins })
  return async (store) => {
    const { allowedOrigins, key } = await store.get(project)
    if (mode === 'add') return store.update(key, { allowedOrigins: [...new Set([...allowedOrigins, ...origins])] })
    // Normalize them as they were stored.
    const removed = origins.map((origin) => {
      const result = safeParse(allowedOriginSchema, origin)
      return result.success ? result.output : origin
    })
    const left = allowedOrigins.filter((origin) => !removed.includes(origin))
    if (left.length === allowedOrigins.length)
      throw new CliError(`None of these origins is in ${allowedOrigins.join(' ')}`)
    if (left.length === 0) throw new CliError('This would leave no origins, which allows all. Use --all to allow all')
    return store.update(key, { allowedOrigins: left })
  }
}

function prepareRelay(words: readonly string[], flags: ParsedFlags['flags']): ProjectsAction {
  const [project, where] = takeWords(words, ['project', 'cloud|public|url'])
  const id = flags['id']
  if (where === 'cloud') {
    if (id !== undefined) throw new CliError("The cloud's own relay needs no --id")
    return (store) => store.update(project, { relay: null })
  }
  if (typeof id !== 'string') throw new CliError('Missing the project id at that relay: --id <id>')
  const url = where === 'public' ? null : where
  return (store) => store.update(project, { relay: { url, projectId: id } })
}
