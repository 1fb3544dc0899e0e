import { parseArgs } from 'node:util'
import { DevnetError } from '../DevnetError.ts'
import type { DevnetChainName } from '../DevnetParameters.ts'
import { defaultPorts } from './defaultPorts.ts'

/** The requested command. */
export type CliRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  /** The arguments are invalid. */
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'start'
      readonly json: boolean
      readonly verbose: boolean
      readonly mail: boolean
      readonly identity: boolean
      /** Undefined selects all chains. */
      readonly chains?: readonly DevnetChainName[] | undefined
      readonly ports: Readonly<Record<keyof typeof defaultPorts, number>>
    }

/** Parses the arguments after the program's name. */
export function parseCliArguments(values: readonly string[]): CliRequest {
  try {
    const { values: flags } = parseArgs({
      args: [...values],
      options: {
        chains: { type: 'string' },
        port: { type: 'string' },
        'evm-port': { type: 'string' },
        'second-evm-port': { type: 'string' },
        'solana-port': { type: 'string' },
        'bitcoin-port': { type: 'string' },
        'faucet-port': { type: 'string' },
        'smtp-port': { type: 'string' },
        'mail-port': { type: 'string' },
        'identity-port': { type: 'string' },
        mail: { type: 'boolean' },
        identity: { type: 'boolean' },
        json: { type: 'boolean' },
        verbose: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    })
    if (flags.help === true) return { kind: 'help' }
    if (flags.version === true) return { kind: 'version' }
    if (flags.port !== undefined && flags['evm-port'] !== undefined) {
      return { kind: 'refused', reason: '--port and --evm-port are the same: give one of them' }
    }
    const ports = {
      evm: parsePort(flags['evm-port'] ?? flags.port) ?? defaultPorts.evm,
      secondEvm: parsePort(flags['second-evm-port']) ?? defaultPorts.secondEvm,
      solana: parsePort(flags['solana-port']) ?? defaultPorts.solana,
      bitcoin: parsePort(flags['bitcoin-port']) ?? defaultPorts.bitcoin,
      faucet: parsePort(flags['faucet-port']) ?? defaultPorts.faucet,
      smtp: parsePort(flags['smtp-port']) ?? defaultPorts.smtp,
      mail: parsePort(flags['mail-port']) ?? defaultPorts.mail,
      identity: parsePort(flags['identity-port']) ?? defaultPorts.identity,
    }
    const chains = flags.chains === undefined ? {} : { chains: flags.chains.split(',').map(parseChain) }
    return {
      kind: 'start',
      json: flags.json === true,
      verbose: flags.verbose === true,
      mail: flags.mail === true,
      identity: flags.identity === true,
      ports,
      ...chains,
    }
  } catch (error) {
    // The rest of Node's message is advice about its own syntax.
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'refused', reason: message.split(/\. |\n/, 1)[0] ?? message }
  }
}

const chainNames: readonly DevnetChainName[] = [31337, 31338, 'solana', 'bitcoin']

function parseChain(text: string): DevnetChainName {
  const chain = chainNames.find((name) => String(name) === text.trim())
  if (chain !== undefined) return chain
  throw new DevnetError('invalid_parameters', `--chains may name ${chainNames.join(', ')}, not "${text}"`)
}

function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new DevnetError('invalid_parameters', `A port is a whole number from 0 to 65535, not "${text}"`)
}
