import {
  selectActiveConnection,
  smartAccountPlugin,
  type AccountType,
  type ErrorSummary,
  type Namespace,
} from '@latchkey/core'
import { AUTH_ID } from '@latchkey/core/internal'
import { useMemo } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useAccountType`. */
export interface UseAccountTypeReturnType {
  /** The type of the account in use; `undefined` while none is connected. */
  readonly type: AccountType | undefined
  /** Whether the type can be changed: for the embedded wallet, on a network where it can be a smart account. */
  readonly canChange: boolean
  /**
   * Changes the type of the embedded wallet's account. The address stays the same: a smart account carries out batches as a whole, and the
   * app can pay for them. The choice is kept for the next visit.
   *
   * @throws `auth.notConnected` without a login, `feature.unsupported` where the wallet cannot be a smart account, and the frame's errors
   */
  readonly setType: (type: 'eoa' | 'smartAccount') => Promise<void>
  /** The type that the account is changing to. */
  readonly pendingType: AccountType | undefined
  readonly isPending: boolean
  /** Why the last change failed. The type is the one before. */
  readonly error: ErrorSummary | undefined
}

/**
 * Returns the type of the account in use, and changes it for the embedded wallet.
 *
 * @example
 * ```tsx
 * function AccountType() {
 *   const { type, canChange, setType, isPending } = useAccountType()
 *   if (!canChange) return null
 *   const other = type === 'smartAccount' ? 'eoa' : 'smartAccount'
 *   return <button disabled={isPending} onClick={() => void setType(other).catch(() => undefined)}>Use {other}</button>
 * }
 * ```
 */
export function useAccountType(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): UseAccountTypeReturnType {
  const modal = useModalInstance('useAccountType')
  const { adapters, network } = modal.controllers
  const { load, store } = useMemo(() => modal.plugin(smartAccountPlugin), [modal])
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const { isLogin, networkId, type } = useSelector(adapters.store, (state) => {
    const active = selectActiveConnection(state, namespace)
    const account = active?.accounts.find(({ address }) => address === active.activeAddress)
    return { isLogin: active?.connectorId === AUTH_ID, networkId: active?.networkId, type: account?.type }
  })
  const isEnabled = useSelector(
    network.store,
    ({ byNamespace }) =>
      networkId !== undefined && byNamespace[namespace]?.smartAccountEnabledNetworks.includes(networkId) === true,
  )
  const { accounts, error, pending } = useSelector(store, (state) => state)
  const setType = useMemo(
    () => async (next: 'eoa' | 'smartAccount') => await (await load()).setType({ type: next }),
    [load],
  )
  return {
    type,
    canChange: isLogin && isEnabled && accounts[networkId ?? ''] !== null,
    setType,
    pendingType: pending ?? undefined,
    isPending: pending !== null,
    error: error ?? undefined,
  }
}
