import { HTTP_TIMEOUT } from '@latchkey/core/adapter'
import { custom, fallback, http, type Transport } from 'viem'

/** The largest number of requests in one HTTP request (S9.025). */
const RPC_BATCH_SIZE = 1_000

/**
 * Creates a transport over one or several endpoints, whose URLs are used unchanged. Every endpoint is pinged before the
 * first request (S7.059, S7.060). The one that answers first is preferred, so that a dead one costs no time.
 */
export function createRpcTransport(parameters: {
  readonly urls: readonly [string, ...string[]]
  readonly hasPing: boolean
  /** Cancels pending requests. */
  readonly signal: AbortSignal
}): Transport {
  const { urls, hasPing, signal } = parameters
  // viem does not retry after the platform's own abort error, so the signal's reason is not used.
  const end = new AbortController()
  signal.addEventListener('abort', () => end.abort(), { once: true })
  const fetchFn: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any([end.signal, ...(init?.signal ? [init.signal] : [])]) })
  const open = (url: string): Transport =>
    http(url, { batch: { batchSize: RPC_BATCH_SIZE }, timeout: HTTP_TIMEOUT, fetchFn })

  return (options) => {
    const join = (list: readonly string[]): ReturnType<Transport> => fallback(list.map(open))(options)
    let transport = join(urls)
    let pinged: Promise<void> | undefined

    const ping = async (): Promise<void> => {
      const answers = urls.map(async (url) => {
        await http(url, { timeout: HTTP_TIMEOUT, fetchFn })({ ...options, retryCount: 0 })
          .request({ method: 'net_listening' })
          .catch(assertAnswer)
        return url
      })
      const first = await Promise.any(answers).catch(() => urls[0])
      if (first !== urls[0]) transport = join([first, ...urls.filter((url) => url !== first)])
    }

    const request = async (call: Parameters<typeof transport.request>[0]): Promise<unknown> => {
      if (hasPing) pinged ??= ping()
      // A single endpoint is used whatever the ping's result.
      if (urls.length > 1) await pinged
      return transport.request(call)
    }
    // The endpoints' own transports retry.
    return custom({ request }, { key: 'latchkey', name: 'Latchkey JSON-RPC', retryCount: 0 })(options)
  }
}

/** An endpoint that rejects the method has answered, too. */
function assertAnswer(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error
}
