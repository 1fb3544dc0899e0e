import { assertSigned } from './assertSigned.ts'
import { getTransactionId } from './getTransactionId.ts'
import { insertSignature } from './insertSignature.ts'
import { prepareTransaction } from './prepareTransaction.ts'
import { prepareTransfer } from './prepareTransfer.ts'
import { replaceBlockhash } from './replaceBlockhash.ts'
import { toTransactionBytes } from './toTransactionBytes.ts'

/** The code that builds and reads transactions with Solana Kit, for one `import()`. */
export const transactions = {
  assertSigned,
  getTransactionId,
  insertSignature,
  prepareTransaction,
  prepareTransfer,
  replaceBlockhash,
  toTransactionBytes,
} as const
