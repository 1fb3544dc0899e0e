import { selectAccount, type Namespace } from '@latchkey/core'
import { addressLabelsPlugin, type AddressLabels } from '@latchkey/core/internal'
import { useEffect } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** What `useAddressLabels` gives. */
export interface UseAddressLabelsReturnType {
  /** The visitor's own names for addresses, by address. They are their words: show them as text only. */
  readonly labels: Readonly<Record<string, string>>
  /** Names an address, or takes its name away. It is kept in this browser and nowhere else. */
  readonly setLabel: (parameters: { readonly address: string; readonly label: string | undefined }) => void
}

/**
 * The visitor's own names for addresses, of the active namespace or of a named one. Visitors name their accounts in the modal's
 * list of wallets (`ProfileWallets`), too.
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
  const modal = useModalInstance()
  const { account, network } = modal.controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const labels = useSelector(account.store, (state) => selectAccount(state, namespace).addressLabels)
  // Reads them from storage, once for a modal.
  useEffect(() => void modal.plugin(addressLabelsPlugin).get(), [modal])
  const set: AddressLabels['set'] = (label) => modal.plugin(addressLabelsPlugin).get().set(label)
  return { labels, setLabel: ({ address, label }) => set({ namespace, address, label }) }
}
