import { type CaipNetworkId, isCaipNetworkId } from '@latchkey/protocol/caip'
import type { AdminSponsorship, AdminSponsorshipChange, AdminSponsorshipNetwork } from '@latchkey/protocol/project'
import { parseAbiItem, toFunctionSelector } from 'viem'
import { findSimilarName } from '../../config/findSimilarName.ts'
import type { SponsorshipRules } from '../../embedded/sponsorship/SponsorshipRules.ts'
import { CliError } from '../CliError.ts'
import { type FlagTypes, parseFlags, type ParsedFlags } from '../parseFlags.ts'

/** A parsed `sponsorship` command, ready to run. */
export type SponsorshipAction = (rules: SponsorshipRules) => Promise<AdminSponsorship>

/** A parsed `sponsorship` command with its output options. */
export interface SponsorshipRequest {
  readonly act: SponsorshipAction
  readonly isJson: boolean
  /** The data folder, if given. */
  readonly data: string | undefined
}

interface Command {
  readonly flags: FlagTypes
  prepare(flags: ParsedFlags['flags'], project: string): SponsorshipAction
}

type Call = AdminSponsorshipNetwork['calls'][number]

const commonFlags = { project: 'string', data: 'string', json: 'boolean' } as const

const commands: Readonly<Record<string, Command>> = {
  show: { flags: {}, prepare: (_flags, project) => (rules) => rules.get(project) },
  set: {
    flags: {
      network: 'string',
      gas: 'string',
      'user-wei': 'string',
      'project-wei': 'string',
      'new-users': 'string',
      paymasters: 'string',
    },
    prepare(flags, project) {
      const network = requireNetwork(flags)
      const paymasters = getText(flags, 'paymasters')
      const change: AdminSponsorshipChange = {
        gasAtMost: getNumber(flags, 'gas'),
        userWei: getText(flags, 'user-wei'),
        projectWei: getText(flags, 'project-wei'),
        newUserPercent: getNumber(flags, 'new-users'),
        paymasterUrls: paymasters === undefined ? undefined : paymasters === 'none' ? [] : paymasters.split(','),
      }
      return (rules) => rules.update(project, network, change)
    },
  },
  allow: {
    flags: { network: 'string', target: 'string', selector: 'string', value: 'string' },
    prepare(flags, project) {
      const network = requireNetwork(flags)
      const target = requireText(flags, 'target', 'the address of a contract, or any')
      const selector = toSelector(requireText(flags, 'selector', 'a function such as "mint(uint256)", none, or any'))
      const call = { target: target.toLowerCase(), selector, valueAtMost: getText(flags, 'value') ?? '0' }
      return changeCalls(project, network, (calls) => [...calls.filter((other) => !isSame(other, call)), call])
    },
  },
  deny: {
    flags: { network: 'string', target: 'string', selector: 'string' },
    prepare(flags, project) {
      const network = requireNetwork(flags)
      const target = getText(flags, 'target')?.toLowerCase()
      const selector = getText(flags, 'selector')
      if (target === undefined && selector !== undefined) throw new CliError('--selector requires --target')
      // Without a target, the project sponsors nothing on the network any more.
      if (target === undefined) return (rules) => rules.remove(project, network)
      const denied = { target, selector: selector === undefined ? undefined : toSelector(selector) }
      return changeCalls(project, network, (calls) => {
        const left = calls.filter((call) => !isSame(call, denied))
        if (left.length === calls.length)
          throw new CliError(`The project does not sponsor this on ${network}. Nothing was changed`)
        return left
      })
    },
  },
  resume: {
    flags: { network: 'string' },
    prepare(flags, project) {
      const network = requireNetwork(flags)
      return async (rules) => {
        await findNetwork(rules, project, network)
        return rules.update(project, network, { suspendedUntil: null })
      }
    },
  },
}

/**
 * Parses the arguments after `sponsorship`.
 *
 * @throws CliError
 */
export function parseSponsorship(values: readonly string[]): SponsorshipRequest {
  const [name = '', ...remaining] = values
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    const names = Object.keys(commands)
    const similar = findSimilarName(name, names)
    const hint = similar === undefined ? `Available: ${names.join(', ')}.` : `Did you mean "sponsorship ${similar}"?`
    throw new CliError(
      name === '' ? `Missing sponsorship command. ${hint}` : `Unknown command "sponsorship ${name}". ${hint}`,
    )
  }
  const { flags, words } = parseFlags(remaining, { ...commonFlags, ...command.flags })
  if (words.length > 0) throw new CliError(`Unexpected argument "${words[0]}"`)
  const project = requireText(flags, 'project', 'its id, key or name')
  return { act: command.prepare(flags, project), isJson: flags['json'] === true, data: getText(flags, 'data') }
}

function changeCalls(
  project: string,
  network: CaipNetworkId,
  change: (calls: readonly Call[]) => Call[],
): SponsorshipAction {
  return async (rules) => {
    const { networks } = await rules.get(project)
    const calls = networks.find(({ chainId }) => chainId === network)?.calls ?? []
    return rules.update(project, network, { calls: change(calls) })
  }
}

async function findNetwork(rules: SponsorshipRules, project: string, network: CaipNetworkId): Promise<void> {
  const { networks } = await rules.get(project)
  if (!networks.some(({ chainId }) => chainId === network))
    throw new CliError(`The project sponsors nothing on ${network}. Nothing was changed`)
}

function isSame(call: Call, other: { readonly target: string; readonly selector: string | undefined }): boolean {
  return call.target === other.target && (other.selector === undefined || call.selector === other.selector)
}

/** Four bytes as they are, or those of a function's signature. */
function toSelector(text: string): string {
  if (['any', 'none'].includes(text) || /^0x[\da-f]{8}$/i.test(text)) return text.toLowerCase()
  try {
    const selector = /^\w+\(.*\)$/.test(text) ? selectorOf(text) : undefined
    if (selector !== undefined) return selector
  } catch {
    // As for every other text.
  }
  throw new CliError(
    `--selector must be a function such as "transfer(address,uint256)", its selector such as 0xa9059cbb, none or any, not "${text}"`,
  )
}

/** @throws an error of viem for a type that does not exist. */
function selectorOf(text: string): string | undefined {
  const signature: string = `function ${text}`
  const item = parseAbiItem(signature)
  return item.type === 'function' ? toFunctionSelector(item) : undefined
}

function requireNetwork(flags: ParsedFlags['flags']): CaipNetworkId {
  const text = requireText(flags, 'network', 'a CAIP-2 id such as eip155:8453')
  if (!isCaipNetworkId(text)) throw new CliError(`--network must be a CAIP-2 id such as eip155:8453, not "${text}"`)
  return text
}

function requireText(flags: ParsedFlags['flags'], name: string, description: string): string {
  const text = getText(flags, name)
  if (text === undefined || text === '') throw new CliError(`Missing --${name}: ${description}`)
  return text
}

function getText(flags: ParsedFlags['flags'], name: string): string | undefined {
  const value = flags[name]
  return typeof value === 'string' ? value : undefined
}

function getNumber(flags: ParsedFlags['flags'], name: string): number | undefined {
  const text = getText(flags, name)
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new CliError(`--${name} must be a whole number, not "${text}"`)
  return Number(text)
}
