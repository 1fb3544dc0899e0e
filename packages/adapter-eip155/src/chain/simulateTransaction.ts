import { ModalError } from '@latchkey/core/adapter'
import type { BalanceChange, TransactionSimulation } from '@latchkey/core/adapter'
import type { Eip155Types } from '../types.ts'
import { parseAccounts } from '../wallets/parseAccounts.ts'
import type { ChainCall, ReadChain } from './estimateFee.ts'
import { readTransfers } from './readTransfers.ts'
import { simulateCall, simulateCalls, type SimulatedCall } from './simulateCalls.ts'

/** The address under which nodes log transfers of the native coin (`traceTransfers`). */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * Has the chain execute a transaction without sending it, after others: with their changes of the account's balances where the node has
 * `eth_simulateV1`, elsewhere only whether it would fail.
 *
 * @throws `request.unsupported` if others come before it and the node cannot execute several
 */
export async function simulateTransaction(
  read: ReadChain,
  call: ChainCall,
  before: readonly ChainCall[] = [],
): Promise<TransactionSimulation<Eip155Types>> {
  const outcome = await execute(read, call, before)
  const answer = outcome.isSuccess && typeof outcome.answer === 'string' ? outcome.answer : '0x'
  return { ...toSimulation(call.from, outcome), ...(answer !== '0x' && { answer }) }
}

/** Has the chain execute a call, after others. */
export async function execute(
  read: ReadChain,
  call: ChainCall,
  before: readonly ChainCall[] = [],
): Promise<SimulatedCall> {
  const simulated = await simulateCalls(read, [...before, call])
  if (!simulated && before.length > 0) throw new ModalError('request.unsupported')
  return simulated ? join(simulated) : await simulateCall(read, call)
}

/** Several calls as one: the first that fails, else the last with the logs of all. */
function join(calls: readonly SimulatedCall[]): SimulatedCall {
  const logs = calls.flatMap((call) => (call.isSuccess ? (call.logs ?? []) : []))
  const last = calls.find(({ isSuccess }) => !isSuccess) ?? calls.at(-1) ?? { isSuccess: false, reason: '' }
  return last.isSuccess ? { ...last, logs } : last
}

/** Describes the outcome of an account's call. */
export function toSimulation(account: string, simulated: SimulatedCall): TransactionSimulation<Eip155Types> {
  if (!simulated.isSuccess) {
    const { reason } = simulated
    return { status: 'failure', ...(reason !== '' && { reason }) }
  }
  return { status: 'success', ...(simulated.logs && { changes: sumChanges(account, simulated.logs) }) }
}

/** Sums what logs say of the balances of an account. */
export function sumChanges(account: string, logs: readonly unknown[]): readonly BalanceChange<Eip155Types>[] {
  const own = account.toLowerCase()
  const sums = new Map<string, bigint>()
  for (const { address, from, to, value } of readTransfers(logs)) {
    const change = (to === own ? value : 0n) - (from === own ? value : 0n)
    sums.set(address, (sums.get(address) ?? 0n) + change)
  }
  return [...sums].flatMap(([address, value]) => {
    if (value === 0n) return []
    if (address === NATIVE) return [{ value }]
    const [token] = parseAccounts([address]) ?? []
    return token === undefined ? [] : [{ token, value }]
  })
}
