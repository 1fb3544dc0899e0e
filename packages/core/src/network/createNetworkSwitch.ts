import type { Namespace } from '@latchkey/protocol/caip'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import type { Network } from '../adapter/Network.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { Store } from '../kernel/store/createStore.ts'
import type { NetworkController, NetworkControllerContext } from './networkController.ts'
import { selectActiveNetwork, selectNetwork, type NetworkState, type SwitchAttempt } from './networkState.ts'
import { toNetwork } from './toNetwork.ts'

export interface NetworkSwitchContext extends Pick<NetworkControllerContext, 'onNotFound'> {
  readonly adapters: Pick<AdaptersController, 'store' | 'find'>
  readonly store: Store<NetworkState>
  readonly setActiveNamespace: (namespace: Namespace) => void
  readonly setActiveNetwork: (network: Network) => void
}

/** Creates the function that switches networks. Loaded with the first switch or sign of intent. */
export function createNetworkSwitch(context: NetworkSwitchContext): NetworkController['switchNetwork'] {
  const { adapters, store, setActiveNamespace, setActiveNetwork } = context
  let current: AbortController | undefined

  const perform = async (network: Network, signal: AbortSignal): Promise<void> => {
    const { chainNamespace } = network
    const connection = selectActiveConnection(adapters.store.getState(), chainNamespace)
    const adapter = adapters.find(chainNamespace)
    if (!connection || !adapter) setActiveNetwork(network)
    // A wallet that is on the network already gets no request.
    else if (connection.networkId !== network.caipNetworkId)
      await adapter.switchNetwork({ connectionId: connection.id, network, signal })
    signal.throwIfAborted()
    setActiveNamespace(chainNamespace)
  }

  const refuse = async (networkId: string): Promise<never> => {
    const error = new ModalError('network.notFound', { context: { networkId } })
    await fillMessage(error)
    context.onNotFound(error)
    throw error
  }

  return async ({ network: requested, signal }) => {
    if (requested === undefined)
      throw new ModalError('connection.networkUndefined', { text: 'CaipNetwork is undefined' })
    const { caipNetworkId } = typeof requested === 'string' ? { caipNetworkId: requested } : toNetwork(requested)
    const state = store.getState()
    const network = selectNetwork(state, caipNetworkId) ?? (await refuse(caipNetworkId))
    if (selectActiveNetwork(state)?.caipNetworkId === caipNetworkId) return
    current?.abort(new ModalError('network.switchAborted'))
    const controller = (current = new AbortController())
    const combined = signal ? AbortSignal.any([controller.signal, signal]) : controller.signal
    const isSwitchingNamespace = network.chainNamespace !== state.activeNamespace
    store.patch({ isSwitchingNamespace, attempt: { status: 'switching', caipNetworkId } })
    let attempt: SwitchAttempt = { status: 'idle' }
    try {
      await perform(network, combined)
    } catch (cause) {
      const error = toModalError(combined.aborted ? combined.reason : cause, 'network.switchFailed')
      await fillMessage(error)
      if (!combined.aborted) attempt = { status: 'failed', caipNetworkId, error: toErrorSummary(error) }
      throw error
    } finally {
      if (controller === current) store.patch({ isSwitchingNamespace: false, attempt })
      if (controller === current) current = undefined
    }
  }
}
