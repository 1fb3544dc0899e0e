import type { QueryObserverOptions } from '@tanstack/query-core'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { CaipAddress, Namespace } from '@latchkey/protocol/caip'
import { nativeBalanceCacheItem } from '../kernel/store/storedItems.ts'
import { formatUnits } from '../kernel/utils/formatUnits.ts'
import { definePlugin, type PluginContext } from '../plugin/definePlugin.ts'
import type { Modal } from '../plugin/Modal.ts'
import { BALANCE_RETRY_BLOCK, NATIVE_BALANCE_FRESH } from '../query/constants.ts'

/** A native balance. `value` is in the coin's smallest unit, as a decimal string. */
export interface NativeBalance {
  readonly value: string
  readonly decimals: number
  readonly symbol: string
}

export interface NativeBalanceParameters {
  readonly namespace: Namespace
  /** The account and its network, CAIP-10. */
  readonly caipAddress: CaipAddress
  readonly signal?: AbortSignal | undefined
}

/** Reads native balances through the adapters, and does not hammer a chain that fails. */
export interface NativeBalances {
  /** @throws `connection.required` without a connection, `balance.unavailable` when the chain fails, at once for 30 s after that. */
  get(parameters: NativeBalanceParameters): Promise<NativeBalance>
}

/** The reader of one modal. */
export const nativeBalancesPlugin = definePlugin({ id: 'nativeBalances', create: createNativeBalances })

function createNativeBalances(
  context: Pick<PluginContext<object>, 'controllers' | 'persist' | 'ports' | 'showError'>,
): NativeBalances {
  const { ports, showError } = context
  const { account, adapters, connection, network } = context.controllers
  const cache = context.persist(nativeBalanceCacheItem)
  const failures = new Map<string, { readonly at: number; readonly error: ModalError }>()

  const fetch = async ({ namespace, caipAddress, signal }: NativeBalanceParameters): Promise<NativeBalance> => {
    const [, reference, address] = caipAddress.split(':')
    const { networks } = network.store.getState()
    const found = networks.find(({ caipNetworkId }) => caipNetworkId === `${namespace}:${reference}`)
    const balance = adapters.get(namespace).features.balance
    if (address === undefined || found === undefined || balance === undefined)
      throw new ModalError('balance.unavailable')
    const { value, decimals, symbol } = await balance.getNative({ address, network: found, signal })
    return { value: value.toString(), decimals, symbol }
  }

  const put = ({ namespace, caipAddress }: NativeBalanceParameters, balance: NativeBalance): void =>
    account.update({
      namespace,
      address: caipAddress.slice(caipAddress.lastIndexOf(':') + 1),
      patch: { balance: formatUnits(balance), balanceSymbol: balance.symbol },
    })

  /** What is stale has no use any more, and would pile up. */
  const keepFresh = <entry extends { readonly at: number }>(entries: Readonly<Record<string, entry>> = {}) =>
    Object.fromEntries(Object.entries(entries).filter(([, { at }]) => ports.clock.now() - at < NATIVE_BALANCE_FRESH))

  return {
    get: async (parameters) => {
      const { namespace, caipAddress, signal } = parameters
      if (connection.store.getState().statuses[namespace] !== 'connected') throw new ModalError('connection.required')
      const failure = failures.get(caipAddress)
      if (failure && ports.clock.now() - failure.at < BALANCE_RETRY_BLOCK) throw failure.error
      const cached = cache.get()?.[caipAddress]
      if (cached && ports.clock.now() - cached.at < NATIVE_BALANCE_FRESH) {
        put(parameters, cached.value)
        return cached.value
      }
      try {
        const balance = await fetch(parameters)
        failures.delete(caipAddress)
        cache.set({ ...keepFresh(cache.get()), [caipAddress]: { value: balance, at: ports.clock.now() } })
        put(parameters, balance)
        return balance
      } catch (cause) {
        if (signal?.aborted) throw cause
        const error = new ModalError('balance.unavailable', { cause })
        failures.set(caipAddress, { at: ports.clock.now(), error })
        showError(error)
        throw error
      }
    },
  }
}

/** `TanStack Query` options for an account's native balance. */
export function getNativeBalanceOptions(
  modal: Pick<Modal, 'plugin'>,
  parameters: { readonly namespace: Namespace; readonly caipAddress: CaipAddress | undefined },
): QueryObserverOptions<NativeBalance> {
  const { namespace, caipAddress } = parameters
  return {
    queryKey: ['nativeBalance', caipAddress],
    enabled: caipAddress !== undefined,
    staleTime: NATIVE_BALANCE_FRESH,
    queryFn: ({ signal }) => {
      if (caipAddress === undefined) throw new ModalError('account.addressNotFound')
      return modal.plugin(nativeBalancesPlugin).get().get({ namespace, caipAddress, signal })
    },
  }
}
