import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { boolean, check, type InferOutput, maxLength, object, optional, pipe, regex, safeParse, string } from 'valibot'
import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'

/** The most gas that a paymaster may use for its own steps. */
const gasAtMost = 200_000n

/** The longest data of a paymaster: 2,048 bytes. */
const dataLengthAtMost = 4_098

const addressSchema = pipe(
  string(),
  check((text): boolean => isAddress(text, { strict: false })),
)
const quantitySchema = pipe(string(), regex(/^0x[\da-fA-F]{1,16}$/))
const answerSchema = object({
  result: object({
    paymaster: addressSchema,
    paymasterData: pipe(string(), maxLength(dataLengthAtMost), regex(/^0x(?:[\da-fA-F]{2})*$/)),
    paymasterVerificationGasLimit: optional(quantitySchema),
    paymasterPostOpGasLimit: optional(quantitySchema),
    isFinal: optional(boolean()),
  }),
})

/** What a paymaster adds to an operation (ERC-7677, entry point 0.7 and later). */
export interface PaymasterFields {
  readonly paymaster: Address
  readonly paymasterData: Hex
  readonly paymasterVerificationGasLimit: bigint | undefined
  readonly paymasterPostOpGasLimit: bigint | undefined
  readonly isFinal: boolean
}

/**
 * Reads the answer of a paymaster.
 *
 * @param parameters.sender the account, which cannot be its own paymaster.
 * @returns `undefined` for an error, and for fields that an operation must not have: too much gas or data, or an address without the form of one.
 */
export function readPaymasterAnswer(parameters: {
  readonly answer: unknown
  readonly sender: string
}): PaymasterFields | undefined {
  const parsed = safeParse(answerSchema, parameters.answer)
  if (!parsed.success) return undefined
  const { isFinal = false, paymasterData, ...fields }: InferOutput<typeof answerSchema>['result'] = parsed.output.result
  const paymaster = getAddress(fields.paymaster)
  const isForeign = [parameters.sender, smartAccountContracts.entryPoint, smartAccountContracts.implementation].every(
    (address) => address.toLowerCase() !== paymaster.toLowerCase(),
  )
  const limits = [fields.paymasterVerificationGasLimit, fields.paymasterPostOpGasLimit].map((text) =>
    text === undefined ? undefined : BigInt(text),
  )
  const [paymasterVerificationGasLimit, paymasterPostOpGasLimit] = limits
  const isCheap = limits.every((limit) => limit === undefined || limit <= gasAtMost)
  if (!isForeign || !isCheap || BigInt(paymaster) < 0x1_0000n || !isHex(paymasterData)) return undefined
  return { paymaster, paymasterData, paymasterVerificationGasLimit, paymasterPostOpGasLimit, isFinal }
}
