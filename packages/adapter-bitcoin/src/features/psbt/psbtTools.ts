import { buildTransfer } from './buildTransfer.ts'
import { finalizeTransaction } from './finalizeTransaction.ts'
import { findSignInputs } from './findSignInputs.ts'
import { getDust } from './getDust.ts'
import { mergeSigned } from './mergeSigned.ts'
import { parsePsbt } from './parsePsbt.ts'
import { toScript } from './toScript.ts'
import { toSpend } from './toSpend.ts'

/** All that stands on `@scure/btc-signer`, so that one `import()` loads it. */
export const psbtTools = {
  buildTransfer,
  finalizeTransaction,
  findSignInputs,
  getDust,
  mergeSigned,
  parsePsbt,
  toScript,
  toSpend,
} as const
