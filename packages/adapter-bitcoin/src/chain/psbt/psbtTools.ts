import { buildTransfer } from './buildTransfer.ts'
import { finalizeTransaction } from './finalizeTransaction.ts'
import { findSignInputs } from './findSignInputs.ts'
import { getDust } from './getDust.ts'
import { isForged } from './isForged.ts'
import { mergeSigned } from './mergeSigned.ts'
import { parsePsbt } from './parsePsbt.ts'
import { requireSigned } from './requireSigned.ts'
import { toScript } from './toScript.ts'
import { toSpend } from './toSpend.ts'

/** Everything that uses `@scure/btc-signer`, for one `import()`. */
export const psbtTools = {
  buildTransfer,
  finalizeTransaction,
  findSignInputs,
  getDust,
  isForged,
  mergeSigned,
  parsePsbt,
  requireSigned,
  toScript,
  toSpend,
} as const
