import type { BitcoinHostileParts } from './BitcoinHostileTools.ts'
import { createBitcoinHostileSigner } from './createBitcoinHostileSigner.ts'
import { createBitcoinSatsTools } from './createBitcoinSatsTools.ts'
import { createBitcoinStandardTools } from './createBitcoinStandardTools.ts'

/** The parts of the tools for Bitcoin wallets. */
export const bitcoinHostileParts: BitcoinHostileParts = {
  createSigner: createBitcoinHostileSigner,
  createStandardTools: createBitcoinStandardTools,
  createSatsTools: createBitcoinSatsTools,
}
