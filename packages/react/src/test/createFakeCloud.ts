import type { CatalogueWallet } from '@latchkey/core/internal'
import type { HttpPort } from '@latchkey/core/testing'
import { answerNames, nameSuffix, type FakeNames } from './answerNames.ts'
import { answerOnramp, type FakeOnramp } from './answerOnramp.ts'
import { toIcon } from './toIcon.ts'

/** A request to the catalogue. */
export interface CatalogueCall {
  readonly page: number
  readonly entries: number
  readonly search: string
}

/** A balance as the cloud's API sends it. */
export interface FakeBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: string
  /** CAIP-10; absent for the network's coin. */
  readonly address?: string | undefined
  readonly price?: number | undefined
  readonly value?: number | undefined
  readonly quantity: { readonly decimals: number; readonly numeric: string }
  readonly iconUrl: string | null
  readonly isListed?: boolean | undefined
  readonly flags?: { readonly is_spam?: boolean | undefined } | undefined
}

/** What the cloud answers when it is asked for the balances on a network. `hold`: no response. */
export type FakeBalances = readonly FakeBalance[] | 'hold' | 'fail'

/** A fake cloud with the behaviour of the real one: it lists wallets, and fails as configured. */
export interface FakeCloud {
  /** For the option `cloud`. */
  readonly url: string
  readonly http: HttpPort
  /** The wallet lists requested so far. */
  readonly calls: readonly CatalogueCall[]
  /** The networks whose balances were requested so far. */
  readonly balanceCalls: readonly string[]
  /** How many pictures that its answers name were requested so far. */
  readonly pictureCalls: number
  /** The balances on a network; by default none. */
  balances: (chainId: string) => FakeBalances
  /** The project's features, which replace those of the app. */
  features: Readonly<Record<string, boolean>>
  /** The secure site that the project's configuration names. */
  secureSite: string | undefined
  /** The identity of every account. An avatar `/v1/image/00ff00.a.b` is a picture of that colour. */
  identity: { readonly name: string | null; readonly avatar: string | null }
  /** `hold`: no response until it changes; `fail`: no list; `offline`: no network. */
  answer: 'all' | 'hold' | 'fail' | 'offline'
}

export interface FakeCloudParameters {
  /** Answers a page of an account's transactions; `undefined` is a failure. */
  readonly history?: ((query: URLSearchParams) => unknown) | undefined
  /** Answers a page of an account's non-fungible tokens; `undefined` is a failure. */
  readonly nfts?: ((query: URLSearchParams) => unknown) | undefined
  /** Answers what swaps ask for; `undefined` is a failure. */
  readonly swaps?: ((path: string, query: URLSearchParams, body: string) => Promise<unknown>) | undefined
  /** The names that visitors can register; by default none. */
  readonly names?: FakeNames | undefined
  /** What sellers answer; by default there are none. */
  readonly onramp?: FakeOnramp | undefined
}

/** Creates a cloud with these wallets, each with a picture of one colour. */
export function createFakeCloud(
  wallets: readonly CatalogueWallet[],
  {
    history = () => undefined,
    names,
    onramp,
    swaps,
    nfts = () => ({ nfts: [], next: null }),
  }: FakeCloudParameters = {},
): FakeCloud {
  const url = 'https://cloud.example'
  const calls: CatalogueCall[] = []
  let held: (() => void)[] = []
  let answer: FakeCloud['answer'] = 'all'
  let balances: FakeCloud['balances'] = () => []
  const balanceCalls: string[] = []
  let pictureCalls = 0
  let features: FakeCloud['features'] = {}
  let secureSite: FakeCloud['secureSite']

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

  const toPicture = (colour: string): Response => {
    const [, svg = ''] = toIcon(`#${colour}`).split(',')
    return new Response(decodeURIComponent(svg), { headers: { 'content-type': 'image/svg+xml' } })
  }

  const respond = async (path: string, query: URLSearchParams, body: string): Promise<Response> => {
    const sold = onramp && (await answerOnramp({ path, query, body, onramp }))
    if (sold) return sold
    if (swaps && /^\/v1\/(convert|fungible)\//.test(path)) {
      const found = await swaps(path, query, body)
      return found === undefined ? new Response('', { status: 502 }) : Response.json(found)
    }
    if (names && path.startsWith('/v1/profile/')) return await answerNames(path, names)
    const image = /^\/getWalletImage\/(.+)$/.exec(path)?.[1]
    if (image !== undefined) return toPicture(image)
    if (path.startsWith('/v1/image/')) {
      pictureCalls++
      return toPicture(path.slice('/v1/image/'.length).split('.')[0] ?? '')
    }
    if (/^\/v1\/account\/[^/]+\/balance$/.test(path)) {
      const chainId = query.get('chainId') ?? ''
      balanceCalls.push(chainId)
      const found = balances(chainId)
      if (found === 'hold') await new Promise(() => {})
      return found === 'fail' ? new Response('', { status: 500 }) : Response.json({ balances: found })
    }
    if (path.startsWith('/v1/identity/')) return Response.json(cloud.identity)
    const kind = /^\/v1\/account\/[^/]+\/(history|nfts)$/.exec(path)?.[1]
    if (kind !== undefined) {
      const page = await (kind === 'nfts' ? nfts(query) : history(query))
      if (page instanceof Response) return page
      return page === undefined ? new Response('', { status: 502 }) : Response.json(page)
    }
    switch (path) {
      case '/getWallets':
        return Response.json(list(query))
      case '/appkit/v1/config':
        return Response.json({
          features: { onramp: onramp ? ['coinbase', 'meld'] : false, ...features },
          ...(onramp && { offered: ['onramp'] }),
          ...(secureSite !== undefined && { secureSite }),
          ...(names && { nameSuffix }),
        })
      case '/projects/v1/origins':
        return Response.json({ allowedOrigins: [] })
      case '/getAnalyticsConfig':
        return Response.json({ isAnalyticsEnabled: false })
      default:
        throw new TypeError(`The cloud has no ${path}.`)
    }
  }

  const cloud: FakeCloud = {
    url,
    calls,
    identity: { name: null, avatar: null },
    http: {
      isOnline: () => answer !== 'offline',
      fetch: async (address, { body, signal }) => {
        const { origin, pathname, searchParams } = new URL(address)
        if (origin !== url) throw new TypeError(`${origin} is not the cloud.`)
        if (answer === 'hold')
          await new Promise<void>((resolve, reject) => {
            held.push(resolve)
            signal?.addEventListener('abort', () => reject(signal.reason as Error))
          })
        if (answer === 'offline') throw new TypeError('Failed to fetch')
        if (answer === 'fail' && pathname === '/getWallets') return new Response('', { status: 500 })
        return respond(pathname, searchParams, typeof body === 'string' ? body : '')
      },
    },
    balanceCalls,
    get pictureCalls() {
      return pictureCalls
    },
    get balances() {
      return balances
    },
    set balances(next) {
      balances = next
    },
    get features() {
      return features
    },
    set features(next) {
      features = next
    },
    get secureSite() {
      return secureSite
    },
    set secureSite(next) {
      secureSite = next
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
  return cloud
}
