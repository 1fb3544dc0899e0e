import { isPlainObject, ModalError } from '@latchkey/core/adapter'
import type { AtomicSupport, CallsStatus, WalletCapabilities } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import { toChainId } from '../chain/toChainId.ts'
import type { Eip155Features } from '../types.ts'
import { findCallsFault } from '../wallets/findCallsFault.ts'
import type { GetClient } from './types.ts'

/** How many receipts of a batch are read. */
const MAX_RECEIPTS = 1_000

/** Creates batches of calls (EIP-5792). */
export function createCalls(getClient: GetClient): Eip155Features['calls'] {
  return {
    getCapabilities: async ({ networkIds, ...call }) => {
      const { connection, request } = await getClient('calls', call)
      const chainIds = networkIds?.map((networkId) => numberToHex(Number(networkId.split(':')[1])))
      const params = [connection.activeAddress, ...(chainIds ? [chainIds] : [])]
      return parseCapabilities(await request('wallet_getCapabilities', params))
    },
    send: async ({ calls, id: ownId, atomicRequired = false, capabilities, ...call }) => {
      const { connection, chainId, request } = await getClient('calls', call)
      const payload = {
        version: '2.0.0',
        from: connection.activeAddress,
        chainId,
        atomicRequired,
        ...(ownId !== undefined && { id: ownId }),
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
      const answer = await request('wallet_sendCalls', [payload])
      // The first version of the method answered with the bare id.
      const id: unknown = isPlainObject(answer) ? answer['id'] : answer
      if (typeof id === 'string' && id !== '' && id.length <= 8_194) return { id }
      throw new ModalError('wallet.invalidResponse', { details: 'The id of a batch was expected' })
    },
    getStatus: async ({ id, ...call }) => {
      const { request } = await getClient('calls', call)
      return parseStatus(await request('wallet_getCallsStatus', [id]))
    },
    show: async ({ id, ...call }) => {
      const { request } = await getClient('calls', call)
      await request('wallet_showCallsStatus', [id])
    },
  }
}

/**
 * Parses capabilities by CAIP-2 id. Those for every chain have the key `eip155:0`, as `0x0` in the standard; they also
 * apply to atomic batches on a chain without an answer of its own.
 */
function parseCapabilities(answer: unknown): WalletCapabilities {
  if (!isPlainObject(answer)) throw new ModalError('wallet.invalidResponse', { details: 'Capabilities were expected' })
  const everywhere = readAtomic(answer['0x0'])
  const capabilities: Record<string, WalletCapabilities[string]> = {}
  for (const [key, value] of Object.entries(answer)) {
    const chainId = key === '0x0' ? 0 : toChainId(key)
    if (chainId === undefined || !isPlainObject(value)) continue
    capabilities[`eip155:${chainId}`] = { ...value, atomic: readAtomic(value) ?? everywhere ?? 'unsupported' }
  }
  return capabilities
}

function readAtomic(capabilities: unknown): AtomicSupport | undefined {
  const { atomic, atomicBatch } = isPlainObject(capabilities) ? capabilities : {}
  const status = isPlainObject(atomic) ? atomic['status'] : undefined
  if (status === 'supported' || status === 'ready' || status === 'unsupported') return status
  // The first version of the method answered with this.
  return isPlainObject(atomicBatch) && atomicBatch['supported'] === true ? 'supported' : undefined
}

/** The codes of EIP-5792: 1xx pending, 2xx confirmed, 6xx reverted in part; all others failed as a whole. */
function parseStatus(answer: unknown): CallsStatus {
  const { atomic, status, receipts } = isPlainObject(answer) ? answer : {}
  const list: readonly unknown[] = Array.isArray(receipts) ? receipts.slice(0, MAX_RECEIPTS) : []
  const transactionIds = list
    .map((receipt) => (isPlainObject(receipt) ? receipt['transactionHash'] : undefined))
    .filter((hash) => typeof hash === 'string')
  // The first version of the method answered with words.
  if (status === 'PENDING') return { status: 'pending', statusCode: 100, transactionIds }
  if (status === 'CONFIRMED') {
    const isReverted = list.some((receipt) => isPlainObject(receipt) && receipt['status'] === '0x0')
    return { ...(isReverted ? legacyReverted : legacyConfirmed), transactionIds }
  }
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 100 || status > 999)
    throw new ModalError('wallet.invalidResponse', { details: 'The status of a batch was expected' })
  return {
    status: statuses[Math.floor(status / 100)] ?? 'failure',
    statusCode: status,
    transactionIds,
    ...(typeof atomic === 'boolean' && { isAtomic: atomic }),
  }
}

/** The words of the first version as the codes of the final one. Its receipts say whether the batch was reverted. */
const legacyConfirmed = { status: 'success', statusCode: 200 } as const
const legacyReverted = { status: 'failure', statusCode: 500 } as const

/** What the first digit of a code means. */
const statuses: Readonly<Record<number, CallsStatus['status']>> = { 1: 'pending', 2: 'success', 6: 'partial' }
