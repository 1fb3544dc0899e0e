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
import type { TransferSpeed } from '@latchkey/core/adapter'
import { getTransferSolInstruction } from '@solana-program/system'
import { COMMITMENT } from '../constants.ts'
import { readExpiry } from '../readExpiry.ts'
import type { Reader } from '../createReader.ts'
import { parseQuantity } from '../parseQuantity.ts'
import { encodeTransaction } from './encodeTransaction.ts'
import { prepareTokenTransfer } from './prepareTokenTransfer.ts'
import { readFee, toPriorityFee } from './readFee.ts'
import { readPriorityPrice } from './readPriorityPrice.ts'
import { simulate } from './simulate.ts'

/** A transfer that is ready for signing, and its fee. */
export interface PreparedTransfer {
  /** In the wire format. */
  readonly bytes: Uint8Array
  readonly lastValidBlockHeight: bigint
  /** In lamports: network fee, priority fee, and the rent of a new account of the receiver. */
  readonly fee: bigint
  /** The same with twice the priority fee, within its limit. */
  readonly feeAtMost: bigint
  /** The account that receives the amount: the receiver's own, or that of the token. */
  readonly destination: string
}

/** The compute limit of one transaction, with which the simulation starts. */
const MAX_COMPUTE_UNITS = 1_400_000

/** What the chain asks of an account without data, in lamports, unless it is empty. */
const RENT_EXEMPT = 890_880n

/**
 * Builds a transfer of SOL or of a token. The chain simulates it to determine its compute units and whether it succeeds. The
 * priority fee is what others pay for the same accounts, up to a limit. A transfer of all SOL takes the rest as its fee, because
 * the chain accepts no account with a few lamports.
 *
 * @throws `address.invalid`, `transaction.insufficientFunds`, `transaction.simulationFailed`, `request.failed`, and those of
 * `prepareTokenTransfer`
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
  readonly speed: TransferSpeed
  readonly signal: AbortSignal | undefined
}): Promise<PreparedTransfer> {
  const { to, amount, token, version, reader, maxPriorityFee, speed, signal } = parameters
  const from = address(parameters.from)
  const [{ instructions, rent, destination }, expiry, rest] = await Promise.all([
    token === undefined
      ? { instructions: [toNative({ from, to: address(to), amount })], rent: 0n, destination: to }
      : prepareTokenTransfer({ from, to, amount, token, reader, signal }),
    readExpiry({ reader, signal }),
    // An amount of 0 is an estimate.
    token === undefined && amount > 0n ? readRest({ from, amount, reader, signal }) : undefined,
  ])

  const build = (limit: number, price: bigint, contents = instructions): Uint8Array => {
    const lifetime = {
      blockhash: blockhash(expiry.blockhash),
      lastValidBlockHeight: expiry.lastValidBlockHeight,
    }
    const message = pipe(
      createTransactionMessage({ version }),
      (empty) => setTransactionMessageFeePayer(from, empty),
      (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
      (timed) => appendTransactionMessageInstructions(contents, timed),
      (full) => setTransactionMessageComputeUnitLimit(limit, full),
      (limited) => (price > 0n ? setTransactionMessageComputeUnitPrice(price, limited) : limited),
    )
    return encodeTransaction(compileTransaction(message))
  }

  // Without its priority fee, a transfer of all SOL would leave too little. The amount takes no compute units.
  const nothing = rest === undefined ? instructions : [toNative({ from, to: address(to), amount: 0n })]
  const whole = build(MAX_COMPUTE_UNITS, 0n, nothing)
  const limit = await simulate({ bytes: whole, reader, signal, most: MAX_COMPUTE_UNITS })
  const usual = await readPriorityPrice({
    accounts: getWritable({ from, instructions }),
    limit,
    maxFee: maxPriorityFee,
    speed,
    reader,
    signal,
  })
  const read = (price: bigint): Promise<bigint> => readFee({ bytes: build(limit, price), price, limit, reader, signal })
  const usualFee = await read(usual)
  const last = rest === undefined ? undefined : findLastPrice({ rest, usual, usualFee, limit })
  const price = last ?? usual
  const bytes = build(limit, price)
  if (rest !== undefined) await simulate({ bytes, reader, signal, most: limit })
  const fee = (price === usual ? usualFee : await read(price)) + rent
  const priority = toPriorityFee(price, limit)
  const most = priority * 2n < maxPriorityFee ? priority : maxPriorityFee - priority
  const feeAtMost = rest === undefined && most > 0n ? fee + most : fee
  return { bytes, lastValidBlockHeight: expiry.lastValidBlockHeight, fee, feeAtMost, destination }
}

/** Reads what an amount leaves, if that is less than the chain accepts. */
async function readRest(parameters: {
  readonly from: string
  readonly amount: bigint
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}): Promise<bigint | undefined> {
  const { from, amount, reader, signal } = parameters
  const balance = parseQuantity(await reader.askValue('getBalance', [from, { commitment: COMMITMENT }], signal))
  const rest = balance - amount
  return rest > 0n && rest < RENT_EXEMPT ? rest : undefined
}

/**
 * Finds the price with which the fee is exactly the rest, so that nothing is left. `undefined` if that is more than twice the
 * usual fee: then the visitor asked for something else.
 */
function findLastPrice(parameters: {
  readonly rest: bigint
  readonly usual: bigint
  readonly usualFee: bigint
  readonly limit: number
}): bigint | undefined {
  const { rest, usual, usualFee, limit } = parameters
  const target = rest - (usualFee - toPriorityFee(usual, limit))
  if (target < 0n || rest > usualFee * 2n) return undefined
  const price = (target * 1_000_000n) / BigInt(limit)
  return toPriorityFee(price, limit) === target ? price : undefined
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
