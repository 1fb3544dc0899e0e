import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { devAccountEther, devAccounts, devMnemonic } from '../chains/devAccounts.ts'
import { createPortError, type RequestedPort } from '../createPortError.ts'
import type { DevnetChainId } from '../DevnetDescription.ts'
import { DevnetError } from '../DevnetError.ts'
import type { OrphanGuard } from './createOrphanGuard.ts'

/** Timeout for anvil to start listening, in ms. It takes about 100. */
const startTimeout = 30_000

/** Timeout for anvil to exit before it is killed, in ms: it takes about 10 and has nothing to save. */
const stopTimeout = 1_000

export interface AnvilParameters {
  readonly binary: string
  readonly chainId: DevnetChainId
  readonly port: RequestedPort
  readonly genesisPath: string
  readonly guard: OrphanGuard
  readonly signal: AbortSignal
  readonly onLog?: ((line: string) => void) | undefined
}

/** A running anvil. */
export interface Anvil {
  readonly rpcUrl: string
  /** Resolves when the process has ended for any reason, with the known reason. */
  readonly ended: Promise<string>
  /** Ends the process; its port is free when this resolves. */
  stop(): Promise<void>
}

/**
 * Runs a chain that mines one block per transaction, and resolves when it listens.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`, `anvil_missing`, `anvil_failed`, `aborted`
 */
export async function startAnvil(parameters: AnvilParameters): Promise<Anvil> {
  const { binary, chainId, guard, signal, onLog } = parameters
  const child = spawn(binary, toArguments(parameters), {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group: Ctrl-C in the terminal must reach only this process, which then ends anvil in order.
    detached: process.platform !== 'win32',
    env: { ...process.env, NO_COLOR: '1' },
  })
  if (child.pid !== undefined) guard.watch(child.pid)

  const errors: string[] = []
  const ended = waitForEnd(child, errors)
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
    await ended
    clearTimeout(timer)
  }

  createInterface({ input: child.stderr }).on('line', (line) => {
    // Enough to explain a failed start; a chain that runs for days must not collect output endlessly.
    if (errors.length < 20) errors.push(line)
    onLog?.(`${chainId}: ${line}`)
  })
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => onLog?.(`${chainId}: ${line}`))

  const listening = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const address = /^Listening on (127\.0\.0\.1:\d+)$/.exec(line.trim())?.[1]
      if (address !== undefined) resolve(`http://${address}`)
    })
  })
  const timeout = AbortSignal.timeout(startTimeout)
  const startSignal = AbortSignal.any([signal, timeout])
  const cancelled = startSignal.aborted ? Promise.resolve() : once(startSignal, 'abort').then(() => {})
  const outcome = await Promise.race([
    listening.then((rpcUrl) => ({ rpcUrl })),
    ended.then((reason) => ({ failure: reason })),
    cancelled.then(() => ({ failure: undefined })),
  ])
  if ('rpcUrl' in outcome) {
    onLog?.(`${chainId}: anvil is process ${child.pid}`)
    return { rpcUrl: outcome.rpcUrl, ended, stop }
  }

  await stop()
  if (outcome.failure !== undefined) throw toStartError({ ...parameters, reason: outcome.failure })
  if (signal.aborted) throw new DevnetError('aborted', 'The devnet was stopped before it was ready.')
  throw new DevnetError('anvil_failed', `anvil for chain ${chainId} did not listen within ${startTimeout / 1000} s.`)
}

function toArguments({ chainId, port, genesisPath }: AnvilParameters): string[] {
  return [
    ...['--host', '127.0.0.1'],
    ...['--port', String(port.number)],
    ...['--chain-id', String(chainId)],
    ...['--init', genesisPath],
    ...['--mnemonic', devMnemonic],
    ...['--accounts', String(devAccounts.length)],
    ...['--balance', String(devAccountEther)],
    // Otherwise the states of old blocks would accumulate in the home directory, where anvil leaves them.
    ...['--max-persisted-states', '0'],
    // Pages of any origin may use the chain.
    ...['--allow-origin', '*'],
  ]
}

function waitForEnd(child: ChildProcessByStdio<null, Readable, Readable>, errors: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    // "close" comes after the last output, so that the reason is complete.
    child.once('close', (code, signal) =>
      resolve(errors.join(' ').trim() || `It ended with ${signal ?? `code ${code}`}.`),
    )
  })
}

function toStartError(parameters: AnvilParameters & { reason: string }): DevnetError {
  const { binary, chainId, port, reason } = parameters
  if (/address already in use|os error (98|48|10048)\b/i.test(reason)) return createPortError({ port, reason: 'taken' })
  if (/permission denied \(os error 13\)|os error 10013\b/i.test(reason))
    return createPortError({ port, reason: 'denied' })
  if (reason.includes('ENOENT'))
    return new DevnetError('anvil_missing', `There is no program at ${binary} (anvilPath).`)
  return new DevnetError('anvil_failed', `anvil for chain ${chainId} could not start: ${reason}`)
}
