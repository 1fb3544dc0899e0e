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
  /** Checked by `checkOptions`. */
  readonly options: BaseModalOptions
}

/** What the app and its project have decided. */
export interface OptionsController {
  readonly store: ReadableStore<OptionsState>
  /** Tells the developer what is missing: an alert where there is no project id (S5.024). Called once, when the modal starts. */
  start(): void
  /**
   * Takes up the features of the project's configuration. They override the app's own, which a warning says once
   * (S6.003, S6.004).
   */
  setRemoteFeatures(remote: Pick<FeatureOptions, keyof RemoteFeatures>): void
}

/** Makes the options of one modal. */
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
      const given = Object.entries(options.features ?? {})
        .filter(([name, value]) => value !== undefined && name in defaultRemoteFeatures)
        .map(([name]) => name)
      if (given.length > 0 && !hasWarned) {
        hasWarned = true
        ports.logger.warn(`The local configuration of ${given.join(', ')} was ignored: the project's own is used.`)
      }
      store.patch({ remoteFeatures: resolveRemoteFeatures({ given: options.features, remote, isBasic }) })
    },
  }
}
