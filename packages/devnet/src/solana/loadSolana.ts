import { DevnetError } from '../DevnetError.ts'
import type { startSolana } from './startSolana.ts'

type SolanaModule = { readonly startSolana: typeof startSolana }

/**
 * Loads the code that runs Solana, which takes a third of a second; a devnet without Solana does not load it.
 *
 * @throws {DevnetError} `solana_missing`
 */
export async function loadSolana(
  load: () => Promise<SolanaModule> = () => import('./startSolana.ts'),
): Promise<SolanaModule['startSolana']> {
  try {
    return (await load()).startSolana
  } catch (cause) {
    throw new DevnetError(
      'solana_missing',
      `litesvm, which runs Solana, cannot be loaded on ${process.platform}-${process.arch}. It exists for macOS and Linux, on x64 and arm64; there, install dependencies again with optional ones included. Or leave solana out of chains (--chains).`,
      { cause },
    )
  }
}
