import type { Metrics } from '../observe/createMetrics.ts'
import { type Connect, connectTo } from './connectTo.ts'
import { fetchPublicFile, type PublicFile } from './fetchPublicFile.ts'
import { inspectPicture, type PictureMediaType } from './inspect/inspectPicture.ts'
import type { PictureFault } from './PictureFault.ts'
import { type ResolveName, resolveName } from './resolveName.ts'

/** How long a picture may take, in ms. */
const defaultTimeLimit = 5_000

/** How many files one node fetches at once; together they take some 160 MB at most. */
const openAtMost = 32

const kinds = {
  picture: {
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml',
    bytesAtMost: 5_242_880,
  },
  metadata: { accept: 'application/json', bytesAtMost: 524_288 },
} as const

/** A picture that a page may show, or why there is none. */
export type PictureResult =
  | { readonly kind: 'picture'; readonly bytes: Buffer; readonly mediaType: PictureMediaType }
  | { readonly kind: 'refused'; readonly fault: PictureFault }

/** The answer of a node that fetches as many files as it can. */
interface Busy {
  readonly kind: 'busy'
}

/** Fetches pictures for pages, and the metadata that names them. Identical concurrent calls share one. */
export interface PictureProxy {
  get(url: string): Promise<PictureResult | Busy>
  /** The metadata of a token, which may be anything. */
  getMetadata(url: string): Promise<PublicFile | Busy>
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
  const pictures = metrics.counter('latchkey_pictures_total', 'Pictures fetched for pages, by outcome.', ['outcome'])
  const metadata = metrics.counter(
    'latchkey_picture_metadata_total',
    'Metadata of tokens fetched for their pictures, by outcome.',
    ['outcome'],
  )
  /** What is being fetched, of all kinds. */
  const underWay = new Set<string>()

  const createFetcher = <result extends PictureResult | PublicFile>(options: {
    readonly kind: keyof typeof kinds
    readonly outcomes: typeof pictures
    readonly read: (file: PublicFile) => result
  }): ((url: string) => Promise<result | Busy>) => {
    const { kind, outcomes, read } = options
    const open = new Map<string, Promise<result>>()
    const start = async (url: string): Promise<result> => {
      const key = `${kind} ${url}`
      underWay.add(key)
      try {
        const result = read(await fetchPublicFile({ url, gateway, timeLimit, resolve, connect, ...kinds[kind] }))
        outcomes.inc({ outcome: result.kind === 'refused' ? result.fault : result.kind })
        return result
      } finally {
        open.delete(url)
        underWay.delete(key)
      }
    }
    return async (url) => {
      const before = open.get(url)
      if (before !== undefined) return before
      if (underWay.size >= openAtMost) {
        outcomes.inc({ outcome: 'busy' })
        return { kind: 'busy' }
      }
      const result = start(url)
      open.set(url, result)
      return result
    }
  }
  return {
    get: createFetcher({ kind: 'picture', outcomes: pictures, read: toPicture }),
    getMetadata: createFetcher({ kind: 'metadata', outcomes: metadata, read: (file) => file }),
  }
}

function toPicture(file: PublicFile): PictureResult {
  if (file.kind !== 'file') return file
  const { bytes } = file
  const mediaType = inspectPicture(bytes)
  return mediaType === undefined ? { kind: 'refused', fault: 'not_a_picture' } : { kind: 'picture', bytes, mediaType }
}
