import { allowedOriginSchema, type AdminProject } from '@latchkey/protocol/project'
import { safeParse } from 'valibot'
import { findSimilarName } from '../../config/findSimilarName.ts'
import type { ProjectStore } from '../../projects/ProjectStore.ts'
import { CliError } from '../CliError.ts'
import { type FlagTypes, parseFlags, type ParsedFlags } from '../parseFlags.ts'
import { parseFeatures } from './parseFeatures.ts'

/** A command about projects, checked and ready to be done. */
export type ProjectsAction = (store: ProjectStore) => Promise<AdminProject | readonly AdminProject[]>

interface Command {
  readonly flags?: FlagTypes | undefined
  /** Reads the words that follow the command's name. */
  prepare(words: readonly string[], flags: ParsedFlags['flags']): ProjectsAction
}

const commonFlags = { data: 'string', json: 'boolean' } as const

const commands: Readonly<Record<string, Command>> = {
  list: {
    prepare(words) {
      take(words, [])
      return (store) => store.list()
    },
  },
  create: {
    prepare([name, ...allowedOrigins]) {
      if (name === undefined) throw new CliError('Say how the project is called: projects create <name>')
      return (store) => store.create({ name, allowedOrigins })
    },
  },
  show: {
    prepare(words) {
      const [project] = take(words, ['project'])
      return (store) => store.get(project)
    },
  },
  rotate: {
    prepare(words) {
      const [project] = take(words, ['project'])
      return (store) => store.rotate(project)
    },
  },
  retire: {
    prepare(words) {
      const [project, id] = take(words, ['project', 'id'])
      return (store) => store.retire(project, id)
    },
  },
  origins: { flags: { add: 'boolean', remove: 'boolean', all: 'boolean' }, prepare: prepareOrigins },
  features: {
    prepare([project, ...words]) {
      if (project === undefined) throw new CliError('Name a project: projects features <project> [<name>=<value>...]')
      if (words.length === 0) return (store) => store.get(project)
      // What makes no sense is said before anything is opened.
      parseFeatures(words, {})
      return async (store) => {
        const { features, key } = await store.get(project)
        return store.update(key, { features: parseFeatures(words, features) })
      }
    },
  },
  relay: { flags: { id: 'string' }, prepare: prepareRelay },
  analytics: {
    prepare(words) {
      const [project, state] = take(words, ['project', 'on|off'])
      if (state !== 'on' && state !== 'off') throw new CliError(`Analytics are on or off, not "${state}"`)
      return (store) => store.update(project, { isAnalyticsEnabled: state === 'on' })
    },
  },
  activate: {
    prepare(words) {
      const [project] = take(words, ['project'])
      return (store) => store.update(project, { isActive: true })
    },
  },
  deactivate: {
    prepare(words) {
      const [project] = take(words, ['project'])
      return (store) => store.update(project, { isActive: false })
    },
  },
}

/** What was asked of the projects. */
export interface ProjectsRequest {
  readonly act: ProjectsAction
  readonly isJson: boolean
  /** The data folder, if it was named. */
  readonly data: string | undefined
}

/**
 * Reads the arguments that follow `projects`.
 *
 * @throws CliError
 */
export function parseProjects(values: readonly string[]): ProjectsRequest {
  const [name = '', ...rest] = values
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    const names = Object.keys(commands)
    const similar = findSimilarName(name, names)
    const hint = similar === undefined ? `There are ${names.join(', ')}.` : `Did you mean "projects ${similar}"?`
    throw new CliError(
      name === '' ? `Name a command about projects. ${hint}` : `There is no "projects ${name}". ${hint}`,
    )
  }
  const { flags, words } = parseFlags(rest, { ...commonFlags, ...command.flags })
  return { act: command.prepare(words, flags), isJson: flags['json'] === true, data: toText(flags['data']) }
}

function toText(flag: string | boolean | undefined): string | undefined {
  return typeof flag === 'string' ? flag : undefined
}

/** As many words as there are names, or an error that tells them. */
function take<const names extends readonly string[]>(
  words: readonly string[],
  names: names,
): { readonly [index in keyof names]: string } {
  if (words.length < names.length)
    throw new CliError(
      `Missing: ${names
        .slice(words.length)
        .map((name) => `<${name}>`)
        .join(' ')}`,
    )
  if (words.length > names.length) throw new CliError(`Unexpected argument "${words[names.length]}"`)
  // There are as many words as names, which a list of strings cannot say.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return words as { readonly [index in keyof names]: string }
}

function prepareOrigins([project, ...origins]: readonly string[], flags: ParsedFlags['flags']): ProjectsAction {
  if (project === undefined) throw new CliError('Name a project: projects origins <project> [<origin>...]')
  const modes = ['add', 'remove', 'all'].filter((name) => flags[name] === true)
  if (modes.length > 1) throw new CliError(`--${modes.join(' and --')} do not go together`)
  const [mode] = modes
  if (mode === 'all') {
    if (origins.length > 0) throw new CliError('--all allows every origin, so name none')
    return (store) => store.update(project, { allowedOrigins: [] })
  }
  if (origins.length === 0) {
    if (mode !== undefined) throw new CliError(`Name the origins to ${mode}`)
    return (store) => store.get(project)
  }
  if (mode === undefined) return (store) => store.update(project, { allowedOrigins: origins })
  return async (store) => {
    const { allowedOrigins, key } = await store.get(project)
    if (mode === 'add') return store.update(key, { allowedOrigins: [...new Set([...allowedOrigins, ...origins])] })
    // As they would have been written down.
    const removed = origins.map((origin) => {
      const result = safeParse(allowedOriginSchema, origin)
      return result.success ? result.output : origin
    })
    const left = allowedOrigins.filter((origin) => !removed.includes(origin))
    if (left.length === allowedOrigins.length) throw new CliError(`None of these is among ${allowedOrigins.join(' ')}`)
    if (left.length === 0) throw new CliError('That would leave none, which allows all. Say so with --all')
    return store.update(key, { allowedOrigins: left })
  }
}

function prepareRelay(words: readonly string[], flags: ParsedFlags['flags']): ProjectsAction {
  const [project, where] = take(words, ['project', 'cloud|public|url'])
  const id = flags['id']
  if (where === 'cloud') {
    if (id !== undefined) throw new CliError("The cloud's own relay needs no --id")
    return (store) => store.update(project, { relay: null })
  }
  if (typeof id !== 'string') throw new CliError('Say under which project id that relay knows you: --id <id>')
  const url = where === 'public' ? null : where
  return (store) => store.update(project, { relay: { url, projectId: id } })
}
