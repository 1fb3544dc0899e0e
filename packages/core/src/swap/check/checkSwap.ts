import { isSameAddress } from '../../kernel/utils/isSameAddress.ts'
import { COIN_ADDRESS } from '../constants.ts'
import { createAltered } from './createAltered.ts'
import type { DecodedSwap } from './DecodedSwap.ts'
import { decodeExchange } from './decodeExchange.ts'
import { decodeKyberSwap } from './decodeKyberSwap.ts'
import { decodeOneInch } from './decodeOneInch.ts'
import type { SwapCall } from './SwapCall.ts'
import type { SwapContracts } from '../../options/SwapContracts.ts'
import type { SwapOrder } from './SwapOrder.ts'

/** A transaction as the cloud built it. `from` and `to` are CAIP-10 ids, `value` is in wei. */
export interface BuiltTransaction {
  readonly from: string
  readonly to: string
  readonly data: string
  readonly value: string
}

const BPS = 10_000n

/**
 * Returns the call for the wallet if a transaction does what the visitor has reviewed and nothing else: pays the amount of the paid
 * token from the account, and brings at least the shown amount minus slippage of the bought token to the same account, through the
 * given contracts. The cloud that built it is not trusted: a genuine router pays the receiver that its calldata names.
 *
 * @throws `swap.altered`; `details` names the first difference
 */
export function checkSwap(
  transaction: BuiltTransaction,
  parameters: { readonly order: SwapOrder; readonly contracts: SwapContracts },
): SwapCall {
  const { order, contracts } = parameters
  const { networkId, account } = order
  const demand = (isTrue: boolean, name: string): void => {
    if (!isTrue) throw createAltered(name)
  }
  const isThere = (id: string, address: string): boolean =>
    id.startsWith(`${networkId}:`) && isSameAddress({ address: id.slice(networkId.length + 1), other: address })
  demand(contracts.networkId === networkId, 'the network of the contracts')
  demand(isThere(transaction.from, account), 'the account that pays')
  demand(isThere(transaction.to, contracts.router), 'the contract')
  const value = BigInt(transaction.value)
  demand(value === (order.from === null ? order.amount : 0n), 'the coins that are paid')
  const swap = decode(contracts, { data: transaction.data, value })
  demand(isSameAddress({ address: swap.from, other: order.from ?? COIN_ADDRESS }), 'the paid token')
  demand(swap.amount === order.amount, 'the amount')
  demand(isSameAddress({ address: swap.to, other: order.to ?? COIN_ADDRESS }), 'the bought token')
  demand(isSameAddress({ address: swap.receiver, other: account }), 'the receiver')
  // Rounded down, as contracts round.
  const least = (order.shown * (BPS - BigInt(order.slippageBps))) / BPS
  demand(swap.minimum >= least && swap.minimum > 0n, 'the minimum')
  demand(swap.deadline === undefined || swap.deadline <= BigInt(order.latestDeadline), 'the deadline')
  // Only these fields: the gas that the cloud names is ignored.
  return { to: contracts.router, data: transaction.data, value }
}

function decode(
  { provider }: Pick<SwapContracts, 'provider'>,
  { data, value }: { readonly data: string; readonly value: bigint },
): DecodedSwap {
  const digits = data.toLowerCase()
  const call = { selector: digits.slice(2, 10), digits: digits.slice(10), value }
  if (!digits.startsWith('0x')) throw createAltered('It is not hexadecimal')
  if (provider === 'kyberswap') return decodeKyberSwap(call)
  return provider === '1inch' ? decodeOneInch(call) : decodeExchange(call)
}
