import type { CaipAddress, Namespace } from '@latchkey/protocol/caip'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { nativeBalanceCacheItem } from '../kernel/store/lazyStoredItems.ts'
import { selectConnectionStatus } from '../connect/connectionState.ts'
import { selectNetwork } from '../network/networkState.ts'
import { defineQuery, type QueryReader } from '../query/defineQuery.ts'
import { BALANCE_FRESH, BALANCE_RETRY_BLOCK } from './constants.ts'

/** A native balance. */
export interface NativeBalance {
  /** In the coin's smallest unit, as a decimal string. */
  readonly value: string
  /** The exponent between the coin and its smallest unit: 18 for ether. */
  readonly decimals: number
  readonly symbol: string
}

/** Whose native balance, on which network. */
export interface NativeBalanceParameters {
  readonly namespace: Namespace
  /** CAIP-10: the account and its network. `undefined` while nothing is connected. */
  readonly caipAddress: CaipAddress | undefined
}

/**
 * The native balance of an account, read through the adapter of its namespace and fresh for 30 s. After a failure the same
 * error returns for 30 s without a request.
 *
 * Fails with `connection.required` without a connection, and with `balance.unavailable` when the chain cannot be read.
 *
 * @example
 * ```ts
 * const { value, symbol } = await nativeBalanceQuery.read(modal, { namespace: 'eip155', caipAddress })
 * ```
 */
export const nativeBalanceQuery: QueryReader<NativeBalanceParameters, NativeBalance> = /*#__PURE__*/ defineQuery({
  name: 'nativeBalance',
  key: ({ caipAddress }: NativeBalanceParameters) => caipAddress && [caipAddress],
  staleTime: BALANCE_FRESH,
  retryBlock: BALANCE_RETRY_BLOCK,
  failure: 'balance.unavailable',
  persist: nativeBalanceCacheItem,
  refetchOnFocus: true,
  fetch: async ({ adapters, connection, network }, { namespace, caipAddress, signal }) => {
    if (selectConnectionStatus(connection.store.getState(), namespace) !== 'connected')
      throw new ModalError('connection.required')
    const [, reference, address] = caipAddress?.split(':') ?? []
    const known = selectNetwork(network.store.getState(), `${namespace}:${reference}`)
    const { balance } = adapters.get(namespace).features
    if (address === undefined || known === undefined || balance === undefined)
      throw new ModalError('balance.unavailable')
    const { value, decimals, symbol } = await balance.getNative({ address, network: known, signal })
    return { value: value.toString(), decimals, symbol }
  },
})
