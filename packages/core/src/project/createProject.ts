import { isAllowedOrigin } from '@latchkey/protocol/atoms'
import { getConfig, getOrigins } from '@latchkey/protocol/project'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { findConfigAlert } from '../cloud/findConfigAlert.ts'
import type { AlertErrorCode } from '../kernel/errors/errorSurfaces.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { applyRemoteFeatures } from '../options/applyRemoteFeatures.ts'
import { isUrl } from '../kernel/utils/isUrl.ts'
import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import { createAnalytics, type Analytics } from './analytics/createAnalytics.ts'
import type { ProjectState, RelayTarget } from './state.ts'

/** The public relay, which wallets use by default (S9.103). */
const PUBLIC_RELAY = 'wss://relay.walletconnect.org'

/** The path of a cloud's own relay. */
const CLOUD_RELAY_PATH = '/relay'

/** How long pairing waits for the relay in the project's configuration, in ms. */
const RELAY_WAIT = 1_500

/** The project's configuration from its cloud. Without it, the app's own options apply. */
export interface Project {
  /** Loads the configuration and starts analytics, on the first sign that the visitor will use the modal. */
  begin(): Promise<void>
  /**
   * Requests the project's features and allowed origins from the cloud. Later calls share the answer, and repeat the request
   * only after a failure. Reports failures to the developer; never rejects.
   */
  load(): Promise<void>
  /**
   * Returns the relay to pair over: the app's own (`relay`), else the one in the project's configuration, else the cloud's
   * own, else the public one. Waits at most 1.5 seconds for the configuration. Never rejects.
   */
  getRelay(): Promise<RelayTarget>
  destroy(): void
}

/** The requests of one load, pending or complete. */
interface ConfigRequests {
  readonly config: Promise<unknown>
  /** Includes the allowed origins, which are requested after the configuration. */
  readonly all: Promise<unknown>
}

export type ProjectContext = Pick<
  PluginContext<ProjectState, 'api'>,
  'controllers' | 'options' | 'plugin' | 'ports' | 'showError' | 'store'
>

/** Creates the project of one modal. */
export function createProject(context: ProjectContext): Project {
  const { ports, store } = context
  const local = context.options.features
  const { alerts, modal, options, telemetry } = context.controllers
  const api = context.plugin(apiPlugin).get()
  const { clock, logger, platform } = ports
  const { cloud, projectId, relay: ownRelay } = options.store.getState()
  let requests: ConfigRequests | undefined
  let hasLoggedFailure = false

  const showAlert = (code: AlertErrorCode, cause?: unknown): void => {
    if (alerts.store.getState().shown.includes(code)) return
    context.showError(toAlertError(code, { origin: platform.origin, cause }))
    if (code === 'config.originNotAllowed') telemetry.markForbiddenOrigin()
  }

  /** Shows an alert for what the developer can fix. Logs a temporary failure, such as a lost network, once. */
  const report = (error: unknown): void => {
    const code = findConfigAlert(error)
    if (code) return showAlert(code, error)
    if (hasLoggedFailure || isModalError(error, 'modal.destroyed')) return
    hasLoggedFailure = true
    logger.warn(
      "The project's configuration could not be loaded. The app's own options apply, and the request will be repeated.",
      error,
    )
  }

  const readConfig = async (): Promise<Pick<ProjectState, 'status' | 'relay' | 'nameSuffix'>> => {
    try {
      const { features, nameSuffix, offered, relay, secureSite } = await callEndpoint(api, getConfig, {})
      const { reownBranding: branding, ...others } = features
      // Before the features: those of the login need the site.
      if (secureSite && isUrl(secureSite, ['https:', 'http:'])) options.setSecureSite(secureSite)
      applyRemoteFeatures({ controller: options, local, remote: { ...others, branding }, offered, logger })
      return { status: 'ready', relay: relay ? toRelayTarget(relay) : null, nameSuffix: nameSuffix || undefined }
    } catch (error) {
      report(error)
      const { relay, nameSuffix } = store.getState()
      return { status: 'failed', relay, nameSuffix }
    }
  }

  /** S8.052: a failure without its own alert counts as an empty list, which allows every origin. */
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
    logger.warn(`The relay ${url} of the project's configuration is not a wss URL. The cloud's own relay is used.`)
    return null
  }

  const request = (): ConfigRequests => {
    store.patch({ status: 'loading' })
    // The relay is available without waiting for the origins.
    const config = readConfig().then((result) => {
      if (result.status === 'failed') requests = undefined
      store.patch(result)
    })
    // Nothing on the screen waits for the origins, so they do not compete with the first list of wallets.
    const checkOrigin = async (): Promise<void> => {
      await config
      const allowedOrigins = await readOrigins()
      const { origin } = platform
      if (allowedOrigins.length === 0 || isLoopbackOrigin(origin)) return
      if (!isAllowedOrigin({ origin, allowedOrigins })) showAlert('config.originNotAllowed')
    }
    return { config, all: checkOrigin() }
  }

  const load = (): ConfigRequests => {
    if (cloud === null) {
      store.patch({ status: 'ready' })
      return { config: Promise.resolve(), all: Promise.resolve() }
    }
    requests ??= request()
    return requests
  }

  const stop = watchSelector(
    modal.store,
    ({ isOpen }) => isOpen,
    (isOpen) => {
      if (isOpen && store.getState().status === 'failed') load()
    },
  )

  let analytics: Analytics | undefined

  return {
    begin: async () => {
      const { config, all } = load()
      analytics ??= createAnalytics({ ...context, whenConfigured: config })
      await all
    },
    destroy: () => {
      stop()
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

function toAlertError(
  code: AlertErrorCode,
  { origin, cause }: { readonly origin: string; readonly cause: unknown },
): ModalError {
  return new ModalError(code, code === 'config.originNotAllowed' ? { context: { origin }, cause } : { cause })
}

/** Whether an origin is on the visitor's own machine. Such origins need no entry in the list, so that development works. */
function isLoopbackOrigin(origin: string): boolean {
  return /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(origin)
}
