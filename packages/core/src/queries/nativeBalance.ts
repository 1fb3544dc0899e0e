import type { QueryObserverOptions } from '@tanstack/query-core'
import { ModalError } from '../errors/ModalError.ts'
import { selectNetwork } from '../controllers/network/state.ts'
import type { CaipAddress, Namespace } from '../types/network.ts'
import type { FeatureContext, FeatureDefinition, Modal } from '../types/modal.ts'
import { BALANCE_RETRY_BLOCK, NATIVE_BALANCE_FRESH } from './constants.ts'

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
export const nativeBalancesFeature: FeatureDefinition<NativeBalances> = {
  id: 'nativeBalances',
  create: (context) => ({ feature: createNativeBalances(context) }),
}

function createNativeBalances(context: FeatureContext): NativeBalances {
  const { account, adapters, connection, network, toasts, ports, options } = context
  const failures = new Map<string, { readonly at: number; readonly error: ModalError }>()

  const fetch = async ({ namespace, caipAddress, signal }: NativeBalanceParameters): Promise<NativeBalance> => {
    const [, reference, address] = caipAddress.split(':')
    const found = selectNetwork(network.store.getState(), `${namespace}:${reference}`)
    const balance = adapters.get(namespace).features.balance
    if (address === undefined || found === undefined || balance === undefined) throw new ModalError('balance.unavailable')
    const { value, decimals, symbol } = await balance.getNative({ address, network: found, signal })
    return { value: value.toString(), decimals, symbol }
  }

  return {
    get: async (parameters) => {
      const { namespace, caipAddress, signal } = parameters
      if (connection.store.getState().statuses[namespace] !== 'connected') throw new ModalError('connection.required')
      const failure = failures.get(caipAddress)
      if (failure && ports.clock.now() - failure.at < BALANCE_RETRY_BLOCK) throw failure.error
      const cache = options.memory.nativeBalances
      const cached = cache.get()?.[caipAddress]
      if (cached && ports.clock.now() - cached.timestamp < NATIVE_BALANCE_FRESH) return cached.balance
      try {
        const balance = await fetch(parameters)
        failures.delete(caipAddress)
        cache.set({ ...cache.get(), [caipAddress]: { balance, timestamp: ports.clock.now() } })
        account.update({
          namespace,
          address: caipAddress.slice(caipAddress.lastIndexOf(':') + 1),
          patch: { balance: formatUnits(balance), balanceSymbol: balance.symbol },
        })
        return balance
      } catch (cause) {
        if (signal?.aborted) throw cause
        const error = new ModalError('balance.unavailable', { cause })
        failures.set(caipAddress, { at: ports.clock.now(), error })
        toasts.show({ variant: 'error', code: error.code })
        throw error
      }
    },
  }
}

/** `TanStack Query` options for an account's native balance. */
export function getNativeBalanceOptions(
  modal: Pick<Modal, 'feature'>,
  parameters: { readonly namespace: Namespace; readonly caipAddress: CaipAddress | undefined },
): QueryObserverOptions<NativeBalance> {
  const { namespace, caipAddress } = parameters
  return {
    queryKey: ['nativeBalance', caipAddress],
    enabled: caipAddress !== undefined,
    staleTime: NATIVE_BALANCE_FRESH,
    queryFn: ({ signal }) => {
      if (caipAddress === undefined) throw new ModalError('account.addressNotFound')
      return modal.feature(nativeBalancesFeature).get({ namespace, caipAddress, signal })
    },
  }
}
