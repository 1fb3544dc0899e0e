// Owns the type of the embedded wallet's account: what the visitor prefers, where the wallet can be a smart account, and what the frame
// was told.
import { frameAnswers, type FrameUser } from '@latchkey/protocol/frame'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { preferredAccountTypesItem } from '../kernel/store/lazyStoredItems.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { createEnabledNetworks, NAMESPACE } from './createEnabledNetworks.ts'
import { resolveAccountType } from './resolveAccountType.ts'
import type { SmartAccountHost, SmartAccounts, SmartAccountWallet } from './SmartAccounts.ts'
import type { SmartAccountState } from './state.ts'

/** Creates the smart accounts of one modal. */
export function createSmartAccounts(
  context: Pick<PluginContext<SmartAccountState>, 'controllers' | 'persist' | 'settings' | 'signal' | 'store'>,
): SmartAccounts {
  const { controllers, settings, store } = context
  const { account, adapters, network } = controllers
  const preferredTypes = context.persist(preferredAccountTypesItem)
  let host: SmartAccountHost | undefined
  /** The wallet that the frame has confirmed. */
  let confirmed: SmartAccountWallet | undefined
  /** What the frame was last told, and the change under way. */
  let told: Promise<unknown> = Promise.resolve()
  let changing: Promise<void> = Promise.resolve()
  /** The networks that the frame is being asked about. */
  const asking = new Set<CaipNetworkId>()

  const getPreferred = (): 'eoa' | 'smartAccount' => {
    const preferred = preferredTypes.get()?.[NAMESPACE] ?? settings.defaultAccountTypes[NAMESPACE]
    return preferred === 'smartAccount' ? 'smartAccount' : 'eoa'
  }
  const enabled = createEnabledNetworks({ network, persist: context.persist })
  const getType: SmartAccounts['getType'] = ({ address, networkId }) => {
    if (!networkId.startsWith(`${NAMESPACE}:`)) return 'eoa'
    return resolveAccountType({
      networkId,
      address,
      enabledNetworks: enabled.get(),
      smartAccount: store.getState().accounts[networkId],
      ownAddress: host?.getWallet()?.addresses.eip155,
      preferred: getPreferred(),
    })
  }

  /** The connection of the login on the namespace, if it is the active one. */
  const findOwn = () => {
    const active = selectActiveConnection(adapters.store.getState(), NAMESPACE)
    return active !== undefined && active.connectorId === host?.connectorId ? active : undefined
  }

  /** Puts the type of each account into the session, and that of the active one into the account. */
  const apply = (): void => {
    host?.getWallet()?.setAccountTypes(getType)
    const own = findOwn()
    if (own === undefined) return
    const { activeAddress: address, networkId } = own
    const patch = {
      preferredAccountType: getType({ address, networkId }),
      smartAccountDeployed: store.getState().accounts[networkId]?.isDeployed,
    }
    account.update({ namespace: NAMESPACE, address, patch })
  }
  const setAccount = (networkId: CaipNetworkId, known: SmartAccountState['accounts'][string]): void => {
    store.set((state) => ({ ...state, accounts: { ...state.accounts, [networkId]: known } }))
    apply()
  }

  /** Asks the frame for the smart account of the network in use, once. */
  const askAccount = (): void => {
    const networkId = findOwn()?.networkId
    const wallet = host?.getWallet()
    if (host === undefined || wallet === undefined || wallet !== confirmed || networkId === undefined) return
    if (!enabled.get().includes(networkId) || networkId in store.getState().accounts || asking.has(networkId)) return
    asking.add(networkId)
    void initialize(host, { networkId, wallet })
  }
  const initialize = async (
    frame: SmartAccountHost,
    { networkId, wallet }: { readonly networkId: CaipNetworkId; readonly wallet: SmartAccountWallet },
  ): Promise<void> => {
    const schema = frameAnswers.INIT_SMART_ACCOUNT
    const payload = { chainId: networkId }
    try {
      const known = await frame.ask({ name: 'INIT_SMART_ACCOUNT', payload, schema, signal: context.signal })
      if (frame.getWallet() === wallet) setAccount(networkId, known)
    } catch (error) {
      // The wallet says that it cannot be a smart account there. A frame that is gone is asked again.
      if (frame.isRefusal(error) && frame.getWallet() === wallet) setAccount(networkId, null)
    } finally {
      asking.delete(networkId)
    }
  }

  const tellType = async (type: 'eoa' | 'smartAccount'): Promise<void> => {
    if (host === undefined) throw new ModalError('auth.notConnected')
    const schema = frameAnswers.SET_PREFERRED_ACCOUNT
    await host.ask({ name: 'SET_PREFERRED_ACCOUNT', payload: { type }, schema, signal: context.signal })
  }

  /** Asks the frame where the wallet can be a smart account. What the page knows from before counts until it has answered. */
  const askNetworks = async (wallet: SmartAccountWallet): Promise<void> => {
    if (host === undefined) return
    const schema = frameAnswers.GET_SMART_ACCOUNT_NETWORKS
    const payload = undefined
    const { networks } = await host.ask({ name: 'GET_SMART_ACCOUNT_NETWORKS', payload, schema, signal: context.signal })
    if (host.getWallet() !== wallet) return
    enabled.set(networks)
  }

  const handleUser = (wallet: SmartAccountWallet, user: FrameUser): void => {
    confirmed = wallet
    const { accounts, chainId, smartAccountDeployed: isDeployed = false } = user
    if (chainId.startsWith(`${NAMESPACE}:`)) {
      const known = accounts.find(({ type }) => type === 'smartAccount')
      // Without one, the network may be a plain one or the code a foreign one: both leave the account plain.
      const smartAccount = known === undefined ? null : { address: known.address, isDeployed }
      store.set((state) => ({ ...state, accounts: { ...state.accounts, [chainId]: smartAccount } }))
    }
    apply()
    // The frame handles messages in their order, so a request that follows is carried out with this type.
    told = Promise.allSettled([tellType(getPreferred()), askNetworks(wallet)]).then(() => {
      apply()
      askAccount()
    })
  }

  const change = async (type: 'eoa' | 'smartAccount'): Promise<void> => {
    const wallet = host?.getWallet()
    if (host === undefined || wallet === undefined) throw new ModalError('auth.notConnected')
    store.patch({ pending: type, error: null })
    try {
      await host.confirm()
      await told
      const own = findOwn()
      const known = own && store.getState().accounts[own.networkId]
      if (type === 'smartAccount' && (own === undefined || known === null || !enabled.get().includes(own.networkId)))
        throw new ModalError('feature.unsupported', { context: { feature: 'smartAccount' } })
      await tellType(type)
      if (host.getWallet() !== wallet) throw new ModalError('auth.notConnected')
      preferredTypes.set({ ...preferredTypes.get(), [NAMESPACE]: type })
      store.patch({ pending: null })
      apply()
    } catch (cause) {
      const error = host.toError(toModalError(cause, 'frame.failed'))
      await fillMessage(error)
      store.patch({ pending: null, error: toErrorSummary(error) })
      throw error
    }
  }

  const unsubscribe = adapters.store.subscribe(() => {
    apply()
    askAccount()
  })

  return {
    getType,
    attach: (next) => {
      host = next
    },
    begin: enabled.restore,
    handleUser,
    whenTold: async () => {
      await told
    },
    end: () => {
      confirmed = undefined
      enabled.set([])
      store.set(() => ({ accounts: {}, pending: null, error: null }))
    },
    setType: async ({ type }) => {
      const next = changing.then(
        async () => await change(type),
        async () => await change(type),
      )
      changing = next
      await next
    },
    destroy: unsubscribe,
  }
}
