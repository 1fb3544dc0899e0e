import { type ChainDefinition, chainDefinitions } from './chains/chainDefinitions.ts'
import { DevnetError } from './DevnetError.ts'
import type { DevnetParameters, DevnetPorts } from './DevnetParameters.ts'

/** Parameters with every default filled in. */
export interface ParsedDevnetParameters {
  readonly definitions: readonly ChainDefinition[]
  readonly ports: Readonly<Record<keyof DevnetPorts, number>>
}

/**
 * Checks what the caller chose.
 *
 * @throws {DevnetError} `invalid_parameters`
 */
export function parseDevnetParameters(parameters: DevnetParameters): ParsedDevnetParameters {
  const known = chainDefinitions.map(({ chainId }) => chainId)
  const chains = parameters.chains ?? known
  const stray = chains.find((chainId) => !known.includes(chainId))
  if (chains.length === 0 || stray !== undefined) {
    const given = stray === undefined ? 'an empty list' : String(stray)
    throw new DevnetError('invalid_parameters', `chains must name at least one of ${known.join(', ')}, not ${given}.`)
  }

  const { evm = 0, secondEvm = 0, faucet = 0 } = parameters.ports ?? {}
  const ports = { evm, secondEvm, faucet }
  for (const [name, port] of Object.entries(ports)) {
    if (Number.isInteger(port) && port >= 0 && port <= 65_535) continue
    throw new DevnetError('invalid_parameters', `ports.${name} must be a whole number from 0 to 65535, not ${port}.`)
  }
  const chosen = Object.values(ports).filter((port) => port !== 0)
  const repeated = chosen.find((port, index) => chosen.indexOf(port) !== index)
  if (repeated !== undefined) {
    throw new DevnetError('invalid_parameters', `Port ${repeated} is given twice: each server needs one of its own.`)
  }
  return { definitions: chainDefinitions.filter(({ chainId }) => chains.includes(chainId)), ports }
}
