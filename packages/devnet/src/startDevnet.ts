import { createOrphanGuard } from './anvil/createOrphanGuard.ts'
import type { startBitcoin } from './bitcoin/startBitcoin.ts'
import { executorAccounts } from './chains/executorAccounts.ts'
import { loadSmartAccountContracts, smartAccountAddresses } from './chains/smartAccountContracts.ts'
import { startChains } from './chains/startChains.ts'
import type { Devnet } from './Devnet.ts'
import type { DevnetDescription, DevnetSmartAccounts } from './DevnetDescription.ts'
import { DevnetError } from './DevnetError.ts'
import type { DevnetParameters } from './DevnetParameters.ts'
import { createEvmFaucetChain } from './faucet/createEvmFaucetChain.ts'
import { startFaucet } from './faucet/startFaucet.ts'
import type { startMail } from './mail/startMail.ts'
import { parseDevnetParameters } from './parseDevnetParameters.ts'
import { startIdentity } from './identity/startIdentity.ts'
import { loadSolana } from './solana/loadSolana.ts'
import type { startSolana } from './solana/startSolana.ts'

/**
 * Starts local chains with ten funded accounts each, and a faucet for all of them: two EVM chains (anvil, one block per
 * transaction), Solana (litesvm behind a node's RPC) and Bitcoin (a regtest behind Esplora's REST API). All servers listen
 * only on 127.0.0.1, and nothing outlives this process: the chains end with it even when it is killed.
 *
 * The accounts are derived from the mnemonic "test test test test test test test test test test test junk", so their keys
 * are public. For development only. With `mail`, an SMTP server keeps every mail in a mailbox.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`, `anvil_missing`, `anvil_failed`, `solana_missing`,
 * `disk_failed`, `invalid_parameters`, `aborted`. Everything that was started has been stopped by then.
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
  const { definitions, isChosen, ports, runsBitcoin, runsIdentity, runsMail, runsSolana } =
    parseDevnetParameters(parameters)
  throwIfAborted(signal)

  const guard = createOrphanGuard(definitions.length)
  const smartAccounts = definitions.length === 0 ? undefined : loadSmartAccountContracts()
  const stops = [guard.release]
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopped ??= (async () => {
      signal?.removeEventListener('abort', stopUnasked)
      for (const stopPart of stops.toReversed()) await stopPart()
    })()
    return stopped
  }
  // This promise is not awaited, and stopping cannot fail: a process that does not exit on request is killed.
  const stopUnasked = (): void => void stop()

  try {
    const faucet = await startFaucet({ name: 'faucet', number: ports.faucet })
    stops.push(faucet.stop)
    const startPart = async <Part extends { stop: () => Promise<void> }>(starting: Promise<Part>): Promise<Part> => {
      const part = await starting
      stops.push(part.stop)
      return part
    }
    // Waits for each, even if another fails: one that starts after the stop would never be stopped.
    const results = await Promise.allSettled([
      startPart(startChains({ ...parameters, definitions, guard, ports, smartAccounts })),
      runsSolana ? startPart(startLoadedSolana({ ...parameters, port: ports.solana })) : undefined,
      runsBitcoin
        ? startPart(startLoadedBitcoin({ ...parameters, port: { name: 'bitcoin', number: ports.bitcoin } }))
        : undefined,
      runsMail ? startPart(startLoadedMail(ports)) : undefined,
      runsIdentity ? startPart(startIdentity({ port: { name: 'identity', number: ports.identity } })) : undefined,
    ])
    const chains = unwrap(results[0])
    const solana = isMissing(results[1]) && !isChosen ? undefined : unwrap(results[1])
    const bitcoin = unwrap(results[2])
    const mail = unwrap(results[3])
    const identity = unwrap(results[4])
    throwIfAborted(signal)
    signal?.addEventListener('abort', stopUnasked)

    const description: DevnetDescription = {
      evm: chains.descriptions,
      ...(smartAccounts !== undefined && { smartAccounts: smartAccountsDescription }),
      ...(solana !== undefined && { solana: solana.description }),
      ...(bitcoin !== undefined && { bitcoin: bitcoin.description }),
      faucetUrl: faucet.url,
      ...(mail !== undefined && { mail: mail.description }),
      ...(identity !== undefined && { identity: identity.description }),
    }
    const faucetChains = chains.descriptions.map(createEvmFaucetChain)
    if (solana !== undefined) faucetChains.push(solana.faucet)
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

const smartAccountsDescription: DevnetSmartAccounts = {
  entryPointAddress: smartAccountAddresses.entryPoint,
  implementationAddress: smartAccountAddresses.implementation,
  executors: executorAccounts,
}

async function startLoadedSolana(parameters: Parameters<typeof startSolana>[0]): ReturnType<typeof startSolana> {
  const start = await loadSolana()
  return start(parameters)
}

/** Bitcoin's code is large, so it loads only if Bitcoin runs. */
async function startLoadedBitcoin(parameters: Parameters<typeof startBitcoin>[0]): ReturnType<typeof startBitcoin> {
  const loaded = await import('./bitcoin/startBitcoin.ts')
  return loaded.startBitcoin(parameters)
}

/** The mail server's libraries load only if it runs. */
async function startLoadedMail(ports: { readonly smtp: number; readonly mail: number }): ReturnType<typeof startMail> {
  const loaded = await import('./mail/startMail.ts')
  return loaded.startMail({ smtp: { name: 'smtp', number: ports.smtp }, mail: { name: 'mail', number: ports.mail } })
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new DevnetError('aborted', 'The devnet was stopped before it was ready.')
}

/** The results of startup: started, or the reason for the failure. */
function unwrap<Part>(result: PromiseSettledResult<Part>): Part {
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** Returns whether a chain has not started because this machine has no program for it. */
function isMissing(result: PromiseSettledResult<unknown>): boolean {
  return result.status === 'rejected' && result.reason instanceof DevnetError && result.reason.code === 'solana_missing'
}
