import { selectAccount, type Namespace } from '@latchkey/core'
import { addressLabelsPlugin, type AddressLabels } from '@latchkey/core/internal'
import { useEffect } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useAddressLabels`. */
export interface UseAddressLabelsReturnType {
  /** The visitor's names for addresses, by address. Untrusted input: render them as text only. */
  readonly labels: Readonly<Record<string, string>>
  /** Sets or removes the name of an address. Names are stored in this browser only. */
  readonly setLabel: (parameters: { readonly address: string; readonly label: string | undefined }) => void
}

/**
 * Returns the visitor's names for addresses on the active namespace or on the given one. Visitors can also name their
 * accounts in the modal's `ProfileWallets` view.
 *
 * @example
 * ```tsx
 * function Savings({ address }: { address: string }) {
 *   const { labels, setLabel } = useAddressLabels()
 *   return <button onClick={() => setLabel({ address, label: 'Savings' })}>{labels[address] ?? address}</button>
 * }
 * ```
 */
export function useAddressLabels(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): UseAddressLabelsReturnType {
  const modal = useModalInstance('useAddressLabels')
  const { account, network } = modal.controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const labels = useSelector(account.store, (state) => selectAccount(state, namespace).addressLabels)
  // Reads them from storage, once per modal.
  useEffect(() => void modal.plugin(addressLabelsPlugin).get(), [modal])
  const set: AddressLabels['set'] = (label) => modal.plugin(addressLabelsPlugin).get().set(label)
  return { labels, setLabel: ({ address, label }) => set({ namespace, address, label }) }
}
