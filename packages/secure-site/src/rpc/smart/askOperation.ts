import type { userOperationCostSchema, UserOperation, UserOperationIntent } from '@latchkey/protocol/embedded'
import type { InferOutput } from 'valibot'
import { FrameFailure } from '../../session/FrameFailure.ts'
import { SiteRefusal } from '../../session/SiteRefusal.ts'
import { fromHex, toHex, type Bytes } from '../../vault/bytes.ts'
import { encodeCalls } from '../../vault/sign/eip155/encodeCalls.ts'
import { smartContracts } from '../../vault/sign/networks.ts'
import type { OperationTerms, SignRequest, SmartCall } from '../../vault/sign/SignRequest.ts'
import type { AskContext } from '../Asked.ts'
import { refuseRpc } from '../refuseRpc.ts'
import type { Account } from './readAccount.ts'
import { readOperationNonce } from './readOperationNonce.ts'
import { requireSettled } from './requireSettled.ts'
import type { Sponsorship } from './SmartPort.ts'

type Cost = InferOutput<typeof userOperationCostSchema>

/** An operation that the app pays for. */
export interface SponsoredOperation {
  readonly request: Extract<SignRequest, { readonly kind: 'evmOperation' }>
  readonly hash: string
  /** Of the entry point. */
  readonly nonce: bigint
  /** Renews a sponsorship that has expired while the visitor was reading. @throws FrameFailure `rpc.failed` if it is another one. */
  readonly renew: () => Promise<void>
  /**
   * Gives the signed operation to the bundler, and returns whether that is known to have it.
   *
   * @throws FrameFailure `rpc.failed` if it has refused it.
   */
  readonly send: (signed: readonly Bytes[]) => Promise<boolean>
}

/** The paymaster service that the page asks for. The server decides whether it counts, and is the one that calls it. */
export interface AskedPaymaster {
  readonly url: string | undefined
  /** What the page tells it, an object as JSON. */
  readonly context: string | undefined
}

/** Why the app does not pay. */
export type SponsorRefusal = Extract<Sponsorship, { readonly status: 'refused' }>['reason']

/** A sponsorship that ends within this time is renewed before anything is signed, in ms. */
const margin = 5_000

/** Asks whether the app pays for calls as one operation. */
export async function askOperation(parameters: {
  readonly context: Pick<AskContext, 'ask' | 'from' | 'networkId' | 'signal'>
  readonly account: Account
  readonly calls: readonly SmartCall[]
  readonly paymaster?: AskedPaymaster | undefined
}): Promise<SponsoredOperation | { readonly refusal: SponsorRefusal }> {
  const { account, calls, context, paymaster } = parameters
  const { ask, from, networkId, signal } = context
  const { port } = account
  const isDelegating = account.code === 'none'
  const [nonce, authorizationNonce] = await Promise.all([
    readOperationNonce(from, ask),
    isDelegating ? requireSettled(context) : undefined,
  ])
  const intent: UserOperationIntent = {
    sender: from,
    nonce: toQuantityText(nonce),
    ...(isDelegating ? { factory: '0x7702', factoryData: '0x' } : {}),
    callData: `0x${toHex(encodeCalls(calls))}`,
  }
  const askSponsor = async (): Promise<Sponsorship> => {
    try {
      const body = {
        chainId: networkId,
        operation: intent,
        paymasterUrl: paymaster?.url,
        paymasterContext: paymaster?.context,
      }
      return await port.sponsor(body, signal)
    } catch (error) {
      // A server that refuses to answer does not pay. One that cannot be reached could not send anything either.
      const isRefusal = error instanceof SiteRefusal && !['unreachable', 'session_required'].includes(error.code)
      if (isRefusal) return { status: 'refused', reason: 'unavailable' }
      throw error
    }
  }
  const answer = await askSponsor()
  if (answer.status === 'refused') return { refusal: answer.reason }
  const { cost, operationHash: hash } = answer
  let until = port.now() + answer.expiresIn * 1_000
  const request = {
    kind: 'evmOperation',
    from,
    chainId: Number(networkId.split(':')[1]),
    calls,
    terms: toTerms(cost, nonce),
    authorizationNonce,
    operationHash: fromHex(hash) ?? refuseRpc('an operation without a hash'),
  } as const
  return {
    request,
    hash,
    nonce,
    renew: async () => {
      if (port.now() < until - margin) return
      const again = await askSponsor()
      if (again.status === 'refused' || again.operationHash !== hash)
        throw new FrameFailure(
          'rpc.failed',
          'The app pays for a request for a short time only. Nothing was signed; start it again.',
        )
      until = port.now() + again.expiresIn * 1_000
    },
    send: async ([signature, authorization]) => {
      const { chainId } = request
      const operation: UserOperation = {
        ...intent,
        ...cost,
        signature: `0x${toHex(signature ?? new Uint8Array())}`,
        ...(authorization && authorizationNonce !== undefined
          ? { eip7702Auth: toAuthorization(authorization, { chainId, nonce: authorizationNonce }) }
          : {}),
      }
      const askBundler = (method: string, params: readonly unknown[]): Promise<unknown> =>
        port.askBundler({ networkId, method, params })
      try {
        await askBundler('eth_sendUserOperation', [operation, smartContracts.entryPoint])
        return true
      } catch (error) {
        // Without an answer it may have arrived anyway.
        if (!(error instanceof SiteRefusal)) throw error
        const found = await askBundler('eth_getUserOperationByHash', [hash]).catch(() => null)
        return typeof found === 'object' && found !== null
      }
    },
  }
}

function toTerms(cost: Cost, nonce: bigint): OperationTerms {
  const {
    paymaster,
    paymasterData = '0x',
    paymasterPostOpGasLimit = '0x0',
    paymasterVerificationGasLimit = '0x0',
  } = cost
  return {
    nonce,
    callGasLimit: BigInt(cost.callGasLimit),
    verificationGasLimit: BigInt(cost.verificationGasLimit),
    preVerificationGas: BigInt(cost.preVerificationGas),
    maxFeePerGas: BigInt(cost.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(cost.maxPriorityFeePerGas),
    paymaster:
      paymaster === undefined
        ? undefined
        : {
            address: paymaster,
            verificationGasLimit: BigInt(paymasterVerificationGasLimit),
            postOpGasLimit: BigInt(paymasterPostOpGasLimit),
            data: fromHex(paymasterData) ?? refuseRpc('a paymaster without data'),
          },
  }
}

/** From 65 bytes, as the worker signs. */
function toAuthorization(
  signed: Bytes,
  { chainId, nonce }: { readonly chainId: number; readonly nonce: bigint },
): NonNullable<UserOperation['eip7702Auth']> {
  return {
    chainId: toQuantityText(BigInt(chainId)),
    address: smartContracts.implementation,
    nonce: toQuantityText(nonce),
    yParity: signed[64] === 28 ? '0x1' : '0x0',
    r: `0x${toHex(signed.subarray(0, 32))}`,
    s: `0x${toHex(signed.subarray(32, 64))}`,
  }
}

function toQuantityText(value: bigint): string {
  return `0x${value.toString(16)}`
}
