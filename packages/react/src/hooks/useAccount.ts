import {
  selectAccount,
  selectActiveConnection,
  selectActiveNetwork,
  type AccountRef,
  type AddressOf,
  type CaipAddress,
  type ConnectionStatus,
  type Namespace,
  type Network,
} from '@latchkey/core'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Parameters of `useAccount`. */
export interface UseAccountParameters<namespace extends Namespace> {
  /** The active namespace by default. */
  readonly namespace?: namespace | undefined
}

/** Return type of `useAccount`. */
export interface UseAccountReturnType<namespace extends Namespace = Namespace> {
  readonly status: ConnectionStatus
  readonly isConnected: boolean
  /** A wallet is connecting, or the last one is being restored. */
  readonly isConnecting: boolean
  readonly isDisconnected: boolean
  readonly address: AddressOf<namespace> | undefined
  /**
   * The address of the last visit, until its wallet has confirmed it. Show it, but do not act on it. Known in the first
   * frame, and on a server with `initialState` of `ModalProvider`.
   */
  readonly unverifiedAddress: AddressOf<namespace> | undefined
  /** CAIP-10. */
  readonly caipAddress: CaipAddress<namespace> | undefined
  readonly namespace: Namespace
  /** The wallet's network: one of the app's, or a placeholder for a network the app does not have. */
  readonly network: Network | undefined
  /** All accounts of the connection. */
  readonly accounts: readonly AccountRef[]
  /** The id of the connector in use. */
  readonly connectorId: string | undefined
  readonly addressExplorerUrl: string | undefined
}

/**
 * Returns the visitor's account on the active namespace or on the given one.
 *
 * @example
 * ```tsx
 * function Greeting() {
 *   const { address, isConnected } = useAccount()
 *   return isConnected ? <p>Hello {address}</p> : <ConnectButton />
 * }
 * ```
 */
export function useAccount<namespace extends Namespace = Namespace>(
  parameters: UseAccountParameters<namespace> = {},
): UseAccountReturnType<namespace> {
  const { account, adapters, network } = useModalInstance('useAccount').controllers
  const namespace: Namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const current = useSelector(account.store, (state) => selectAccount(state, namespace))
  const activeNetwork = useSelector(network.store, (state) => selectActiveNetwork(state, namespace))
  const connectorId = useSelector(adapters.store, (state) => selectActiveConnection(state, namespace)?.connectorId)
  return {
    status: current.status,
    isConnected: current.status === 'connected',
    isConnecting: current.status === 'connecting',
    isDisconnected: current.status === 'disconnected',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the namespace's adapter declared the type of its addresses
    address: current.address as AddressOf<namespace> | undefined,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the namespace's adapter has recognised the address
    unverifiedAddress: current.unverifiedAddress as AddressOf<namespace> | undefined,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an account's id begins with its namespace
    caipAddress: current.caipAddress as CaipAddress<namespace> | undefined,
    namespace,
    network: activeNetwork,
    accounts: current.allAccounts,
    connectorId,
    addressExplorerUrl: current.addressExplorerUrl,
  }
}
