import type { Network } from '../adapter/Network.ts'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import { selectConnectionStatus } from '../connect/connectionState.ts'
import { findConnector } from '../connect/connectorsState.ts'
import { selectActiveNetwork } from '../network/networkState.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import type { ConnectionController } from '../connect/connectionController.ts'
import type { ConnectorsController } from '../connect/connectorsController.ts'
import type { NetworkController } from '../network/networkController.ts'
import type { OptionsController } from '../options/optionsController.ts'
import type { ModalController } from './modalController.ts'
import type { RouterController } from './routerController.ts'
import { getSwitchView } from './getSwitchView.ts'

interface SwitchControllers {
  readonly adapters: Pick<AdaptersController, 'store'>
  readonly connection: Pick<ConnectionController, 'store'>
  readonly connectors: Pick<ConnectorsController, 'store'>
  readonly modal: Pick<ModalController, 'store' | 'open'>
  readonly network: Pick<NetworkController, 'store'>
  readonly options: Pick<OptionsController, 'store'>
  readonly router: Pick<RouterController, 'push'>
}

/**
 * Asks the visitor to switch networks, in the view that suits the connected wallets and the options. Opens the modal if it is closed.
 * `ignoreSwitchConfirmation` is by default the option of the same name.
 */
export function requestSwitchNetwork(
  { controllers }: { readonly controllers: SwitchControllers },
  parameters: { readonly network: Network; readonly ignoreSwitchConfirmation?: boolean | undefined },
): void {
  const { adapters, connection, connectors, modal, network, options, router } = controllers
  const { network: target, ignoreSwitchConfirmation = options.store.getState().ignoreSwitchConfirmation } = parameters
  const { activeNamespace } = network.store.getState()
  const isConnected = (namespace: Network['chainNamespace']): boolean =>
    selectConnectionStatus(connection.store.getState(), namespace) === 'connected'
  const active = selectActiveConnection(adapters.store.getState(), activeNamespace)
  const connector = active && findConnector(connectors.store.getState().connectors, { id: active.connectorId })
  const view = getSwitchView({
    isCurrent: selectActiveNetwork(network.store.getState())?.caipNetworkId === target.caipNetworkId,
    isAuthSwitch: connector?.type === 'AUTH' && ['eip155', 'solana'].includes(target.chainNamespace),
    ignoreSwitchConfirmation,
    isConnectedOnCurrent: isConnected(activeNamespace),
    isConnectedOnTarget: isConnected(target.chainNamespace),
  })
  if (view === 'none') return
  const push = (): void => {
    if (view === 'SwitchNetwork') router.push('SwitchNetwork', { network: target })
    else
      router.push('SwitchActiveChain', {
        switchToChain: target.chainNamespace,
        navigateTo: 'Connect',
        navigateWithReplace: true,
        network: target,
      })
  }
  if (!modal.store.getState().isOpen) modal.open({ view: 'Networks', reason: 'switchNetwork' })
  // The app may have prevented the modal from opening.
  if (modal.store.getState().isOpen) push()
}
