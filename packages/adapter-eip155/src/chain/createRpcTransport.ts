import { HTTP_TIMEOUT, type ClockPort } from '@latchkey/core/adapter'
import { custom, fallback, http, UrlRequiredError, type Transport } from 'viem'

/** The largest number of requests in one HTTP request (S9.025). */
const RPC_BATCH_SIZE = 1_000

/** The cloud's limit for visitors. */
const CLOUD_BATCH_SIZE = 50

/**
 * How long an endpoint that could not be reached is not asked again, in ms. That is longer than viem's retries take: browsers
 * write a line to the console for each request that reaches no server, and a page cannot prevent it.
 */
const UNREACHABLE_PAUSE = 2_000

/**
 * Creates a transport over one or several endpoints, whose URLs are used unchanged. The URLs are resolved for each request,
 * because they change when the cloud's list of chains arrives. Every endpoint is pinged before its first request (S7.059,
 * S7.060). The one that answers first is preferred, so that a dead one costs no time. Requests to an endpoint that could not be
 * reached fail at once for a short time.
 *
 * Requests reject with viem's `UrlRequiredError` while there is no endpoint.
 */
export function createRpcTransport(parameters: {
  readonly getUrls: () => Promise<readonly string[]>
  readonly hasPing: boolean
  readonly clock: Pick<ClockPort, 'now'>
  /** Cancels pending requests. */
  readonly signal: AbortSignal
}): Transport {
  const { getUrls, hasPing, clock, signal } = parameters
  // viem does not retry after the platform's own abort error, so the signal's reason is not used.
  const end = new AbortController()
  signal.addEventListener('abort', () => end.abort(), { once: true })
  const faults = new Map<string, { readonly at: number; readonly error: unknown }>()
  const createFetch =
    (url: string): typeof fetch =>
    async (input, init) => {
      const fault = faults.get(url)
      if (fault && clock.now() - fault.at < UNREACHABLE_PAUSE) throw fault.error
      const signals = AbortSignal.any([end.signal, ...(init?.signal ? [init.signal] : [])])
      try {
        return await fetch(input, { ...init, signal: signals })
      } catch (error) {
        if (!signals.aborted) faults.set(url, { at: clock.now(), error })
        throw error
      }
    }
  const open = (url: string): Transport => {
    const batchSize = url.includes('/v1/?projectId=') ? CLOUD_BATCH_SIZE : RPC_BATCH_SIZE
    return http(url, { batch: { batchSize }, timeout: HTTP_TIMEOUT, fetchFn: createFetch(url) })
  }

  return (options) => {
    const join = (urls: readonly string[]): ReturnType<Transport> => fallback(urls.map(open))(options)
    let endpoints: { readonly key: string; readonly request: Request } | undefined

    const connect = (urls: readonly string[]): Request => {
      let transport = join(urls)
      let pinged: Promise<void> | undefined

      const ping = async (): Promise<void> => {
        const answers = urls.map(async (url) => {
          await http(url, { timeout: HTTP_TIMEOUT, fetchFn: createFetch(url) })({ ...options, retryCount: 0 })
            .request({ method: 'net_listening' })
            .catch(assertAnswer)
          return url
        })
        const first = await Promise.any(answers).catch(() => urls[0])
        if (first !== undefined && first !== urls[0]) transport = join([first, ...urls.filter((url) => url !== first)])
      }

      return async (call) => {
        if (hasPing) pinged ??= ping()
        // A single endpoint is used whatever the ping's result.
        if (urls.length > 1) await pinged
        return transport.request(call)
      }
    }

    const request: Request = async (call) => {
      const urls = await getUrls()
      if (urls.length === 0) throw new UrlRequiredError()
      const key = urls.join(' ')
      if (endpoints?.key !== key) endpoints = { key, request: connect(urls) }
      return endpoints.request(call)
    }
    // The endpoints' own transports retry.
    return custom({ request }, { key: 'latchkey', name: 'Latchkey JSON-RPC', retryCount: 0 })(options)
  }
}

type Request = (call: Parameters<ReturnType<Transport>['request']>[0]) => Promise<unknown>

/** An endpoint that rejects the method has answered, too. */
function assertAnswer(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error
}
