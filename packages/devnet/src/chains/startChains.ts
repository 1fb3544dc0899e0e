import type { OrphanGuard } from '../anvil/createOrphanGuard.ts'
import { findAnvil } from '../anvil/findAnvil.ts'
import { type Anvil, startAnvil } from '../anvil/startAnvil.ts'
import type { DevnetEvmChain } from '../DevnetDescription.ts'
import { DevnetError } from '../DevnetError.ts'
import type { ChainDefinition } from './chainDefinitions.ts'
import { devAccounts } from './devAccounts.ts'
import { exchange } from './exchange.ts'
import { idRegistry } from './idRegistry.ts'
import { multicall } from './multicall.ts'
import { nameResolver } from './nameResolver.ts'
import { pastPayment } from './pastPayment.ts'
import { sendUnrequested } from './sendUnrequested.ts'
import type { SmartAccountContracts } from './smartAccountContracts.ts'
import { spamToken } from './spamToken.ts'
import { tokens } from './tokens.ts'
import { writeGenesis } from './writeGenesis.ts'

/** Chains that run together. */
export interface Chains {
  readonly descriptions: readonly DevnetEvmChain[]
  /** Resolves when one of the chains has ended, unexpectedly or because it was stopped. */
  readonly failed: Promise<DevnetError>
  stop(): Promise<void>
}

/**
 * Starts all chains at once, or none.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`, `anvil_missing`, `anvil_failed`, `disk_failed`, `aborted`
 */
export async function startChains(parameters: {
  definitions: readonly ChainDefinition[]
  ports: Readonly<Record<ChainDefinition['portName'], number>>
  guard: OrphanGuard
  /** Undefined if they are not installed. */
  smartAccounts: SmartAccountContracts | undefined
  anvilPath?: string | undefined
  signal?: AbortSignal | undefined
  onLog?: ((line: string) => void) | undefined
}): Promise<Chains> {
  const { definitions, guard, onLog, ports, signal, smartAccounts } = parameters
  // Without EVM chains, anvil is not needed.
  if (definitions.length === 0)
    return { descriptions: [], failed: new Promise(() => undefined), stop: async () => undefined }
  const binary = parameters.anvilPath ?? findAnvil()
  const genesis = await writeGenesis(
    definitions.map(({ chainId }) => chainId),
    smartAccounts,
  )

  let firstError: unknown
  const giveUp = new AbortController()
  const startChain = async (definition: ChainDefinition) => {
    const { chainId, portName } = definition
    try {
      const genesisPath = genesis.getPath(chainId)
      const startSignal = signal === undefined ? giveUp.signal : AbortSignal.any([signal, giveUp.signal])
      const port = { number: ports[portName], name: portName }
      const anvil = await startAnvil({ binary, chainId, genesisPath, guard, onLog, port, signal: startSignal })
      await fillHistory(anvil, chainId)
      return { anvil, description: describeChain(definition, anvil.rpcUrl) }
    } catch (error) {
      // The others are stopped; their errors carry no information.
      if (!giveUp.signal.aborted) firstError = error
      giveUp.abort()
      return undefined
    }
  }
  const started = (await Promise.all(definitions.map(startChain))).filter((chain) => chain !== undefined)
  await genesis.remove()

  const stop = async (): Promise<void> => {
    await Promise.all(started.map(({ anvil }) => anvil.stop()))
  }
  if (giveUp.signal.aborted) {
    await stop()
    throw firstError
  }
  return {
    descriptions: started.map(({ description }) => description),
    failed: Promise.race(
      started.map(async ({ anvil, description }) => {
        const reason = await anvil.ended
        return new DevnetError('anvil_failed', `anvil for chain ${description.chainId} exited unexpectedly: ${reason}`)
      }),
    ),
    stop,
  }
}

async function fillHistory(anvil: Anvil, chainId: number): Promise<void> {
  try {
    await sendUnrequested(anvil.rpcUrl)
  } catch (cause) {
    await anvil.stop()
    throw new DevnetError('anvil_failed', `Chain ${chainId} does not accept its first transactions: ${String(cause)}`, {
      cause,
    })
  }
}

function describeChain(definition: ChainDefinition, rpcUrl: string): DevnetEvmChain {
  const { caipNetworkId, chainId, name, nativeCurrency } = definition
  return {
    ...{ caipNetworkId, chainId, name, rpcUrl, nativeCurrency },
    tokens: tokens.map(({ token }) => token),
    accounts: devAccounts,
    multicallAddress: multicall.address,
    nameResolverAddress: nameResolver.address,
    idRegistryAddress: idRegistry.address,
    exchange: exchange.description,
    spam: { token: spamToken.token, paidAddress: pastPayment.to, lookAlikeAddress: pastPayment.lookAlike },
  }
}
