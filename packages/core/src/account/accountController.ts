import type { AccountType, Connection, ConnectorDescriptor } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { CaipAddress, Namespace } from '@latchkey/protocol/caip'
import type { Network } from '../adapter/Network.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectActiveConnection, selectNamespaces } from '../adapter/adaptersState.ts'
import type { ConnectionController } from '../connect/connectionController.ts'
import { selectConnectionStatus, selectUnverifiedAddress } from '../connect/connectionState.ts'
import type { NetworkController } from '../network/networkController.ts'
import { selectActiveNetwork } from '../network/networkState.ts'
import { emptyAccount, initialAccountState, type AccountRecord, type AccountState } from './accountState.ts'

/** The parts of an account that do not come from its connection. */
export type AccountPatch = Partial<
  Pick<
    AccountRecord,
    'profileName' | 'profileImage' | 'addressLabels' | 'user' | 'preferredAccountType' | 'smartAccountDeployed'
  >
>

/** Each namespace's account: derived from its connection, plus the profile of its address and the visitor's labels. */
export interface AccountController {
  readonly store: ReadableStore<AccountState>
  /**
   * Writes a patch into the account. With an `address` that is no longer the active one, the patch is dropped. Leave
   * `address` out for what does not belong to one address, such as labels.
   *
   * @throws `account.chainRequired` ('Chain is required to update chain account data') without a namespace.
   */
  update(parameters: {
    readonly namespace: Namespace | undefined
    readonly address?: string | undefined
    readonly patch: AccountPatch
  }): void
}

/** Creates the account controller of one modal. */
export function createAccountController(context: {
  readonly adapters: Pick<AdaptersController, 'store' | 'find'>
  readonly connection: Pick<ConnectionController, 'store'>
  readonly network: Pick<NetworkController, 'store'>
  readonly getPreferredAccountType: (namespace: Namespace) => AccountType
}): AccountController {
  const { adapters, connection, network } = context
  const store = createStore<AccountState>(initialAccountState)

  const derive = (namespace: Namespace, previous: AccountRecord | undefined): AccountRecord => {
    const status = selectConnectionStatus(connection.store.getState(), namespace)
    const active = selectActiveConnection(adapters.store.getState(), namespace)
    const empty = {
      ...emptyAccount,
      preferredAccountType: context.getPreferredAccountType(namespace),
      // Labels belong to the visitor and do not depend on the connection.
      addressLabels: previous?.addressLabels ?? {},
    }
    if (active === undefined) {
      const stored = selectUnverifiedAddress(connection.store.getState(), namespace)
      // Any script of the origin can write to the storage.
      const isAddress = stored !== undefined && adapters.find(namespace)?.isAddress(stored)
      const unverifiedAddress = isAddress ? stored : undefined
      return { ...empty, status, unverifiedAddress }
    }
    const activeNetwork = selectActiveNetwork(network.store.getState(), namespace)
    const caipAddress: CaipAddress = `${active.networkId}:${active.activeAddress}`
    const descriptor: (Partial<ConnectorDescriptor> & { readonly name: string }) | undefined =
      active.peer ??
      adapters.store
        .getState()
        .byNamespace[namespace]?.connectors.find((candidate) => candidate.id === active.connectorId)
    return {
      // A profile is valid for one address on one network.
      ...(previous?.caipAddress === caipAddress ? previous : empty),
      status,
      caipAddress,
      address: active.activeAddress,
      addressExplorerUrl: toExplorerUrl(active, activeNetwork),
      connectedWalletInfo: descriptor && { name: descriptor.name, icon: descriptor.icon, rdns: descriptor.rdns },
      allAccounts: active.accounts,
    }
  }

  const follow = (): void =>
    store.set((state) => {
      const byNamespace: Partial<Record<Namespace, AccountRecord>> = {}
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
      if (namespace === undefined)
        throw new ModalError('account.chainRequired', { text: 'Chain is required to update chain account data' })
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
