import { startDevnet } from '@latchkey/devnet'
import type { DevnetSolanaChain } from '@latchkey/devnet'

/** The chain of the tests: a local one, with funded accounts and tokens of both programs. */
export interface TestChain extends DevnetSolanaChain {
  stop(): Promise<void>
}

/** Starts a local chain. */
export async function startTestChain(): Promise<TestChain> {
  const devnet = await startDevnet({ chains: ['solana'] })
  const { solana } = devnet.description
  if (!solana) throw new RangeError('The tests need the Solana chain of the devnet')
  return { ...solana, stop: () => devnet.stop() }
}
