import { isPlainObject, ModalError } from '@latchkey/core/adapter'
import type { CallsStatus, WalletCapabilities } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import { toChainId } from '../engine/toChainId.ts'
import type { Eip155Features } from '../types.ts'
import { findCallsFault } from '../utils/findCallsFault.ts'
import type { GetActor } from './types.ts'

/** How many receipts of a batch are read. */
const MAX_RECEIPTS = 1_000

/** Makes batches of calls (EIP-5792). */
export function createCalls(getActor: GetActor): Eip155Features['calls'] {
  return {
    getCapabilities: async (call) => {
      const { connection, ask } = await getActor('calls', call)
      return parseCapabilities(await ask('wallet_getCapabilities', [connection.activeAddress]))
    },
    send: async ({ calls, capabilities, ...call }) => {
      const { connection, chainId, ask } = await getActor('calls', call)
      const payload = {
        version: '2.0.0',
        from: connection.activeAddress,
        chainId,
        atomicRequired: false,
        calls: calls.map(({ to, data, value }) => ({
          to,
          ...(data !== undefined && { data }),
          ...(value !== undefined && { value: numberToHex(value) }),
        })),
        ...(capabilities && { capabilities }),
      }
      const fault = findCallsFault(payload)
      if (fault) {
        const context = { option: fault.option, given: typeof fault.given, allowed: 'text that starts with 0x' }
        throw new ModalError('options.invalid', { context })
      }
      const answer = await ask('wallet_sendCalls', [payload])
      // The first version of the method answered with the bare id.
      const id: unknown = isPlainObject(answer) ? answer['id'] : answer
      if (typeof id === 'string' && id !== '' && id.length <= 8_194) return { id }
      throw new ModalError('wallet.invalidResponse', { details: 'The id of a batch was expected' })
    },
    getStatus: async ({ id, ...call }) => {
      const { ask } = await getActor('calls', call)
      return parseStatus(await ask('wallet_getCallsStatus', [id]))
    },
  }
}

/** By CAIP-2 id; what holds for every chain stands under `eip155:0`, as `0x0` does in the standard. */
function parseCapabilities(answer: unknown): WalletCapabilities {
  if (!isPlainObject(answer)) throw new ModalError('wallet.invalidResponse', { details: 'Capabilities were expected' })
  const capabilities: Record<string, Readonly<Record<string, unknown>>> = {}
  for (const [key, value] of Object.entries(answer)) {
    const chainId = key === '0x0' ? 0 : toChainId(key)
    if (chainId !== undefined && isPlainObject(value)) capabilities[`eip155:${chainId}`] = value
  }
  return capabilities
}

/** The codes of EIP-5792: 1xx pending, 2xx confirmed, all others failed in part or whole. */
function parseStatus(answer: unknown): CallsStatus {
  const { status, receipts } = isPlainObject(answer) ? answer : {}
  const list: readonly unknown[] = Array.isArray(receipts) ? receipts.slice(0, MAX_RECEIPTS) : []
  const transactionIds = list
    .map((receipt) => (isPlainObject(receipt) ? receipt['transactionHash'] : undefined))
    .filter((hash) => typeof hash === 'string')
  // The first version of the method answered with words.
  if (status === 'PENDING') return { status: 'pending', transactionIds }
  if (status === 'CONFIRMED') return { status: 'success', transactionIds }
  if (typeof status !== 'number' || status < 100 || status > 999)
    throw new ModalError('wallet.invalidResponse', { details: 'The status of a batch was expected' })
  return { status: status < 200 ? 'pending' : status < 300 ? 'success' : 'failure', transactionIds }
}
