import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { RemoteFeatures } from './features.ts'
import type { BaseModalOptions } from './BaseModalOptions.ts'
import { resolveOptions } from './resolveOptions.ts'
import type { OptionsState } from './optionsState.ts'

export interface OptionsControllerContext {
  readonly ports: Pick<Ports, 'platform'>
  readonly alerts: { show(error: ModalError<'config.projectIdMissing'>): unknown }
  /** Already checked by `checkOptions`. */
  readonly options: BaseModalOptions
}

/** The options of the app and its project. */
export interface OptionsController {
  readonly store: ReadableStore<OptionsState>
  /** Shows the developer an alert if there is no project id. Called once, when the modal starts. */
  start(): void
  /** Sets the language, where `null` is the page's, and replaces the app's own wording. What is left out stays. */
  setLanguage(language: Partial<Pick<OptionsState, 'locale' | 'messages'>>): void
  /** Replaces the features that the project's configuration decides. See `applyRemoteFeatures`. */
  setRemoteFeatures(remoteFeatures: RemoteFeatures): void
  /** Sets the secure site that the project's configuration names, unless the app names one. */
  setSecureSite(secureSite: string): void
}

/** Creates the options controller of one modal. */
export function createOptionsController(context: OptionsControllerContext): OptionsController {
  const { options, ports, alerts } = context
  const store = createStore<OptionsState>(resolveOptions({ options, origin: ports.platform.origin }))

  return {
    store,
    start: () => {
      if (store.getState().projectId === '') void alerts.show(new ModalError('config.projectIdMissing'))
    },
    setLanguage: store.patch,
    setRemoteFeatures: (remoteFeatures) => store.patch({ remoteFeatures }),
    setSecureSite: (secureSite) => store.patch({ secureSite: options.secureSite ?? secureSite }),
  }
}
