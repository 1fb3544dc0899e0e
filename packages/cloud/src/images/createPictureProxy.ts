import type { Metrics } from '../observe/createMetrics.ts'
import { type Connect, connectTo } from './connectTo.ts'
import { fetchPicture, type PictureResult } from './fetchPicture.ts'
import { type ResolveName, resolveName } from './resolveName.ts'

/** How long a picture may take, in ms. */
const defaultTimeLimit = 5_000

/** How many pictures one node fetches at once; together they take some 160 MB at most. */
const openAtMost = 32

/** Fetches pictures for pages. */
export interface PictureProxy {
  /** Resolves with `busy` if the node fetches as many as it can. Identical concurrent calls share one. */
  get(url: string): Promise<PictureResult | { readonly kind: 'busy' }>
}

/**
 * Creates the proxy of a node.
 *
 * @param parameters.gateway URL below which files of IPFS are read.
 * @param parameters.resolve for tests, as are `connect` and `timeLimit`.
 */
export function createPictureProxy(parameters: {
  readonly gateway: string | undefined
  readonly metrics: Metrics
  readonly resolve?: ResolveName | undefined
  readonly connect?: Connect | undefined
  readonly timeLimit?: number | undefined
}): PictureProxy {
  const {
    connect = connectTo,
    gateway,
    metrics,
    resolve = (hostname, signal) => resolveName(hostname, signal),
    timeLimit = defaultTimeLimit,
  } = parameters
  const outcomes = metrics.counter('latchkey_pictures_total', 'Pictures fetched for pages, by outcome.', ['outcome'])
  const open = new Map<string, Promise<PictureResult>>()

  const start = async (url: string): Promise<PictureResult> => {
    try {
      const result = await fetchPicture({ url, gateway, timeLimit, resolve, connect })
      outcomes.inc({ outcome: result.kind === 'picture' ? 'picture' : result.fault })
      return result
    } finally {
      open.delete(url)
    }
  }
  return {
    async get(url) {
      const before = open.get(url)
      if (before !== undefined) return before
      if (open.size >= openAtMost) {
        outcomes.inc({ outcome: 'busy' })
        return { kind: 'busy' }
      }
      const result = start(url)
      open.set(url, result)
      return result
    },
  }
}
