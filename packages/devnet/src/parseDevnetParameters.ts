import { type ChainDefinition, chainDefinitions } from './chains/chainDefinitions.ts'
import { DevnetError } from './DevnetError.ts'
import type { DevnetChainName, DevnetParameters, DevnetPorts } from './DevnetParameters.ts'

/** The parameters with all defaults. */
export interface ParsedDevnetParameters {
  /** The EVM chains to run. */
  readonly definitions: readonly ChainDefinition[]
  readonly runsSolana: boolean
  readonly runsBitcoin: boolean
  readonly runsMail: boolean
  readonly runsIdentity: boolean
  /** Whether the caller listed the chains, so that one which cannot run here is an error. */
  readonly isChosen: boolean
  readonly ports: Readonly<Record<keyof DevnetPorts, number>>
}

const evmChainIds = chainDefinitions.map(({ chainId }) => chainId)

/** All chains, in the order of the description. */
const knownChains: readonly DevnetChainName[] = [...evmChainIds, 'solana', 'bitcoin']

/**
 * Validates the caller's parameters.
 *
 * @throws {DevnetError} `invalid_parameters`
 */
export function parseDevnetParameters(parameters: DevnetParameters): ParsedDevnetParameters {
  const chains = parameters.chains ?? knownChains
  const stray = chains.find((chain) => !knownChains.includes(chain))
  const runsMail = parameters.mail === true
  const runsIdentity = parameters.identity === true
  if ((chains.length === 0 && !runsMail && !runsIdentity) || stray !== undefined) {
    const received = stray === undefined ? 'an empty list' : String(stray)
    throw new DevnetError(
      'invalid_parameters',
      `chains must name at least one of ${knownChains.join(', ')}, not ${received}.`,
    )
  }

  const {
    evm = 0,
    secondEvm = 0,
    solana = 0,
    bitcoin = 0,
    faucet = 0,
    smtp = 0,
    mail = 0,
    identity = 0,
  } = parameters.ports ?? {}
  const ports = { evm, secondEvm, solana, bitcoin, faucet, smtp, mail, identity }
  for (const [name, port] of Object.entries(ports)) {
    const last = name === 'solana' ? 65_534 : 65_535
    if (Number.isInteger(port) && port >= 0 && port <= last) continue
    throw new DevnetError('invalid_parameters', `ports.${name} must be a whole number from 0 to ${last}, not ${port}.`)
  }
  const definitions = chainDefinitions.filter(({ chainId }) => chains.includes(chainId))
  const runsSolana = chains.includes('solana')
  const runsBitcoin = chains.includes('bitcoin')
  // A chain that does not run occupies no port.
  const chosen = [
    ...definitions.map(({ portName }) => ports[portName]),
    ...(runsSolana && solana !== 0 ? [solana, solana + 1] : []),
    ...(runsBitcoin ? [bitcoin] : []),
    faucet,
    ...(runsMail ? [smtp, mail] : []),
    ...(runsIdentity ? [identity] : []),
  ].filter((port) => port !== 0)
  const repeated = chosen.find((port, index) => chosen.indexOf(port) !== index)
  if (repeated !== undefined) {
    const hint = runsSolana && repeated === solana + 1 ? ' Solana takes the port after its own, too.' : ''
    throw new DevnetError(
      'invalid_parameters',
      `Port ${repeated} is given twice: each server needs one of its own.${hint}`,
    )
  }
  return {
    definitions,
    runsSolana,
    runsBitcoin,
    runsMail,
    runsIdentity,
    isChosen: parameters.chains !== undefined,
    ports,
  }
}
