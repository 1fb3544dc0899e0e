import { ModalError } from '@latchkey/core/adapter'
import { assertSignature } from '../../wallets/assertSignature.ts'
import { decodeTransaction } from './decodeTransaction.ts'
import { getTransactionId } from './getTransactionId.ts'
import { insertSignature } from './insertSignature.ts'
import { inspectReceiver } from './inspectReceiver.ts'
import { readHoldings } from './prepareTokenTransfer.ts'
import { prepareTransaction } from './prepareTransaction.ts'
import { prepareTransfer } from './prepareTransfer.ts'
import { readFee } from './readFee.ts'
import { describeToken } from './describeToken.ts'
import { replaceBlockhash } from './replaceBlockhash.ts'
import { simulateChanges, toFailure } from './simulateChanges.ts'
import { toTransactionBytes } from './toTransactionBytes.ts'

/** The code that builds and reads transactions with Solana Kit, for one `import()`. */
export const transactions = {
  assertSigned,
  getMessage,
  getTransactionId,
  insertSignature,
  inspectReceiver,
  prepareTransaction,
  prepareTransfer,
  readFee,
  readHoldings,
  describeToken,
  replaceBlockhash,
  simulateChanges,
  toFailure,
  toTransactionBytes,
} as const

/** Returns what the signers of a transaction sign: nothing for invalid bytes. */
function getMessage(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(decodeTransaction(bytes)?.transaction.messageBytes ?? [])
}

/** Rejects a wallet's transaction unless the account has signed it. @throws `wallet.invalidResponse` */
async function assertSigned(bytes: Uint8Array, address: string): Promise<void> {
  const decoded = decodeTransaction(bytes)
  const entry = Object.entries(decoded?.transaction.signatures ?? {}).find(([signer]) => signer === address)
  const signature = entry?.[1]
  if (!decoded || !signature?.some((byte) => byte !== 0))
    throw new ModalError('wallet.invalidResponse', { details: 'A transaction that the account signed was expected' })
  const message = new Uint8Array(decoded.transaction.messageBytes)
  await assertSignature({ address, message, signature: new Uint8Array(signature) })
}
