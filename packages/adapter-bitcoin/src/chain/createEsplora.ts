import { HTTP_TIMEOUT, ModalError, toModalError, withLimits } from '@latchkey/core/adapter'
import type { AdapterContext, CaipNetworkId, ClockPort, Network } from '@latchkey/core/adapter'
import type { BitcoinAdapterParameters } from '../types.ts'
import { MAX_ANSWER_LENGTH } from './constants.ts'

/** What a client of esplora servers needs. */
export interface EsploraContext {
  readonly networks: readonly Network<'bip122'>[]
  readonly getEndpoints: AdapterContext<'bip122'>['getEndpoints']
  readonly parameters: BitcoinAdapterParameters
  readonly clock: ClockPort
  /** Aborts when the adapter is destroyed. */
  readonly signal: AbortSignal
}

/** A request to an esplora server. */
export interface EsploraCall {
  /** A network, or the id of one of the app's networks. */
  readonly network: Network<'bip122'> | CaipNetworkId<'bip122'>
  /** Such as `/tx/…/status`. */
  readonly path: string
  /** The body of a POST request. Without it the request is a GET. */
  readonly body?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** A server's answer, which may be a refusal (4xx). */
export interface EsploraAnswer {
  readonly status: number
  readonly text: string
}

/** Sends a request to the esplora servers of a network, one after the other until one answers. */
export type AskEsplora = (call: EsploraCall) => Promise<EsploraAnswer>

/**
 * Creates the client of esplora servers (the REST interface of Blockstream and mempool.space). Servers that fail, are too busy
 * or too slow are skipped. A refusal counts as an answer.
 *
 * @throws `network.unsupported` without a server, `request.failed` if none answers, and the signal's reason.
 */
export function createEsplora({
  networks,
  getEndpoints,
  parameters,
  clock,
  signal: adapterSignal,
}: EsploraContext): AskEsplora {
  const getUrls = async (requested: EsploraCall['network']): Promise<readonly string[]> => {
    const networkId = typeof requested === 'string' ? requested : requested.caipNetworkId
    const network =
      typeof requested === 'string' ? networks.find(({ caipNetworkId }) => caipNetworkId === requested) : requested
    const urls = [parameters.esploraUrls?.[networkId] ?? (network ? await getEndpoints(network) : [])].flat()
    if (urls.length > 0) return urls.map((url) => url.replace(/\/+$/, ''))
    throw new ModalError('network.unsupported', { context: { networkId }, details: 'It has no esplora server' })
  }

  return async ({ network, path, body, signal }) => {
    let failure: unknown
    for (const url of await getUrls(network)) {
      try {
        const answer = await askOne({ url: `${url}${path}`, body, clock, signals: [adapterSignal, signal] })
        if (answer.status < 500 && answer.status !== 429) return answer
        failure = `Status ${answer.status}: ${answer.text.slice(0, 300)}`
      } catch (error) {
        for (const each of [adapterSignal, signal]) if (each?.aborted) throw each.reason
        failure = error
      }
    }
    const details = `No esplora server answered ${path.slice(0, 100)}: ${toModalError(failure, 'request.failed').details}`
    throw new ModalError('request.failed', { cause: failure, details })
  }
}

async function askOne(parameters: {
  readonly url: string
  readonly body: string | undefined
  readonly clock: ClockPort
  readonly signals: readonly (AbortSignal | undefined)[]
}): Promise<EsploraAnswer> {
  const { url, body, clock, signals } = parameters
  const over = new AbortController()
  const ask = async (): Promise<EsploraAnswer> => {
    const init = body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'text/plain' } }
    const response = await fetch(url, { ...init, signal: over.signal })
    const text = await response.text()
    if (text.length > MAX_ANSWER_LENGTH) throw new ModalError('request.failed', { details: 'The answer is too long' })
    return { status: response.status, text }
  }
  const answer = ask()
  answer.catch(() => undefined)
  return withLimits(answer, { clock, signals, timeout: HTTP_TIMEOUT }).finally(() => over.abort())
}
