import type { AccountType, Connection, ConnectorDescriptor } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { CaipAddress, Namespace } from '@latchkey/protocol/caip'
import type { Network } from '../adapter/Network.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectActiveConnection, selectNamespaces } from '../adapter/adaptersState.ts'
import type { ConnectionController } from '../connect/connectionController.ts'
import { selectConnectionStatus } from '../connect/connectionState.ts'
import type { NetworkController } from '../network/networkController.ts'
import { selectActiveNetwork } from '../network/networkState.ts'
import { emptyAccount, initialAccountState, type Account, type AccountState } from './accountState.ts'

/** The parts of an account that do not come from its connection. */
export type AccountPatch = Partial<
  Pick<Account, 'balance' | 'balanceSymbol' | 'tokenBalance' | 'profileName' | 'profileImage' | 'addressLabels'>
>

/** Each namespace's account: derived from its connection, with what is learnt of its address put beside. */
export interface AccountController {
  readonly store: ReadableStore<AccountState>
  /**
   * Puts what was learnt of an address into its account; an answer for an address that is not active any more is
   * dropped. What belongs to no one address, such as labels, names none.
   *
   * @throws `account.chainRequired` ('Chain is required to update chain account data') without a namespace.
   */
  update(parameters: {
    readonly namespace: Namespace | undefined
    readonly address?: string | undefined
    readonly patch: AccountPatch
  }): void
}

/** Makes the account controller of one modal. */
export function createAccountController(context: {
  readonly adapters: Pick<AdaptersController, 'store'>
  readonly connection: Pick<ConnectionController, 'store'>
  readonly network: Pick<NetworkController, 'store'>
  readonly getPreferredAccountType: (namespace: Namespace) => AccountType
}): AccountController {
  const { adapters, connection, network } = context
  const store = createStore<AccountState>(initialAccountState)

  const derive = (namespace: Namespace, former: Account | undefined): Account => {
    const status = selectConnectionStatus(connection.store.getState(), namespace)
    const active = selectActiveConnection(adapters.store.getState(), namespace)
    const preferredAccountType = context.getPreferredAccountType(namespace)
    // Labels are the visitor's, whatever is connected.
    const addressLabels = former?.addressLabels ?? {}
    if (active === undefined) return { ...emptyAccount, status, preferredAccountType, addressLabels }
    const activeNetwork = selectActiveNetwork(network.store.getState(), namespace)
    const caipAddress: CaipAddress = `${active.networkId}:${active.activeAddress}`
    const descriptor: (Partial<ConnectorDescriptor> & { readonly name: string }) | undefined =
      active.peer ??
      adapters.store
        .getState()
        .byNamespace[namespace]?.connectors.find((candidate) => candidate.id === active.connectorId)
    return {
      // What was learnt of an address on a network holds for that address on that network alone.
      ...(former?.caipAddress === caipAddress ? former : emptyAccount),
      status,
      caipAddress,
      address: active.activeAddress,
      addressExplorerUrl: toExplorerUrl(active, activeNetwork),
      connectedWalletInfo: descriptor && { name: descriptor.name, icon: descriptor.icon, rdns: descriptor.rdns },
      allAccounts: active.accounts,
      preferredAccountType,
      addressLabels,
    }
  }

  const follow = (): void =>
    store.set((state) => {
      const byNamespace: Partial<Record<Namespace, Account>> = {}
      for (const namespace of selectNamespaces(adapters.store.getState()))
        byNamespace[namespace] = derive(namespace, state.byNamespace[namespace])
      return { byNamespace }
    })
  adapters.store.subscribe(follow)
  connection.store.subscribe(follow)
  network.store.subscribe(follow)

  return {
    store,
    update: ({ namespace, address, patch }) => {
      if (namespace === undefined) throw new ModalError('account.chainRequired')
      store.set((state) => {
        const account = state.byNamespace[namespace]
        if (!account || (address ?? account.address) !== account.address) return state
        return { byNamespace: { ...state.byNamespace, [namespace]: { ...account, ...patch } } }
      })
    },
  }
}

function toExplorerUrl(connection: Connection, network: Network | undefined): string | undefined {
  const explorer = network?.caipNetworkId === connection.networkId ? network.blockExplorers?.default.url : undefined
  return explorer && `${explorer.replace(/\/$/, '')}/address/${connection.activeAddress}`
}
