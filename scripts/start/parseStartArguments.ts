import { parseArgs } from 'node:util'
import { defaultPorts, portNames } from './defaultPorts.ts'

/** What was asked for. */
export type StartRequest =
  | { readonly kind: 'help' }
  /** The arguments make no sense. */
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'start'
      readonly isDev: boolean
      readonly ports: Readonly<Record<keyof typeof defaultPorts, number>>
    }

/** Reads the arguments that follow the program's name; what they do not say may stand in the environment. */
export function parseStartArguments(parameters: {
  readonly values: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
}): StartRequest {
  const { values, environment } = parameters
  const text = { type: 'string' } as const
  let flags: Readonly<Record<string, string | boolean | undefined>>
  try {
    flags = parseArgs({
      args: [...values],
      options: {
        ...Object.fromEntries(Object.values(portNames).map(({ flag }) => [flag, text])),
        dev: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    // Of the messages that Node gives, the rest is advice about its own syntax.
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'refused', reason: message.split(/\. |\n/, 1)[0] ?? message }
  }
  if (flags['help'] === true) return { kind: 'help' }

  const ports: Record<keyof typeof defaultPorts, number> = { ...defaultPorts }
  for (const name of ['page', 'evm', 'secondEvm', 'solana', 'bitcoin', 'faucet', 'cloud'] as const) {
    const { flag, variable } = portNames[name]
    const isGiven = flags[flag] !== undefined
    const given = isGiven ? String(flags[flag]) : environment[variable]
    if (given === undefined || given === '') continue
    const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN
    if (!(port <= 65_535)) {
      const source = isGiven ? `--${flag}` : variable
      return { kind: 'refused', reason: `${source}: a port is a whole number from 0 to 65535, not "${given}"` }
    }
    ports[name] = port
  }
  return { kind: 'start', isDev: flags['dev'] === true, ports }
}
