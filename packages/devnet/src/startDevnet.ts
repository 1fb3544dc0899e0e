import { createOrphanGuard } from './anvil/createOrphanGuard.ts'
import type { startBitcoin } from './bitcoin/startBitcoin.ts'
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
  const { definitions, ports, runsBitcoin } = parseDevnetParameters(parameters)
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
    const bitcoin = runsBitcoin
      ? await loadBitcoin({ ...parameters, port: { name: 'bitcoin', number: ports.bitcoin } })
      : undefined
    if (bitcoin !== undefined) stops.push(bitcoin.stop)
    throwIfAborted(signal)
    signal?.addEventListener('abort', stopUnasked)

    const description: DevnetDescription = {
      evm: chains.descriptions,
      ...(bitcoin !== undefined && { bitcoin: bitcoin.description }),
      faucetUrl: faucet.url,
    }
    const faucetChains = chains.descriptions.map(createEvmFaucetChain)
    if (bitcoin !== undefined) faucetChains.push(bitcoin.faucet)
    faucet.open({ description, chains: faucetChains })
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

/** Bitcoin brings much code along, which is loaded only if it runs. */
async function loadBitcoin(parameters: Parameters<typeof startBitcoin>[0]): ReturnType<typeof startBitcoin> {
  const loaded = await import('./bitcoin/startBitcoin.ts')
  return loaded.startBitcoin(parameters)
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new DevnetError('aborted', 'The devnet was stopped before it was ready.')
}
