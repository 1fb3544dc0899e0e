import { isModalError } from '../kernel/errors/isModalError.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import { selectCanGoBack, selectRoute } from '../modal/routerState.ts'
import type { RouteParameters } from '../modal/routes.ts'
import { definePlugin } from '../plugin/definePlugin.ts'
import type { ModalControllers } from '../plugin/Modal.ts'

/** Switches the network when the view SwitchNetwork is entered. */
export const switchNetworkPlugin = /*#__PURE__*/ definePlugin({
  id: 'switchNetwork',
  create: ({ controllers, showError }) => ({ controllers, showError }),
  routes: { SwitchNetwork: { enter: (context, visit) => void switchNetwork(context, visit) } },
})

async function switchNetwork(
  context: { readonly controllers: ModalControllers; showError(error: ModalError): void },
  { parameters, signal }: { readonly parameters: RouteParameters['SwitchNetwork']; readonly signal: AbortSignal },
): Promise<void> {
  const { modal, network, router, telemetry } = context.controllers
  const isHere = (): boolean => selectRoute(router.store.getState()).view === 'SwitchNetwork'
  try {
    await network.switchNetwork({ network: parameters.network, signal })
    if (signal.aborted || !isHere()) return
    if (router.store.getState().history[0].view === 'Account') router.reset('Account')
    else modal.close('done')
  } catch (error) {
    if (signal.aborted) return
    // S2.032. If there is no view to go back to, this one says what happened and offers a retry.
    const isShown = isHere() && !selectCanGoBack(router.store.getState())
    if (isHere() && !isShown) router.back()
    if (!isModalError(error)) return
    if (isShown) telemetry.reportError(error)
    else context.showError(error)
  }
}
