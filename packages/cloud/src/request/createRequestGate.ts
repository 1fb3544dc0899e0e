import type { Settings } from '../config/Settings.ts'
import type { Logger } from '../observe/createLogger.ts'
import { createHostCheck, type HostCheck } from './createHostCheck.ts'
import { createProxyCheck } from './createProxyCheck.ts'
import { type AddressedRequest, type ClientAddress, getClientIp, getRequestAddress } from './getClientAddress.ts'

/** Tells where a request comes from and whether it is meant for this cloud. One for HTTP and the relay. */
export interface RequestGate {
  readAddress(request: AddressedRequest | undefined): ClientAddress
  /** The whole IP address, for providers that demand it. */
  readIp(request: AddressedRequest | undefined): string
  readonly isKnownHost: HostCheck
  /** The same for the port for operators, if there is one. */
  readonly isKnownAdminHost: HostCheck
}

/** Creates the gate of a node. */
export function createRequestGate(parameters: {
  readonly settings: Pick<Settings, 'admin' | 'dashboard' | 'host' | 'publicUrls' | 'trustedProxies'>
  readonly logger: Logger
}): RequestGate {
  const { logger, settings } = parameters
  const isProxy = createProxyCheck(settings.trustedProxies)
  const dashboardUrl = settings.dashboard.url
  let hasWarned = false
  return {
    isKnownHost: createHostCheck({ ...settings, dashboardUrl }),
    isKnownAdminHost: createHostCheck({
      host: settings.admin?.host ?? settings.host,
      publicUrls: settings.publicUrls,
      dashboardUrl,
      isForOperators: true,
    }),
    readIp: (request) =>
      getClientIp({ remoteAddress: request?.socket.remoteAddress, headers: request?.headers ?? {}, isProxy }),
    readAddress(request) {
      if (!hasWarned && request?.headers['x-forwarded-for'] !== undefined) {
        const { remoteAddress = '' } = request.socket
        if (!isProxy(remoteAddress)) {
          hasWarned = true
          logger.warn({}, getWarning(settings.trustedProxies.length > 0))
        }
      }
      return getRequestAddress({ request, isProxy })
    },
  }
}

function getWarning(hasProxies: boolean): string {
  return hasProxies
    ? 'X-Forwarded-For arrived from an address outside of LATCHKEY_TRUST_PROXY and was ignored. Either add the network of that proxy, or keep clients from reaching this port beside the proxy.'
    : 'X-Forwarded-For arrived, but no proxy is trusted, so all clients of a proxy share its limits. If a proxy is in front of the cloud, set LATCHKEY_TRUST_PROXY to its network, such as loopback or private.'
}
