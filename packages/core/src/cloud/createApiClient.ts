import type { EndpointMethod } from '@latchkey/protocol/api'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ClockPort, HttpPort, RandomPort } from '../kernel/ports/ports.ts'
import { toApiFailure } from './toApiFailure.ts'

/** The timeout of a call to the cloud including a retry, in ms. */
const API_TIMEOUT = 10_000

/** The pause before a read without a network is retried, in ms. */
const API_RETRY_PAUSE = 500

/** The dependencies of the client. */
export interface ApiClientContext {
  /** The cloud's URL without a trailing slash; `null` if there is none. */
  readonly baseUrl: string | null
  readonly projectId: string
  readonly sdkType: string
  readonly sdkVersion: string
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly http: HttpPort
}

/** One call. */
export interface ApiRequest {
  readonly method: EndpointMethod
  /** From the root, such as `/v1/balance`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** Lets the request outlive the page; its body may then be at most 64 kB. */
  readonly keepalive?: boolean | undefined
  /** How the browser's cache is used. Default: as usual. */
  readonly cache?: RequestCache | undefined
}

/** Sends requests to the cloud, independent of the endpoint. */
export interface ApiClient {
  /**
   * Sends a request and reads the response, within 10 seconds. Retries a GET once if there is no network; no other
   * request is ever sent twice.
   *
   * @throws `api.cloudMissing`, `api.unreachable`, `request.timedOut`, the signal's reason, and by status
   * `api.rateLimited` (429), `api.notConfigured` (501 of the cloud itself), `api.failed` (500 to 599), `api.refused`
   * (any
   * other).
   */
  send<value>(request: ApiRequest, read: (response: Response) => Promise<value>): Promise<value>
  /** Aborts all pending requests with `modal.destroyed`. */
  destroy(): void
}

/**
 * Creates the HTTP client of a modal. Every request contains the project, the SDK and its version (S7.001), and a
 * client id that is random for each modal and never stored: it groups the requests of one page without tracking
 * visitors (S7.066).
 *
 * @example
 * ```ts
 * const client = createApiClient({ baseUrl, projectId, sdkType, sdkVersion, clock, random, http })
 * const text = await client.send({ method: 'GET', path: '/health' }, (response) => response.text())
 * ```
 */
export function createApiClient(context: ApiClientContext): ApiClient {
  const { baseUrl, projectId, sdkType, sdkVersion, clock, http } = context
  const clientId = context.random.uuid()
  const underWay = new Set<AbortController>()
  let isDestroyed = false

  const toUrl = ({ path, query = {} }: ApiRequest): string => {
    const url = new URL(`${baseUrl}${path}`)
    for (const [name, value] of Object.entries({ projectId, st: sdkType, sv: sdkVersion, clientId, ...query }))
      if (value !== undefined) url.searchParams.set(name, value)
    return url.href
  }

  const toInit = ({ method, body, cache, keepalive = false }: ApiRequest, signal: AbortSignal): RequestInit => ({
    method,
    signal,
    keepalive,
    // The cloud keeps no session of the visitor, so send no cookies.
    credentials: 'omit',
    ...(cache && { cache }),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })

  const pause = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        cancel()
        resolve()
      }
      const cancel = clock.after(API_RETRY_PAUSE, end)
      signal.addEventListener('abort', end, { once: true })
    })

  return {
    send: async (request, read) => {
      const callerSignal = request.signal
      callerSignal?.throwIfAborted()
      if (isDestroyed) throw new ModalError('modal.destroyed')
      if (baseUrl === null) throw new ModalError('api.cloudMissing')
      const controller = new AbortController()
      const { signal } = controller
      const abort = (): void => controller.abort(callerSignal?.reason)
      const cancel = clock.after(API_TIMEOUT, () => controller.abort(new ModalError('request.timedOut')))
      callerSignal?.addEventListener('abort', abort, { once: true })
      underWay.add(controller)
      try {
        for (let attempt = 1; ; attempt++) {
          try {
            const response = await http.fetch(toUrl(request), toInit(request, signal))
            if (!response.ok) throw await toApiFailure(response)
            return await read(response)
          } catch (cause) {
            signal.throwIfAborted()
            if (isModalError(cause)) throw cause
            if (request.method !== 'GET' || attempt > 1 || !http.isOnline())
              throw new ModalError('api.unreachable', { cause, category: 'API_ERROR' })
            await pause(signal)
            signal.throwIfAborted()
          }
        }
      } finally {
        cancel()
        callerSignal?.removeEventListener('abort', abort)
        underWay.delete(controller)
      }
    },
    destroy: () => {
      isDestroyed = true
      for (const controller of underWay) controller.abort(new ModalError('modal.destroyed'))
    },
  }
}
