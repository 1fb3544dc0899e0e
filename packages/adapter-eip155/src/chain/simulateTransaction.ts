import type { BalanceChange, TransactionSimulation } from '@latchkey/core/adapter'
import type { Eip155Types } from '../types.ts'
import { parseAccounts } from '../wallets/parseAccounts.ts'
import type { ChainCall, ReadChain } from './estimateFee.ts'
import { readTransfers } from './readTransfers.ts'
import { simulateCall, simulateCalls, type SimulatedCall } from './simulateCalls.ts'

/** The address under which nodes log transfers of the native coin (`traceTransfers`). */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * Has the chain execute a transaction without sending it: with its changes of the account's balances where the node has
 * `eth_simulateV1`, elsewhere only whether it would fail.
 */
export async function simulateTransaction(
  read: ReadChain,
  call: ChainCall,
): Promise<TransactionSimulation<Eip155Types>> {
  const [simulated] = (await simulateCalls(read, [call])) ?? []
  return toSimulation(call.from, simulated ?? (await simulateCall(read, call)))
}

/** Describes the outcome of an account's call. */
export function toSimulation(account: string, simulated: SimulatedCall): TransactionSimulation<Eip155Types> {
  if (!simulated.isSuccess) {
    const { reason } = simulated
    return { status: 'failure', ...(reason !== '' && { reason }) }
  }
  return { status: 'success', ...(simulated.logs && { changes: sumChanges(account, simulated.logs) }) }
}

function sumChanges(account: string, logs: readonly unknown[]): readonly BalanceChange<Eip155Types>[] {
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
