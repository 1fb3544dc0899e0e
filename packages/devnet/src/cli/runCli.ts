import { EventEmitter, once } from 'node:events'
import { DevnetError } from '../DevnetError.ts'
import { startDevnet } from '../startDevnet.ts'
import { formatReadyBlock } from './formatReadyBlock.ts'
import { type CliRequest, parseCliArguments } from './parseCliArguments.ts'
import { usage } from './usage.ts'
import { createRequire } from 'node:module'

/** The signals that end a program in a terminal: Ctrl-C, `kill`, and closing the terminal. */
const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs the command `latchkey-devnet` until it ends.
 *
 * @returns the exit code: 0 after a requested end, 1 if the devnet could not start or failed, 2 for invalid arguments.
 */
export async function runCli(values: readonly string[]): Promise<number> {
  const request = parseCliArguments(values)
  switch (request.kind) {
    case 'help':
      process.stdout.write(usage)
      return 0
    case 'version':
      process.stdout.write(`${getVersion()}\n`)
      return 0
    case 'refused':
      return refuse(request.reason)
    case 'start':
      return start(request)
  }
}

function refuse(reason: string): number {
  process.stderr.write(`latchkey-devnet: ${reason}\n\n${usage}`)
  return 2
}

async function start(request: Extract<CliRequest, { kind: 'start' }>): Promise<number> {
  const end = new AbortController()
  const ask = (): void => end.abort()
  const stopRequest = once(end.signal, 'abort').then(() => undefined)
  for (const signal of endSignals) process.on(signal, ask)
  // A program that started this one with a channel need not stop it: this one ends when the channel closes.
  process.once('disconnect', ask)

  const failures = new EventEmitter<{ failure: [DevnetError] }>()
  const failed = once(failures, 'failure').then(([error]: DevnetError[]) => error)
  try {
    const devnet = await startDevnet({
      chains: request.chains,
      mail: request.mail,
      identity: request.identity,
      ports: request.ports,
      signal: end.signal,
      onLog: request.verbose ? (line) => process.stderr.write(`${line}\n`) : undefined,
      onFailure: (error) => failures.emit('failure', error),
    })
    const { description } = devnet
    process.stdout.write(request.json ? `${JSON.stringify(description)}\n` : formatReadyBlock(description))
    const failure = await Promise.race([stopRequest, failed])
    await devnet.stop()
    if (failure !== undefined) throw failure
    return 0
  } catch (error) {
    if (!(error instanceof DevnetError)) throw error
    if (error.code === 'aborted') return 0
    if (error.code === 'invalid_parameters') return refuse(error.message)
    process.stderr.write(`latchkey-devnet: ${error.message}\n`)
    return 1
  } finally {
    for (const signal of endSignals) process.off(signal, ask)
    if (process.connected) process.disconnect()
  }
}

/** Returns the version in this package's manifest. */
function getVersion(): string {
  // Uses require, because a bundler would turn an import into a copy of the manifest.
  const manifest: unknown = createRequire(import.meta.url)('../../package.json')
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}
