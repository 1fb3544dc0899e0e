import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { FeatureOptions, RemoteFeatures } from './features.ts'
import type { BaseModalOptions } from './BaseModalOptions.ts'
import { defaultRemoteFeatures } from './constants.ts'
import { resolveOptions } from './resolveOptions.ts'
import { resolveRemoteFeatures } from './resolveRemoteFeatures.ts'
import type { OptionsState } from './optionsState.ts'
import { warnOfUnservedFlags } from './warnOfUnservedFlags.ts'

export interface OptionsControllerContext {
  readonly ports: Pick<Ports, 'logger' | 'platform'>
  readonly alerts: { show(error: ModalError<'config.projectIdMissing'>): unknown }
  /** Already checked by `checkOptions`. */
  readonly options: BaseModalOptions
}

/** The options of the app and its project. */
export interface OptionsController {
  readonly store: ReadableStore<OptionsState>
  /** Shows the developer an alert if there is no project id (S5.024). Called once, when the modal starts. */
  start(): void
  /**
   * Applies the features of the project's configuration, which override the app's own. Logs one warning if they do
   * (S6.003, S6.004).
   */
  setRemoteFeatures(remote: Pick<FeatureOptions, keyof RemoteFeatures>): void
}

/** Creates the options controller of one modal. */
export function createOptionsController(context: OptionsControllerContext): OptionsController {
  const { options, ports, alerts } = context
  const store = createStore<OptionsState>(resolveOptions({ options, origin: ports.platform.origin }))
  const isBasic = store.getState().isBasic
  let hasWarned = false

  return {
    store,
    start: () => {
      if (process.env.NODE_ENV !== 'production')
        warnOfUnservedFlags({ features: options.features, logger: ports.logger })
      if (store.getState().projectId === '') void alerts.show(new ModalError('config.projectIdMissing'))
    },
    setRemoteFeatures: (remote) => {
      const overridden = Object.entries(options.features ?? {})
        .filter(([name, value]) => value !== undefined && name in defaultRemoteFeatures)
        .map(([name]) => name)
      if (overridden.length > 0 && !hasWarned) {
        hasWarned = true
        ports.logger.warn(`The local configuration of ${overridden.join(', ')} was ignored: the project's own is used.`)
      }
      store.patch({ remoteFeatures: resolveRemoteFeatures({ local: options.features, remote, isBasic }) })
    },
  }
}
