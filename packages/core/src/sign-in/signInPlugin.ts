import { definePlugin, type PluginSetup } from '../plugin/definePlugin.ts'
import type { SignInState } from './state.ts'

/** Signing in with the wallet, if the app enables it (options `siwx` and `siweConfig`). */
export const signInPlugin = /*#__PURE__*/ definePlugin({
  id: 'signIn',
  isEnabled,
  initialState: ({ options }): SignInState => {
    const { siwx, siweConfig } = options
    const isOffered = isEnabled({ options })
    const isRequired = siwx ? siwx.getRequired() : siweConfig?.required !== false
    return { isEnabled: isOffered, isRequired: isOffered && isRequired, byNamespace: {} }
  },
  load: async () => (await import('./createSignIn.ts')).createSignIn,
  events: {
    // Loads the machine in advance.
    intent: () => undefined,
    confirmConnection: async (machine, event) => await machine.requireSignIn(event),
  },
})

function isEnabled({ options: { siwx, siweConfig } }: Pick<PluginSetup, 'options'>): boolean {
  return siwx !== undefined || (siweConfig !== undefined && siweConfig.enabled !== false)
}
