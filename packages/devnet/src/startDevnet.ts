import { createOrphanGuard } from './anvil/createOrphanGuard.ts'
import { startChains } from './chains/startChains.ts'
import type { Devnet } from './Devnet.ts'
import type { DevnetDescription } from './DevnetDescription.ts'
import { DevnetError } from './DevnetError.ts'
import type { DevnetParameters } from './DevnetParameters.ts'
import { createEvmFaucetChain } from './faucet/createEvmFaucetChain.ts'
import { startFaucet } from './faucet/startFaucet.ts'
import { parseDevnetParameters } from './parseDevnetParameters.ts'

/**
 * Starts local EVM chains (anvil, one block for each transaction) with ten funded accounts and two tokens each, and a
 * faucet over them. Nothing listens on anything but 127.0.0.1, and nothing outlives this process: the chains end with it
 * even when it is killed.
 *
 * The accounts are those of the mnemonic "test test test test test test test test test test test junk", whose keys
 * everyone has. For development only.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`, `anvil_missing`, `anvil_failed`, `disk_failed`,
 * `invalid_parameters`, `aborted`. Whatever had been started is stopped by then.
 *
 * @example
 * import { startDevnet } from '@latchkey/devnet'
 *
 * const devnet = await startDevnet()
 * for (const chain of devnet.description.evm) console.log(chain.caipNetworkId, chain.rpcUrl)
 * await devnet.stop()
 */
export async function startDevnet(parameters: DevnetParameters = {}): Promise<Devnet> {
  const { onFailure, signal } = parameters
  const { definitions, ports } = parseDevnetParameters(parameters)
  throwIfAborted(signal)

  const guard = createOrphanGuard()
  const stops = [guard.release]
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopped ??= (async () => {
      signal?.removeEventListener('abort', stopUnasked)
      for (const stopPart of stops.toReversed()) await stopPart()
    })()
    return stopped
  }
  // Nobody waits for this one, and no part can fail to stop: what does not end when asked is killed.
  const stopUnasked = (): void => void stop()

  try {
    const faucet = await startFaucet({ name: 'faucet', number: ports.faucet })
    stops.push(faucet.stop)
    const chains = await startChains({ ...parameters, definitions, guard, ports })
    stops.push(chains.stop)
    throwIfAborted(signal)
    signal?.addEventListener('abort', stopUnasked)

    const description: DevnetDescription = { evm: chains.descriptions, faucetUrl: faucet.url }
    faucet.open({ description, chains: chains.descriptions.map(createEvmFaucetChain) })
    void chains.failed.then(async (error) => {
      if (stopped !== undefined) return
      await stop()
      onFailure?.(error)
    })
    return { description, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new DevnetError('aborted', 'The devnet was stopped before it was ready.')
}
