import { FrameFailure } from '../../session/FrameFailure.ts'
import { toHex } from '../../vault/bytes.ts'
import { encodeCalls } from '../../vault/sign/eip155/encodeCalls.ts'
import type { SelfTransaction, SignRequest, SmartCall } from '../../vault/sign/SignRequest.ts'
import type { AskContext } from '../Asked.ts'
import { readPrice } from '../completeTransaction.ts'
import { toQuantity } from '../readers.ts'
import type { Account } from './readAccount.ts'
import { delegatedCode } from './readAccount.ts'
import { requireSettled } from './requireSettled.ts'

/** What an authorization adds to a transaction, in gas (EIP-7702). */
const authorizationGas = 25_000n

/** Completes calls that the visitor pays for: one transaction to oneself, in which all of them happen or none does. */
export async function completeSelfCalls(parameters: {
  readonly context: Pick<AskContext, 'ask' | 'from' | 'networkId'>
  readonly account: Pick<Account, 'code'>
  readonly calls: readonly SmartCall[]
}): Promise<Extract<SignRequest, { readonly kind: 'evmSmartCalls' }>> {
  const { account, calls, context } = parameters
  const { from, networkId } = context
  const isDelegating = account.code === 'none'
  const call = { from, to: from, data: `0x${toHex(encodeCalls(calls))}` }
  const { estimatedFee, transaction } = await completeSelfTransaction({
    context,
    extraGas: isDelegating ? authorizationGas : 0n,
    // The node has to run the code that the authorization brings.
    estimate: isDelegating ? [call, 'latest', { [from]: { code: delegatedCode } }] : [call],
  })
  const chainId = Number(networkId.split(':')[1])
  return { kind: 'evmSmartCalls', from, chainId, calls, transaction, isDelegating, estimatedFee }
}

/** Completes the transaction that takes the contract back. */
export async function completeUndelegation(
  context: Pick<AskContext, 'ask' | 'from' | 'networkId'>,
): Promise<Extract<SignRequest, { readonly kind: 'evmUndelegation' }>> {
  const { from, networkId } = context
  const { estimatedFee, transaction } = await completeSelfTransaction({
    context,
    extraGas: authorizationGas,
    estimate: [{ from, to: from }],
  })
  return { kind: 'evmUndelegation', from, chainId: Number(networkId.split(':')[1]), transaction, estimatedFee }
}

async function completeSelfTransaction(parameters: {
  readonly context: Pick<AskContext, 'ask' | 'from'>
  readonly estimate: readonly unknown[]
  readonly extraGas: bigint
}): Promise<{ readonly transaction: SelfTransaction; readonly estimatedFee: bigint }> {
  const { context, estimate: asked, extraGas } = parameters
  const [nonce, estimated, { base, tip }] = await Promise.all([
    requireSettled(context),
    context.ask('eth_estimateGas', asked).then((answer) => toQuantity(answer, 'the gas of the chain')),
    readPrice(context.ask),
  ])
  if (base === undefined)
    throw new FrameFailure('rpc.failed', 'This network has no base fee, and so no smart accounts. Nothing was signed.')
  const estimate = estimated + extraGas
  return {
    transaction: {
      nonce,
      gas: (estimate * 5n) / 4n,
      fee: { maxFeePerGas: base * 2n + tip, maxPriorityFeePerGas: tip },
    },
    estimatedFee: estimate * (base + tip),
  }
}
