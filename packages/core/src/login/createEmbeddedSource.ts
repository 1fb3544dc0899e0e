import type { Namespace } from '@latchkey/protocol/caip'
import type { ConnectorDescriptor } from '../adapter/types.ts'
import type { SessionConnections, SessionSource } from '../connect/SessionSource.ts'
import { isFeatureEnabled } from '../options/isFeatureEnabled.ts'
import type { OptionsController } from '../options/optionsController.ts'
import { AUTH_ID, AUTH_NAME, LOGIN_NAMESPACES } from './constants.ts'

/**
 * Creates the session source of the embedded wallet. It lists its connectors while a login is turned on and there is a secure site,
 * which the project's configuration may name later.
 */
export function createEmbeddedSource(context: {
  readonly options: Pick<OptionsController, 'store'>
  /** The namespaces of the app. */
  readonly namespaces: readonly Namespace[]
  readonly load: () => Promise<SessionConnections>
}): SessionSource {
  const { load, namespaces, options } = context
  const connectors = LOGIN_NAMESPACES.filter((namespace) => namespaces.includes(namespace)).map(
    (namespace): ConnectorDescriptor => ({ id: AUTH_ID, namespace, name: AUTH_NAME, type: 'AUTH', ready: 'loadable' }),
  )
  return {
    id: 'embedded',
    get connectors() {
      const state = options.store.getState()
      return isFeatureEnabled(state, 'email') || isFeatureEnabled(state, 'socials') ? connectors : []
    },
    notFound: 'auth.connectorNotFound',
    // A stored session is restored even if the app no longer offers the login.
    owns: (connectorId) => connectorId === AUTH_ID,
    load,
  }
}
