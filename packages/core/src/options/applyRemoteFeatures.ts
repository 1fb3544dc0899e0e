import type { LoggerPort } from '../kernel/ports/ports.ts'
import type { FeatureOptions, RemoteFeatures } from './features.ts'
import type { OptionsController } from './optionsController.ts'
import { resolveRemoteFeatures } from './resolveRemoteFeatures.ts'

/**
 * Applies the features of the project's configuration. Those that the operator has set override the app's own, with a
 * warning that names them (S6.003, S6.004). The app's own settings apply to the others.
 */
export function applyRemoteFeatures(parameters: {
  readonly controller: Pick<OptionsController, 'store' | 'setRemoteFeatures'>
  /** The features that the app set. */
  readonly local: FeatureOptions | undefined
  /** The features of the project's configuration. */
  readonly remote: Pick<FeatureOptions, keyof RemoteFeatures>
  /** The features of `remote` that list what the cloud offers, because the operator has set none. The app chooses from them. */
  readonly offered?: readonly string[] | undefined
  readonly logger: Pick<LoggerPort, 'warn'>
}): void {
  const { controller, local = {}, logger, offered = [], remote } = parameters
  const decided = listNames(remote).filter((name) => !offered.includes(name))
  const ignored = listNames(local).filter((name) => decided.includes(name))
  if (ignored.length > 0)
    logger.warn(`The local configuration of ${ignored.join(', ')} was ignored: the project's own is used.`)
  const { isBasic } = controller.store.getState()
  /** Whether the app chooses from what the cloud offers. Without a choice of its own, it takes everything. */
  const isChosen = (name: keyof RemoteFeatures): boolean =>
    offered.includes(name) && local[name] !== undefined && local[name] !== true
  const own = resolveRemoteFeatures({ features: local, isBasic })
  const features = {
    email: remote.email ?? own.email,
    socials: pick(own.socials, remote.socials, isChosen('socials')),
    swaps: pick(own.swaps, remote.swaps, isChosen('swaps')),
    onramp: pick(own.onramp, remote.onramp, isChosen('onramp')),
    activity: remote.activity ?? own.activity,
    nfts: remote.nfts ?? own.nfts,
    branding: remote.branding ?? own.branding,
  }
  controller.setRemoteFeatures(resolveRemoteFeatures({ features, isBasic }))
}

/** The features that are set. */
function listNames(features: FeatureOptions): readonly string[] {
  return Object.entries(features).flatMap(([name, value]) => (value === undefined ? [] : name))
}

/** Of an offer, the app's own choice; else the list of the cloud, and the app's own without one. */
function pick<item>(
  own: readonly item[] | false,
  remote: readonly item[] | boolean | undefined,
  isChosen: boolean,
): readonly item[] | boolean {
  if (remote === undefined) return own
  if (!isChosen || typeof remote === 'boolean') return remote
  const chosen = own && own.filter((item) => remote.includes(item))
  return chosen && chosen.length > 0 && chosen
}
