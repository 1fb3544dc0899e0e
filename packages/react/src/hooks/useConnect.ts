import { type Connection, type ConnectParameters, type ModalError } from '@latchkey/core'
import { useAction } from '../internals/useAction.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'

/** Return type of `useConnect`. */
export interface UseConnectReturnType {
  /**
   * Connects a wallet without opening the modal.
   *
   * @throws `connection.rejected`, `connection.pending`, `connection.failed`, `connector.notFound`,
   * `connector.walletConnectNotFound`, `connection.adapterNotFound`, `connection.chainNotSupported`
   */
  readonly connect: (parameters: ConnectParameters) => Promise<Connection>
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly isPending: boolean
  readonly data: Connection | undefined
  readonly error: ModalError | undefined
  readonly reset: () => void
}

/**
 * Connects wallets from your own interface. `connect` rejects when the visitor declines; `error` holds the same error.
 *
 * @example
 * ```tsx
 * function Wallets() {
 *   const { connect } = useConnect()
 *   const { connectors } = useConnectors()
 *   return connectors.map((wallet) => (
 *     <button key={wallet.id} onClick={() => connect({ connectorId: wallet.id }).catch(() => undefined)}>{wallet.name}</button>
 *   ))
 * }
 * ```
 */
export function useConnect(): UseConnectReturnType {
  const modal = useModalInstance('useConnect')
  const { run, ...state } = useAction((parameters: ConnectParameters) => modal.connect(parameters))
  return { connect: run, ...state }
}
