import { parseArgs } from 'node:util'
import { defaultPorts, portNames, portOffsets, portOrder } from './defaultPorts.ts'

/** A parsed command line. */
export type StartRequest =
  | { readonly kind: 'help' }
  /** The arguments are invalid. */
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'start'
      readonly isDev: boolean
      readonly ports: Readonly<Record<keyof typeof defaultPorts, number>>
    }

/**
 * Parses the arguments after the program's name. Ports that they omit are read from the environment. The page's port moves the
 * other ports to those after it, so a second playground needs one option; a port that is given itself stays.
 */
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
    // The rest of Node's message is advice about its own syntax.
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'refused', reason: message.split(/\. |\n/, 1)[0] ?? message }
  }
  if (flags['help'] === true) return { kind: 'help' }

  const ports: Record<keyof typeof defaultPorts, number> = { ...defaultPorts }
  for (const name of portOrder) {
    const { flag, variable } = portNames[name]
    const isFlag = flags[flag] !== undefined
    const value = isFlag ? String(flags[flag]) : environment[variable]
    if (value === undefined || value === '') continue
    const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
    const source = isFlag ? `--${flag}` : variable
    if (!(port <= 65_535))
      return { kind: 'refused', reason: `${source}: a port is a whole number from 0 to 65535, not "${value}"` }
    ports[name] = port
    if (name !== 'page') continue
    if (port > 65_535 - portOffsets.identity)
      return { kind: 'refused', reason: `${source}: the other ports follow ${port}, and the last would be above 65535` }
    for (const other of portOrder) ports[other] = port === 0 ? 0 : port + portOffsets[other]
  }
  return { kind: 'start', isDev: flags['dev'] === true, ports }
}
