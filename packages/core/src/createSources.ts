import type { acts } from './acts.ts'
import type { Network } from './adapter/Network.ts'
import type { SessionSource } from './connect/SessionSource.ts'
import { createEmbeddedSource } from './login/createEmbeddedSource.ts'
import type { OptionsController } from './options/optionsController.ts'
import { createPairingSource } from './pairing/createPairingSource.ts'
import { pairingPlugin } from './pairing/pairingPlugin.ts'
import type { Plugins } from './plugin/createPlugins.ts'

/** Creates the session sources of one modal, which load with the plugins that own them. */
export function createSources(context: {
  readonly networks: readonly Network[]
  readonly options: Pick<OptionsController, 'store'>
  readonly getPlugins: () => Pick<Plugins, 'get'>
  /** Loads what runs only after the visitor's first act, such as the definition of the login. */
  readonly loadActs: () => Promise<typeof acts>
}): readonly SessionSource[] {
  const { getPlugins, loadActs, networks, options } = context
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return [
    createPairingSource({
      settings: options.store.getState(),
      namespaces,
      load: async () => await getPlugins().get(pairingPlugin).load(),
    }),
    createEmbeddedSource({
      options,
      namespaces,
      load: async () =>
        await getPlugins()
          .get((await loadActs()).loginPlugin)
          .load(),
    }),
  ]
}
