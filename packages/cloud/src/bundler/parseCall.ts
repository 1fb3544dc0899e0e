import { isHex } from '@latchkey/protocol/atoms'
import { smartAccountContracts, type UserOperation, userOperationSchema } from '@latchkey/protocol/embedded'
import { type BaseIssue, getDotPath, type GenericSchema, partial, safeParse, string, tuple } from 'valibot'
import { OperationRefusal } from './OperationRefusal.ts'

/** An operation of which costs and signature may be missing, as in estimates. */
const draftSchema = partial(userOperationSchema, [
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'signature',
])

/** A signature of the usual length, for estimates without one. */
const sampleSignature = `0x${'ff'.repeat(64)}1c`

/** Reads the parameters of `eth_sendUserOperation`. */
export function parseSend(params: unknown): UserOperation {
  return checkEntryPoint(parse(userOperationSchema, params))
}

/** Reads the parameters of `eth_estimateUserOperationGas`. Without fees, the operation counts as one that pays nothing. */
export function parseEstimate(params: unknown): UserOperation {
  const draft = checkEntryPoint(parse(draftSchema, params))
  return {
    ...draft,
    callGasLimit: draft.callGasLimit ?? '0x0',
    verificationGasLimit: draft.verificationGasLimit ?? '0x0',
    preVerificationGas: draft.preVerificationGas ?? '0x0',
    maxFeePerGas: draft.maxFeePerGas ?? '0x0',
    maxPriorityFeePerGas: draft.maxPriorityFeePerGas ?? '0x0',
    signature: draft.signature ?? sampleSignature,
  }
}

/** Reads the parameters of a call that names an operation by its hash. */
export function parseHash(params: unknown): `0x${string}` {
  const parsed = safeParse(tuple([string()]), params)
  const hash = parsed.success ? parsed.output[0].toLowerCase() : ''
  if (!isHex(hash) || hash.length !== 66)
    throw new OperationRefusal('invalid', 'The call takes one parameter: the hash of an operation, 32 bytes in hex.')
  return hash
}

function parse<value>(schema: GenericSchema<unknown, value>, params: unknown): readonly [value, string] {
  if (!Array.isArray(params) || params.length < 2)
    throw new OperationRefusal(
      'invalid',
      'The call takes two parameters: an operation, and the address of the entry point.',
    )
  const [operation, entryPoint]: readonly unknown[] = params
  const parsed = safeParse(schema, operation)
  if (!parsed.success) throw new OperationRefusal('invalid', describe(parsed.issues[0]))
  return [parsed.output, typeof entryPoint === 'string' ? entryPoint : '']
}

function checkEntryPoint<value>([operation, entryPoint]: readonly [value, string]): value {
  if (entryPoint.toLowerCase() !== smartAccountContracts.entryPoint.toLowerCase())
    throw new OperationRefusal(
      'invalid',
      `This bundler supports the entry point ${smartAccountContracts.entryPoint} (0.8) only.`,
    )
  return operation
}

function describe(issue: BaseIssue<unknown>): string {
  const path = getDotPath(issue)
  if (path === 'factory' || path === 'factoryData')
    return `${path}: this bundler deploys no accounts. Use factory 0x7702 with factoryData 0x (EIP-7702), or neither.`
  return `${path ?? 'The operation'}: is missing or malformed. Quantities are hexadecimal without leading zeros.`
}
