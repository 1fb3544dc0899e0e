import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { smartAccountContracts, type UserOperationCost, type UserOperationIntent } from '@latchkey/protocol/embedded'
import type { SiwxRpc } from '@latchkey/siwx/verify'
import { object, optional, pipe, regex, safeParse, string } from 'valibot'
import { numberToHex } from 'viem'
import { CloudError } from '../../../CloudError.ts'
import type { Estimate } from '../../../bundler/Bundler.ts'
import type { PaymasterCaller, PaymasterEndpoint } from './createPaymasterCaller.ts'
import { type PaymasterFields, readPaymasterAnswer } from './paymasterAnswer.ts'
import { toOperationHash } from './toOperationHash.ts'

/** A signature with the form of a real one, which bundlers accept to estimate. */
const dummySignature = `0x${'ff'.repeat(15)}f${'0'.repeat(33)}7${'a'.repeat(63)}1c`

const quantitySchema = pipe(string(), regex(/^0x[\da-fA-F]{1,16}$/))
const estimateSchema = object({
  callGasLimit: quantitySchema,
  verificationGasLimit: quantitySchema,
  preVerificationGas: quantitySchema,
  paymasterVerificationGasLimit: optional(quantitySchema),
  paymasterPostOpGasLimit: optional(quantitySchema),
})

/** The most gas of a signature's check: that of one key takes some 100,000. */
const verificationAtMost = 500_000n

/**
 * Estimates an operation that a paymaster pays for (ERC-7677), with the chain's upstream bundler: first with the paymaster's stub, then
 * for good.
 *
 * @param parameters.bundler sends JSON-RPC to the bundler.
 * @param parameters.chain sends JSON-RPC to the chain.
 * @param parameters.fees in wei per unit of gas.
 */
