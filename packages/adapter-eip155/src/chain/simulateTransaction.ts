import { isModalError, isPlainObject, toName } from '@latchkey/core/adapter'
import type { BalanceChange, TransactionSimulation } from '@latchkey/core/adapter'
import type { Eip155Types } from '../types.ts'
import type { ChainCall, ReadChain } from './estimateFee.ts'
import { hasAnswered } from './hasAnswered.ts'
import { parseText } from './parseText.ts'
import { parseAccounts } from '../wallets/parseAccounts.ts'

/** The hash of `Transfer(address,address,uint256)` (ERC-20). */
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** The address under which nodes log transfers of the native coin (`traceTransfers`). */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** `transfer`, `transferFrom` and `approve` of ERC-20, which some tokens answer with false instead of reverting. */
const tellingSelectors = ['0xa9059cbb', '0x23b872dd', '0x095ea7b3']

/** The first four bytes of the hash of `Error(string)`. */
const ERROR_SELECTOR = '0x08c379a0'

/** How many logs of a simulation are read. */
const MAX_LOGS = 1_000

/**
 * Has the chain execute a transaction without sending it: with its changes of the account's balances where the node has
 * `eth_simulateV1`, elsewhere only whether it would fail.
 */
export async function simulateTransaction(
  read: ReadChain,
  call: ChainCall,
): Promise<TransactionSimulation<Eip155Types>> {
  const block = { blockStateCalls: [{ calls: [call] }], traceTransfers: true }
  const answer = await read('eth_simulateV1', [block, 'latest']).catch((error: unknown) => {
    if (!hasAnswered(error)) throw error
    return undefined
  })
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined
  const results: unknown = isPlainObject(first) ? first['calls'] : undefined
  const result: unknown = Array.isArray(results) ? results[0] : undefined
  if (!isPlainObject(result)) return callOnly(read, call)
  const { status, error, returnData, logs } = result
  if (status !== '0x1') {
    const data: unknown = isPlainObject(error) ? error['data'] : undefined
    const message = isPlainObject(error) ? error['message'] : undefined
    return fail(readReason(returnData) || readReason(data) || toName(message))
  }
  if (isRefusal(call, returnData)) return fail('The token refuses the transfer')
  return { status: 'success', changes: sumChanges(call.from, Array.isArray(logs) ? logs.slice(0, MAX_LOGS) : []) }
}

async function callOnly(read: ReadChain, call: ChainCall): Promise<TransactionSimulation<Eip155Types>> {
  try {
    const answer = await read('eth_call', [call, 'latest'])
    return isRefusal(call, answer) ? fail('The token refuses the transfer') : { status: 'success' }
  } catch (error) {
    if (!isModalError(error) || !hasAnswered(error)) throw error
    return fail(toName(error.details))
  }
}

function fail(reason: string): TransactionSimulation<Eip155Types> {
  return { status: 'failure', ...(reason !== '' && { reason }) }
}

/** Whether a token answered with false, which means that nothing moves. */
function isRefusal({ data = '0x' }: ChainCall, answer: unknown): boolean {
  return tellingSelectors.includes(data.slice(0, 10).toLowerCase()) && answer === `0x${'0'.repeat(64)}`
}

/** Reads the reason of a revert, which most contracts give as a text. */
function readReason(data: unknown): string {
  return typeof data === 'string' && data.startsWith(ERROR_SELECTOR) ? parseText(`0x${data.slice(10)}`) : ''
}

function sumChanges(account: string, logs: readonly unknown[]): readonly BalanceChange<Eip155Types>[] {
  const sums = new Map<string, bigint>()
  for (const log of logs) {
    const { address, topics, data } = isPlainObject(log) ? log : {}
    const list: readonly unknown[] = Array.isArray(topics) ? topics : []
    // An NFT (ERC-721) has its id as the fourth topic.
    if (typeof address !== 'string' || list.length !== 3 || list[0] !== TRANSFER_TOPIC) continue
    if (typeof data !== 'string' || !/^0x[\da-f]{64}$/i.test(data)) continue
    const [from, to] = [list[1], list[2]].map((topic) => typeof topic === 'string' && `0x${topic.slice(-40)}`)
    const value = BigInt(data)
    const change = (to === account.toLowerCase() ? value : 0n) - (from === account.toLowerCase() ? value : 0n)
    const key = address.toLowerCase()
    sums.set(key, (sums.get(key) ?? 0n) + change)
  }
  return [...sums].flatMap(([address, value]) => {
    if (value === 0n) return []
    if (address === NATIVE) return [{ value }]
    const [token] = parseAccounts([address]) ?? []
    return token === undefined ? [] : [{ token, value }]
  })
}
