import { isAllowedOrigin } from '@latchkey/protocol/atoms'
import { getConfig, getOrigins } from '@latchkey/protocol/project'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { findConfigAlert } from '../cloud/findConfigAlert.ts'
import type { AlertErrorCode } from '../kernel/errors/codes.ts'
import { createFeatureError } from '../kernel/errors/createFeatureError.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { isUrl } from '../kernel/utils/isUrl.ts'
import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import { CLOUD_RELAY_PATH, PUBLIC_RELAY, RELAY_WAIT } from './constants.ts'
import { isLoopbackOrigin } from './isLoopbackOrigin.ts'
import { createAnalytics, type Analytics } from './analytics/createAnalytics.ts'
import type { ProjectState, RelayTarget } from './state.ts'

/** The project's configuration, as its cloud has it. Without it everything goes on with what the app said. */
export interface Project {
  /** The visitor means to use the modal: loads the configuration and starts analytics. */
  begin(): Promise<void>
  /**
   * Asks the cloud for the project's features and its allowed origins, once: later calls share the answer, and ask again
   * only after a failure. What fails is told to the developer; never rejects.
   */
  load(): Promise<void>
  /**
   * The relay to pair over: the app's own (`relay`), else the one in the project's configuration, else the cloud's own,
   * else the public one. Waits 1.5 seconds at most for the configuration. Never rejects.
   */
  getRelay(): Promise<RelayTarget>
  destroy(): void
}

/** What is under way, or has been answered. */
interface Asking {
  readonly config: Promise<unknown>
  /** The origins too. */
  readonly all: Promise<unknown>
}

export type ProjectContext = Pick<
  PluginContext<ProjectState, 'api'>,
  'controllers' | 'plugin' | 'ports' | 'showError' | 'store'
>

/** Creates the project of one modal. */
export function createProject(context: ProjectContext): Project {
  const { ports, store } = context
  const { alerts, modal, options, telemetry } = context.controllers
  const api = context.plugin(apiPlugin).get()
  const { clock, logger, platform } = ports
  const { cloud, projectId, relay: ownRelay } = options.store.getState()
  let asking: Asking | undefined
  let hasToldFailure = false

  const showAlert = (code: AlertErrorCode, cause?: unknown): void => {
    if (alerts.store.getState().shown.includes(code)) return
    context.showError(toAlertError(code, { origin: platform.origin, cause }))
    if (code === 'config.originNotAllowed') telemetry.markForbiddenOrigin()
  }

  /** What the developer can mend is an alert; what passes by itself, such as a network that is away, is told once. */
  const report = (error: unknown): void => {
    const code = findConfigAlert(error)
    if (code) return showAlert(code, error)
    if (hasToldFailure || isModalError(error, 'modal.destroyed')) return
    hasToldFailure = true
    logger.warn(
      "The project's configuration could not be read. The app's own is used, and it is asked for again.",
      error,
    )
  }

  const readConfig = async (): Promise<Pick<ProjectState, 'status' | 'relay'>> => {
    try {
      const { features, relay } = await callEndpoint(api, getConfig, {})
      const { reownBranding: branding, ...others } = features
      options.setRemoteFeatures({ ...others, branding })
      return { status: 'ready', relay: relay ? toRelayTarget(relay) : null }
    } catch (error) {
      report(error)
      return { status: 'failed', relay: store.getState().relay }
    }
  }

  /** S8.052: any failure but those that have an alert of their own means an empty list, which allows every origin. */
  const readOrigins = async (): Promise<readonly string[]> => {
    try {
      return (await callEndpoint(api, getOrigins, {})).allowedOrigins
    } catch (error) {
      report(error)
      return []
    }
  }

  const toRelayTarget = (relay: { readonly url?: string | null | undefined; readonly projectId: string }) => {
    const url = relay.url ?? PUBLIC_RELAY
    if (isUrl(url, ['wss:', 'ws:'])) return { url, projectId: relay.projectId }
    logger.warn(`The relay ${url} of the project's configuration is no wss URL. The cloud's own is used.`)
    return null
  }

  const ask = (): Asking => {
    store.patch({ status: 'loading' })
    // Nobody who wants the relay waits for the origins too.
    const config = readConfig().then((read) => {
      if (read.status === 'failed') asking = undefined
      store.patch(read)
    })
    const origins = readOrigins().then((allowedOrigins) => {
      const { origin } = platform
      if (allowedOrigins.length === 0 || isLoopbackOrigin(origin)) return
      if (!isAllowedOrigin({ origin, allowedOrigins })) showAlert('config.originNotAllowed')
    })
    return { config, all: Promise.all([config, origins]) }
  }

  const load = (): Asking => {
    if (cloud === null) {
      store.patch({ status: 'ready' })
      return { config: Promise.resolve(), all: Promise.resolve() }
    }
    asking ??= ask()
    return asking
  }

  const end = watchSelector(
    modal.store,
    ({ isOpen }) => isOpen,
    (isOpen) => {
      if (isOpen && store.getState().status === 'failed') load()
    },
  )

  let analytics: Analytics | undefined

  return {
    begin: async () => {
      analytics ??= createAnalytics(context)
      await load().all
    },
    destroy: () => {
      end()
      analytics?.destroy()
    },
    load: async () => {
      await load().all
    },
    getRelay: async () => {
      if (ownRelay) return { url: ownRelay.url, projectId: ownRelay.projectId ?? projectId }
      if (cloud === null) return { url: PUBLIC_RELAY, projectId }
      await raceTimeout(load().config, { clock, milliseconds: RELAY_WAIT }).catch(() => undefined)
      return store.getState().relay ?? { url: `${cloud.replace(/^http/, 'ws')}${CLOUD_RELAY_PATH}`, projectId }
    },
  }
}

function toAlertError(code: AlertErrorCode, given: { readonly origin: string; readonly cause: unknown }): ModalError {
  const { origin, cause } = given
  // The words of these two are part of the first load.
  if (code === 'config.projectIdMissing' || code === 'network.notFound') return new ModalError(code, { cause })
  return createFeatureError(code, code === 'config.originNotAllowed' ? { context: { origin }, cause } : { cause })
}
