import type { CatalogueWallet } from '@latchkey/core/internal'
import type { HttpPort } from '@latchkey/core/testing'
import { toIcon } from './toIcon.ts'

/** One call of the catalogue. */
export interface CatalogueCall {
  readonly page: number
  readonly entries: number
  readonly search: string
}

/** A project's cloud as its pages see it: it lists wallets as the real one does, and fails as it is told. */
export interface FakeCloud {
  /** For the option `cloud`. */
  readonly url: string
  readonly http: HttpPort
  /** The lists of wallets that were asked for so far. */
  readonly calls: readonly CatalogueCall[]
  /** `hold`: nothing is answered until it changes; `fail`: there is no list; `offline`: there is no network. */
  answer: 'all' | 'hold' | 'fail' | 'offline'
}

/** Makes a cloud with these wallets, which all have a picture of one colour. */
export function createFakeCloud(wallets: readonly CatalogueWallet[]): FakeCloud {
  const url = 'https://cloud.example'
  const calls: CatalogueCall[] = []
  let held: (() => void)[] = []
  let answer: FakeCloud['answer'] = 'all'

  const list = (query: URLSearchParams): unknown => {
    const [page, entries] = [Number(query.get('page')), Number(query.get('entries'))]
    const search = query.get('search') ?? ''
    calls.push({ page, entries, search })
    const [include, exclude] = ['include', 'exclude'].map((name) => query.get(name)?.split(','))
    const found = wallets.filter(
      ({ id, name }) =>
        (include?.includes(id) ?? true) &&
        !exclude?.includes(id) &&
        name.toLowerCase().includes(search.trim().toLowerCase()),
    )
    return { data: found.slice((page - 1) * entries, page * entries), count: found.length }
  }

  const respond = (path: string, query: URLSearchParams): Response => {
    const image = /^\/getWalletImage\/(.+)$/.exec(path)?.[1]
    if (image !== undefined) {
      const [, svg = ''] = toIcon(`#${image}`).split(',')
      return new Response(decodeURIComponent(svg), { headers: { 'content-type': 'image/svg+xml' } })
    }
    switch (path) {
      case '/getWallets':
        return Response.json(list(query))
      case '/appkit/v1/config':
        return Response.json({ features: {} })
      case '/projects/v1/origins':
        return Response.json({ allowedOrigins: [] })
      case '/getAnalyticsConfig':
        return Response.json({ isAnalyticsEnabled: false })
      default:
        throw new TypeError(`The cloud has no ${path}.`)
    }
  }

  return {
    url,
    calls,
    http: {
      isOnline: () => answer !== 'offline',
      fetch: async (address, { signal }) => {
        const { origin, pathname, searchParams } = new URL(address)
        if (origin !== url) throw new TypeError(`${origin} is not the cloud.`)
        if (answer === 'hold')
          await new Promise<void>((resolve, reject) => {
            held.push(resolve)
            signal?.addEventListener('abort', () => reject(signal.reason as Error))
          })
        if (answer === 'offline') throw new TypeError('Failed to fetch')
        if (answer === 'fail' && pathname === '/getWallets') return new Response('', { status: 500 })
        return respond(pathname, searchParams)
      },
    },
    get answer() {
      return answer
    },
    set answer(next) {
      answer = next
      const waiting = held
      held = []
      for (const resolve of waiting) resolve()
    },
  }
}