export async function estimateWithPaymaster(parameters: {
  readonly chainId: CaipNetworkId
  readonly operation: UserOperationIntent
  readonly endpoint: PaymasterEndpoint
  /** What the page tells the paymaster. */
  readonly paymasterContext: Readonly<Record<string, unknown>>
  readonly fees: { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  readonly call: PaymasterCaller
  readonly bundler: SiwxRpc
  readonly chain: SiwxRpc
  readonly signal?: AbortSignal | undefined
}): Promise<Estimate> {
  const { bundler, call, chain, chainId, endpoint, fees, operation, paymasterContext, signal } = parameters
  const { sender } = operation
  const reference = numberToHex(BigInt(chainId.slice('eip155:'.length)))
  const unpaid = {
    ...operation,
    callGasLimit: '0x0',
    verificationGasLimit: '0x0',
    preVerificationGas: '0x0',
    maxFeePerGas: numberToHex(fees.maxFeePerGas),
    maxPriorityFeePerGas: numberToHex(fees.maxPriorityFeePerGas),
  }
  const ask = async (
    method: 'pm_getPaymasterStubData' | 'pm_getPaymasterData',
    asked: object,
  ): Promise<PaymasterFields | undefined> => {
    const params = [asked, smartAccountContracts.entryPoint, reference, paymasterContext]
    return readPaymasterAnswer({ answer: await call({ endpoint, method, params, signal }), sender })
  }
  const stub = await ask('pm_getPaymasterStubData', unpaid)
  if (stub === undefined) return { kind: 'unavailable' }

  const estimated = await estimateGas({
    bundler,
    chainId,
    operation: {
      ...unpaid,
      ...toCost(stub),
      signature: dummySignature,
      ...(operation.factory !== undefined && {
        eip7702Auth: await createDummyAuthorization({ chain, chainId, sender, reference, signal }),
      }),
    },
    signal,
  })
  if ('kind' in estimated) return estimated
  const gas = {
    callGasLimit: estimated.callGasLimit,
    verificationGasLimit: estimated.verificationGasLimit,
    preVerificationGas: estimated.preVerificationGas,
    maxFeePerGas: unpaid.maxFeePerGas,
    maxPriorityFeePerGas: unpaid.maxPriorityFeePerGas,
  }
  if (BigInt(gas.verificationGasLimit) > verificationAtMost) return { kind: 'unavailable' }
  const drafted: PaymasterFields = {
    ...stub,
    paymasterVerificationGasLimit:
      stub.paymasterVerificationGasLimit ?? toLimit(estimated.paymasterVerificationGasLimit),
    paymasterPostOpGasLimit: stub.paymasterPostOpGasLimit ?? toLimit(estimated.paymasterPostOpGasLimit) ?? 0n,
  }
  const final = stub.isFinal ? drafted : await ask('pm_getPaymasterData', { ...operation, ...gas, ...toCost(drafted) })
  // It has signed for what it was asked: another address or other gas would be another operation.
  if (final === undefined || final.paymaster !== stub.paymaster) return { kind: 'unavailable' }
  const complete: PaymasterFields = {
    ...final,
    paymasterVerificationGasLimit: final.paymasterVerificationGasLimit ?? drafted.paymasterVerificationGasLimit,
    paymasterPostOpGasLimit: final.paymasterPostOpGasLimit ?? drafted.paymasterPostOpGasLimit,
  }
  if (complete.paymasterVerificationGasLimit === undefined) return { kind: 'unavailable' }
  const cost: UserOperationCost = { ...toQuantities(gas), ...toCost(complete) }
  return { kind: 'estimated', cost, operationHash: toOperationHash({ chainId, operation, cost }) }
}

function toCost(fields: PaymasterFields) {
  const { paymaster, paymasterData, paymasterPostOpGasLimit, paymasterVerificationGasLimit } = fields
  return {
    paymaster,
    paymasterData,
    ...(paymasterVerificationGasLimit !== undefined && {
      paymasterVerificationGasLimit: numberToHex(paymasterVerificationGasLimit),
    }),
    ...(paymasterPostOpGasLimit !== undefined && { paymasterPostOpGasLimit: numberToHex(paymasterPostOpGasLimit) }),
  }
}

function toLimit(text: string | undefined): bigint | undefined {
  return text === undefined ? undefined : BigInt(text)
}

/** Writes each number as JSON-RPC wants it, without leading zeros. */
function toQuantities<const names extends string>(fields: { readonly [name in names]: string }): {
  readonly [name in names]: string
} {
  const entries = Object.entries<string>(fields).map(([name, text]) => [name, numberToHex(BigInt(text))])
  // The names are those of the fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return Object.fromEntries(entries) as { readonly [name in names]: string }
}

async function estimateGas(parameters: {
  readonly bundler: SiwxRpc
  readonly chainId: CaipNetworkId
  readonly operation: object
  readonly signal: AbortSignal | undefined
}) {
  const { bundler, chainId, operation, signal } = parameters
  try {
    const answer = await bundler({
      chainId,
      method: 'eth_estimateUserOperationGas',
      params: [operation, smartAccountContracts.entryPoint],
      signal,
    })
    const parsed = safeParse(estimateSchema, answer)
    return parsed.success ? parsed.output : ({ kind: 'unavailable' } as const)
  } catch (error) {
    signal?.throwIfAborted()
    const isOfBundler = error instanceof Error && !(error instanceof CloudError) && 'code' in error
    // ERC-7769: the calls have failed.
    if (isOfBundler && (error.code === -32_521 || error.code === 3))
      return { kind: 'reverts', reason: error.message } as const
    return { kind: 'unavailable' } as const
  }
}

/** An authorization with the form of a real one: the real one is signed only once the visitor has seen what it costs. */
async function createDummyAuthorization(parameters: {
  readonly chain: SiwxRpc
  readonly chainId: CaipNetworkId
  readonly sender: string
  readonly reference: string
  readonly signal: AbortSignal | undefined
}) {
  const { chain, chainId, reference, sender, signal } = parameters
  const nonce = await chain({ chainId, method: 'eth_getTransactionCount', params: [sender, 'latest'], signal })
  return {
    chainId: reference,
    address: smartAccountContracts.implementation,
    nonce: typeof nonce === 'string' ? nonce : '0x0',
    yParity: '0x1',
    r: `0x${'f'.repeat(31)}${'0'.repeat(33)}`,
    s: `0x7${'a'.repeat(63)}`,
  }
}
