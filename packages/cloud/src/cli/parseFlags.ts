import { parseArgs } from 'node:util'
import { findSimilarName } from '../config/findSimilarName.ts'
import { CliError } from './CliError.ts'

/** The flags that a command has, by name. */
export type FlagTypes = Readonly<Record<string, 'string' | 'boolean'>>

/** The arguments of a command, apart. */
export interface ParsedFlags {
  readonly words: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
}

/**
 * Takes flags and words apart.
 *
 * @throws CliError for a flag that the command does not have, with a hint at the one that was meant.
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
    // Of the messages that Node gives, the rest is advice about its own syntax.
    const message = (error instanceof Error ? error.message : String(error)).split(/\. |\n/, 1)[0] ?? ''
    const unknown = /^Unknown option '--([\w-]+)/.exec(message)?.[1]
    const similar = unknown === undefined ? undefined : findSimilarName(unknown, Object.keys(types))
    throw new CliError(similar === undefined ? message : `${message}. Did you mean --${similar}?`)
  }
}
