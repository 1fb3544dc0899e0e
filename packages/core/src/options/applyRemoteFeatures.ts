import type { LoggerPort } from '../kernel/ports/ports.ts'
import { defaultRemoteFeatures } from './constants.ts'
import type { FeatureOptions, RemoteFeatures } from './features.ts'
import type { OptionsController } from './optionsController.ts'
import { resolveRemoteFeatures } from './resolveRemoteFeatures.ts'

/**
 * Applies the features of the project's configuration, which override the app's own. Logs a warning if the app has set
 * some of them (S6.003, S6.004).
 */
export function applyRemoteFeatures(parameters: {
  readonly controller: Pick<OptionsController, 'store' | 'setRemoteFeatures'>
  /** The features that the app set. */
  readonly local: FeatureOptions | undefined
  /** The features of the project's configuration. */
  readonly remote: Pick<FeatureOptions, keyof RemoteFeatures>
  readonly logger: Pick<LoggerPort, 'warn'>
}): void {
  const { controller, local, remote, logger } = parameters
  const ignored = Object.entries(local ?? {})
    .filter(([name, value]) => value !== undefined && name in defaultRemoteFeatures)
    .map(([name]) => name)
  if (ignored.length > 0)
    logger.warn(`The local configuration of ${ignored.join(', ')} was ignored: the project's own is used.`)
  const { isBasic } = controller.store.getState()
  controller.setRemoteFeatures(resolveRemoteFeatures({ local, remote, isBasic }))
}
