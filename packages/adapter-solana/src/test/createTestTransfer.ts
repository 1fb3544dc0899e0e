import {
  address,
  appendTransactionMessageInstruction,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { encodeTransaction } from '../chain/transactions/encodeTransaction.ts'

/** A blockhash that no chain has ever had. */
const NEVER = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

/** An unsigned transfer of SOL in the wire format, as an app might bring it. Its blockhash is unknown unless one is given. */
export function createTestTransfer(parameters: {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly version?: 'legacy' | 0 | undefined
  readonly blockhash?: string | undefined
}): Uint8Array {
  const { to, amount, version = 0 } = parameters
  const from = address(parameters.from)
  const lifetime = { blockhash: blockhash(parameters.blockhash ?? NEVER), lastValidBlockHeight: 0n }
  const transfer = getTransferSolInstruction({ source: createNoopSigner(from), destination: address(to), amount })
  const message = pipe(
    createTransactionMessage({ version }),
    (empty) => setTransactionMessageFeePayer(from, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstruction(transfer, timed),
  )
  return encodeTransaction(compileTransaction(message))
}
