import { custom, fallback, http, type Transport } from 'viem'
import { HTTP_TIMEOUT, RPC_BATCH_SIZE } from './constants.ts'

/**
 * Reaches a chain over one or several endpoints, whose URLs are used as they are. Before the first request every endpoint
 * is pinged (S7.059, S7.060): of several, the first to answer is asked first, so that a dead one costs no time.
 */
export function createRpcTransport(parameters: {
  readonly urls: readonly [string, ...string[]]
  readonly hasPing: boolean
  /** Ends what is on its way. */
  readonly life: AbortSignal
}): Transport {
  const { urls, hasPing, life } = parameters
  // By an error of the platform's kind, which viem takes for an end and not for a failure to try again after.
  const end = new AbortController()
  life.addEventListener('abort', () => end.abort(), { once: true })
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
      // A single endpoint is asked anyway, whatever came of the ping.
      if (urls.length > 1) await pinged
      return transport.request(call)
    }
    // The endpoints' own transports try again.
    return custom({ request }, { key: 'latchkey', name: 'Latchkey JSON-RPC', retryCount: 0 })(options)
  }
}

/** An endpoint that does not know the method has answered, too. */
function assertAnswer(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error
}
