import { computeBudgetProgram } from '../accounts/programs.ts'
import { signatureFee } from '../constants.ts'
import type { DecodedMessage } from './DecodedTransaction.ts'

/** A transaction's requests to the Compute Budget program. */
export interface ComputeRequest {
  /** Compute units. */
  readonly limit: bigint
  /** Micro-lamports per compute unit. */
  readonly price: bigint
}

const maximumLimit = 1_400_000n
const limitOfInstruction = 200_000n
const limitOfBuiltin = 3_000n

/** Programs built into the validator, whose instructions have a lower default limit. */
const builtins = new Set<string>([
  computeBudgetProgram,
  '11111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoader1111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
  'LoaderV411111111111111111111111111111111111',
])

/** Returns a transaction's fee in lamports: for its signatures, and for priority. */
export function computeFee(decoded: DecodedMessage): bigint {
  const { limit, price } = readComputeRequest(decoded)
  return signatureFee * BigInt(decoded.header.numRequiredSignatures) + (limit * price + 999_999n) / 1_000_000n
}

/** Returns a transaction's compute limit and priority fee. */
export function readComputeRequest({ instructions, staticKeys }: DecodedMessage): ComputeRequest {
  let limit: bigint | undefined
  let price = 0n
  let standard = 0n
  for (const { data, programIdIndex } of instructions) {
    const program = staticKeys[programIdIndex]
    standard += program !== undefined && builtins.has(program) ? limitOfBuiltin : limitOfInstruction
    if (program !== computeBudgetProgram) continue
    const view = Buffer.from(data)
    if (view[0] === 2 && view.length >= 5) limit = BigInt(view.readUInt32LE(1))
    if (view[0] === 3 && view.length >= 9) price = view.readBigUInt64LE(1)
  }
  const units = limit ?? standard
  return { limit: units < maximumLimit ? units : maximumLimit, price }
}
