import type { TransferSimulation } from '@latchkey/core/adapter'
import type { Eip155Address, Eip155Types } from '../types.ts'
import type { ReadChain } from './estimateFee.ts'
import { readTransfers } from './readTransfers.ts'
import { toBalanceCall } from './readTokenBalance.ts'
import { simulateCall, simulateCalls, type SimulatedCall } from './simulateCalls.ts'
import { execute, toSimulation } from './simulateTransaction.ts'
import { toRecipient } from './toRecipient.ts'
import { toTransferCall } from './toTransferCall.ts'

/** What a balance may cost, so that one that never ends leaves the transfer its gas. Tokens behind two proxies take a tenth. */
const BALANCE_GAS = '0x7a120'

/**
 * Has the chain execute a transfer without sending it. What the receiver gets is read from the balances before and after, because a
 * log may say anything, and from the logs only if there is no balance.
 *
 * @throws `address.invalid`, `options.invalid`
 */
export async function simulateTransfer(
  read: ReadChain,
  transfer: {
    readonly from: Eip155Address
    readonly to: string
    readonly amount: bigint
    readonly token?: string | undefined
  },
): Promise<TransferSimulation<Eip155Types>> {
  const { from, amount } = transfer
  const call = { from, ...toTransferCall(transfer) }
  if (transfer.token === undefined) {
    const outcome = toSimulation(from, await execute(read, call))
    // The chain itself moves the native coin, so all of it arrives.
    return outcome.status === 'success' ? { ...outcome, arrives: amount } : outcome
  }
  const [to, token] = [toRecipient(transfer.to), toRecipient(transfer.token)]
  const balance = { from, gas: BALANCE_GAS, ...toBalanceCall({ token, address: to }) } as const
  const [before, moved, after] = (await simulateCalls(read, [balance, call, balance])) ?? []
  if (!before || !moved || !after) {
    const alone = await simulateCall(read, call)
    // A call to an address without code succeeds. A token may answer with nothing too.
    const isEmpty = alone.isSuccess && alone.answer === '0x' && (await read('eth_getCode', [token, 'latest'])) === '0x'
    return isEmpty ? nothing : toSimulation(from, alone)
  }
  const outcome = toSimulation(from, moved)
  if (outcome.status === 'failure') return outcome
  const arrives = readArrival({ before, moved, after, to, token, isSelf: from.toLowerCase() === to.toLowerCase() })
  if (arrives === undefined) return outcome
  return arrives === 0n && amount > 0n ? nothing : { ...outcome, arrives }
}

const nothing: TransferSimulation<Eip155Types> = { status: 'failure', reason: 'Nothing would arrive at the receiver' }

function readArrival(parts: {
  readonly before: SimulatedCall
  readonly moved: SimulatedCall
  readonly after: SimulatedCall
  readonly to: string
  readonly token: string
  readonly isSelf: boolean
}): bigint | undefined {
  const { before, moved, after, to, token, isSelf } = parts
  const [had, has] = [toBalance(before), toBalance(after)]
  if (!isSelf && had !== undefined && has !== undefined) return has > had ? has - had : 0n
  const transfers = readTransfers((moved.isSuccess && moved.logs) || []).filter(
    (each) => each.address === token.toLowerCase() && each.to === to.toLowerCase(),
  )
  // A transfer to the account itself changes no balance, and some tokens do not log it.
  return isSelf && transfers.length === 0 ? undefined : transfers.reduce((sum, { value }) => sum + value, 0n)
}

function toBalance(call: SimulatedCall): bigint | undefined {
  if (!call.isSuccess || typeof call.answer !== 'string') return undefined
  return /^0x[\da-f]{64}/i.test(call.answer) ? BigInt(call.answer.slice(0, 66)) : undefined
}
