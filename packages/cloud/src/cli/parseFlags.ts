import { parseArgs } from 'node:util'
import { findSimilarName } from '../config/findSimilarName.ts'
import { CliError } from './CliError.ts'

/** The flags that a command accepts, by name. */
export type FlagTypes = Readonly<Record<string, 'string' | 'boolean'>>

/** The words and flags of a command. */
export interface ParsedFlags {
  readonly words: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
}

/**
 * Separates flags from words.
 *
 * @throws CliError for an unknown flag, with a suggestion if a similar one exists.
 */
export function parseFlags(values: readonly string[], types: FlagTypes): ParsedFlags {
  try {
    const { positionals, values: flags } = parseArgs({
      args: [...values],
      allowPositionals: true,
      options: Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }])),
    })
    return { words: positionals, flags }
  } catch (error) {
    // Keep only the first sentence of Node's message; the rest is advice on its own syntax.
    const message = (error instanceof Error ? error.message : String(error)).split(/\. |\n/, 1)[0] ?? ''
    const unknown = /^Unknown option '--([\w-]+)/.exec(message)?.[1]
    const similar = unknown === undefined ? undefined : findSimilarName(unknown, Object.keys(types))
    throw new CliError(similar === undefined ? message : `${message}. Did you mean --${similar}?`)
  }
}
