import {
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Address,
  type Instruction,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { readExpiry } from '../readExpiry.ts'
import type { Reader } from '../createReader.ts'
import { encodeTransaction } from './encodeTransaction.ts'
import { prepareTokenTransfer } from './prepareTokenTransfer.ts'
import { readFee } from './readFee.ts'
import { readPriorityPrice } from './readPriorityPrice.ts'
import { simulate } from './simulate.ts'

/** A transfer that is ready for signing, and its fee. */
export interface PreparedTransfer {
  /** In the wire format. */
  readonly bytes: Uint8Array
  readonly lastValidBlockHeight: bigint
  /** In lamports: network fee, priority fee, and the rent of a new account of the receiver. */
  readonly fee: bigint
}

/** The compute limit of one transaction, with which the simulation starts. */
const MAX_COMPUTE_UNITS = 1_400_000

/**
 * Builds a transfer of SOL or of a token. The chain simulates it to determine its compute units and whether it succeeds. The
 * priority fee is what others pay for the same accounts, up to a limit.
 *
 * @throws `address.invalid`, `transaction.insufficientFunds`, `transaction.simulationFailed`, `request.failed`
 */
export async function prepareTransfer(parameters: {
  readonly from: string
  readonly to: string
  /** In the smallest unit. */
  readonly amount: bigint
  readonly token: string | undefined
  readonly version: 'legacy' | 0
  readonly reader: Reader
  /** In lamports. */
  readonly maxPriorityFee: bigint
  readonly signal: AbortSignal | undefined
}): Promise<PreparedTransfer> {
  const { to, amount, token, version, reader, maxPriorityFee, signal } = parameters
  const from = address(parameters.from)
  const [{ instructions, rent }, expiry] = await Promise.all([
    token === undefined
      ? { instructions: [toNative({ from, to: address(to), amount })], rent: 0n }
      : prepareTokenTransfer({ from, to, amount, token, reader, signal }),
    readExpiry({ reader, signal }),
  ])

  const build = (limit: number, price: bigint): Uint8Array => {
    const lifetime = {
      blockhash: blockhash(expiry.blockhash),
      lastValidBlockHeight: expiry.lastValidBlockHeight,
    }
    const message = pipe(
      createTransactionMessage({ version }),
      (empty) => setTransactionMessageFeePayer(from, empty),
      (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
      (timed) => appendTransactionMessageInstructions(instructions, timed),
      (full) => setTransactionMessageComputeUnitLimit(limit, full),
      (limited) => (price > 0n ? setTransactionMessageComputeUnitPrice(price, limited) : limited),
    )
    return encodeTransaction(compileTransaction(message))
  }

  const limit = await simulate({ bytes: build(MAX_COMPUTE_UNITS, 0n), reader, signal, most: MAX_COMPUTE_UNITS })
  const price = await readPriorityPrice({
    accounts: getWritable({ from, instructions }),
    limit,
    maxFee: maxPriorityFee,
    reader,
    signal,
  })
  const bytes = build(limit, price)
  const network = await readFee({ bytes, price, limit, reader, signal })
  return { bytes, lastValidBlockHeight: expiry.lastValidBlockHeight, fee: network + rent }
}

function toNative(transfer: { readonly from: Address; readonly to: Address; readonly amount: bigint }): Instruction {
  const { from, to, amount } = transfer
  return getTransferSolInstruction({ source: createNoopSigner(from), destination: to, amount })
}

/** The accounts that it writes to, which compete with other transactions. */
function getWritable(transfer: {
  readonly from: string
  readonly instructions: readonly Instruction[]
}): readonly string[] {
  const { from, instructions } = transfer
  const accounts = instructions.flatMap((instruction) => instruction.accounts ?? [])
  // The second bit of a role means writable.
  return [...new Set([from, ...accounts.filter(({ role }) => (role & 1) === 1).map((account) => account.address)])]
}
