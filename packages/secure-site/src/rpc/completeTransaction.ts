import { FrameFailure } from '../session/FrameFailure.ts'
import type { EvmTransaction } from '../vault/sign/SignRequest.ts'
import type { AskContext } from './Asked.ts'
import { toFields } from '../vault/worker/toFields.ts'
import type { AskedTransaction } from './readTransaction.ts'
import { toQuantity } from './readers.ts'
import { refuseRpc } from './refuseRpc.ts'
import { toNodeCall } from './toNodeCall.ts'

/**
 * Completes a transaction from the chain: its nonce, gas and fee, and what it costs by the estimate, against which the worker holds
 * the fee. A nonce of the page is taken only if it is the next one: any other replaces a transaction that is under way, or waits.
 *
 * @param parameters.offset how many transactions of the same approval come before it.
 * @param parameters.estimateAfter estimates the gas of a call that only works after those before it.
 */
export async function completeTransaction(parameters: {
  readonly asked: AskedTransaction
  readonly context: Pick<AskContext, 'ask' | 'from'>
  readonly offset: number
  readonly estimateAfter?: (() => Promise<bigint>) | undefined
}): Promise<{ readonly transaction: EvmTransaction; readonly estimatedFee: bigint }> {
  const { asked, context, estimateAfter, offset } = parameters
  const { accessList, data, to, value } = asked
  const { ask, from } = context
  const call = toNodeCall(asked, from)
  const [pending, estimate, price] = await Promise.all([
    ask('eth_getTransactionCount', [from, 'pending']).then((answer) => toQuantity(answer, 'the nonce of the chain')),
    ask('eth_estimateGas', [call]).then(
      (answer) => toQuantity(answer, 'the gas of the chain'),
      (error: unknown) => {
        if (estimateAfter === undefined || !(error instanceof FrameFailure)) throw error
        // What the chain says of the call alone says more than that a node cannot try them together.
        return estimateAfter().catch(() => {
          throw error
        })
      },
    ),
    readPrice(ask),
  ])
  const nonce = pending + BigInt(offset)
  if (asked.nonce !== undefined && asked.nonce !== nonce) refuseRpc('a nonce that is not the next one')
  const { base, tip: usualTip } = price
  const tip = asked.tip ?? usualTip
  const fee =
    asked.fee ??
    (base === undefined
      ? { gasPrice: usualTip }
      : // Twice the base fee stays valid for six full blocks.
        { maxFeePerGas: base * 2n + tip, maxPriorityFeePerGas: tip })
  return {
    transaction: {
      nonce,
      gas: asked.gas ?? (estimate * 5n) / 4n,
      to,
      value,
      data,
      fee,
      accessList,
    },
    estimatedFee: estimate * ((base ?? 0n) + usualTip),
  }
}

/** The base fee and the usual tip. A chain without a base fee has one price. */
export async function readPrice(
  ask: AskContext['ask'],
): Promise<{ readonly base: bigint | undefined; readonly tip: bigint }> {
  const { baseFeePerGas } = toFields(await ask('eth_getBlockByNumber', ['latest', false]))
  if (typeof baseFeePerGas !== 'string')
    return { base: undefined, tip: toQuantity(await ask('eth_gasPrice', []), 'the gas price of the chain') }
  const tip = toQuantity(await ask('eth_maxPriorityFeePerGas', []), 'the tip of the chain')
  return { base: toQuantity(baseFeePerGas, 'the base fee of the chain'), tip }
}
