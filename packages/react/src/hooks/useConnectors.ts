import { type Connection, type Namespace, type WalletRow } from '@latchkey/core'
import { listWallets } from '@latchkey/core/internal'
import { useMemo } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** A wallet in the list, with a function that connects it. */
export interface ConnectableWallet extends WalletRow {
  /**
   * Connects without opening the modal: on the given namespace, else on the hook's, else on the wallet's first.
   *
   * @throws Like `useConnect().connect`; `connector.notFound` if it is not installed or not on that namespace.
   */
  readonly connect: (parameters?: { readonly namespace?: Namespace | undefined }) => Promise<Connection>
}

/** Return type of `useConnectors`. */
export interface UseConnectorsReturnType {
  /** One row per wallet, in the order of the modal's own list. */
  readonly connectors: readonly ConnectableWallet[]
}

/**
 * Returns every wallet that the visitor can connect: those found in the page and those added by the app. A wallet of several
 * namespaces is one row: `namespaces` lists them, and `connectors` lists its connectors with what identified each as the
 * same wallet (`id`, `rdns` or `name`). `connect()` rejects when the visitor declines, so catch it.
 *
 * @example
 * ```tsx
 * function Wallets() {
 *   const { connectors } = useConnectors()
 *   return connectors.map((wallet) => (
 *     <button key={wallet.id} onClick={() => wallet.connect().catch(() => undefined)}>
 *       {wallet.name}
 *     </button>
 *   ))
 * }
 * ```
 */
export function useConnectors(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): UseConnectorsReturnType {
  const { namespace } = parameters
  const modal = useModalInstance('useConnectors')
  const { connectors, connection, options } = modal.controllers
  const known = useSelector(connectors.store, (state) => state.connectors)
  const recents = useSelector(connection.store, (state) => state.recents)
  const customWallets = useSelector(options.store, (state) => state.customWallets)
  const order = useSelector(options.store, (state) => state.features.connectorTypeOrder)
  return useMemo(() => {
    const rows = listWallets({
      connectors: known,
      customWallets,
      recents,
      order,
      isMobile: modal.ports.platform.isMobile,
    }).filter((row) => namespace === undefined || row.namespaces.length === 0 || row.namespaces.includes(namespace))
    const pairing = known.find(({ type }) => type === 'WALLET_CONNECT')
    return {
      connectors: rows.map((row) => {
        const { id, pairing: wallet, connectors: candidates } = row
        const connect: ConnectableWallet['connect'] = ({ namespace: requested = namespace } = {}) => {
          if (wallet) return modal.connect({ connectorId: pairing?.id ?? id, namespace: requested, wallet })
          const connector = requested ? candidates.find(({ chain }) => chain === requested) : row.connector
          // Another wallet may have the same id on another namespace.
          return modal.connect({ connectorId: connector?.id ?? id, namespace: requested ?? connector?.chain })
        }
        return { ...row, connect }
      }),
    }
  }, [modal, known, recents, customWallets, order, namespace])
}
