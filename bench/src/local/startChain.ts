import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface BenchChain {
  readonly rpcUrl: string
  /** Funded accounts, for which the chain signs. */
  readonly accounts: readonly { readonly address: string }[]
}

export const chainId = 31_337

const program = path.resolve(import.meta.dirname, '../../../packages/devnet/dist/entrypoints/cli.js')

/** Starts a chain of the built devnet. */
export async function startChain(stops: (() => unknown)[]): Promise<BenchChain> {
  const devnet = spawn(
    process.execPath,
    [program, '--json', '--chains', String(chainId), '--evm-port', '0', '--faucet-port', '0'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  stops.push(() => devnet.kill())
  const [line] = await once(devnet.stdout.setEncoding('utf8'), 'data')
  const { evm }: { readonly evm: readonly BenchChain[] } = JSON.parse(String(line))
  const [chain] = evm
  if (chain === undefined)
    throw new Error(`latchkey-devnet started without the chain ${chainId}: ${String(line).slice(0, 200)}`)
  return chain
}
