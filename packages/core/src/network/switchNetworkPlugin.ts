import { isModalError } from '../kernel/errors/isModalError.ts'
import { selectCanGoBack, selectRoute } from '../modal/routerState.ts'
import { definePlugin } from '../plugin/definePlugin.ts'

/** Switches the network when the view SwitchNetwork is reached. */
export const switchNetworkPlugin = /*#__PURE__*/ definePlugin({
  id: 'switchNetwork',
  create: ({ controllers, showError }) => ({ ...controllers, showError }),
  routes: {
    SwitchNetwork: {
      enter: async ({ modal, network, router, telemetry, showError }, { parameters, signal }) => {
        const isHere = (): boolean => selectRoute(router.store.getState()).view === 'SwitchNetwork'
        try {
          await network.switchNetwork({ network: parameters.network, signal })
          if (signal.aborted || !isHere()) return
          if (router.store.getState().history[0].view === 'Account') router.reset('Account')
          else modal.close('done')
        } catch (error) {
          if (signal.aborted) return
          // S2.032. Where there is no view to go back to, this one says what happened and offers another try.
          const goesBack = isHere() && selectCanGoBack(router.store.getState())
          if (goesBack) router.back()
          if (!isModalError(error)) return
          if (isHere() && !goesBack) telemetry.reportError(error)
          else showError(error)
        }
      },
    },
  },
})
