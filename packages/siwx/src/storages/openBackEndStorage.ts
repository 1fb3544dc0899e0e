import { toCaipAddress } from '@latchkey/protocol/caip'
import { siwxSessionSchema, type SiwxAccount } from '@latchkey/protocol/siwx'
import { array, maxLength, object, pipe, regex, string, unknown } from 'valibot'
import { requestJson } from './requestJson.ts'
import type { SiwxStorage } from './SiwxStorage.ts'

const nonceSchema = object({ nonce: pipe(string(), regex(/^[A-Za-z0-9]{8,128}$/)) })
const sessionsSchema = object({ sessions: pipe(array(siwxSessionSchema), maxLength(500)) })

/** The parameters of `createBackEndStorage`. */
export interface CreateBackEndStorageParameters {
  /** The URL of your back end's sign-in calls. Default: `/api/siwx`. */
  readonly url?: string | undefined
  /** The paths below `url`. Default: `nonce` and `sessions`. */
  readonly paths?: { readonly nonce?: string | undefined; readonly sessions?: string | undefined } | undefined
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Whether requests carry your cookies. Default: `include`. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Creates the storage of `createBackEndStorage`, on first use. */
export function openBackEndStorage(parameters: CreateBackEndStorageParameters): SiwxStorage {
  const { credentials = 'include', fetch = globalThis.fetch.bind(globalThis), headers, paths = {} } = parameters
  const base = (parameters.url ?? '/api/siwx').replace(/\/+$/, '')
  const urls = { nonce: `${base}/${paths.nonce ?? 'nonce'}`, sessions: `${base}/${paths.sessions ?? 'sessions'}` }
  const common = { fetch, headers, credentials }
  const toUrl = ({ accountAddress, chainId }: SiwxAccount): string =>
    `${urls.sessions}?account=${encodeURIComponent(toCaipAddress({ networkId: chainId, address: accountAddress }))}`
  const send = (method: string, url: string, body?: unknown): Promise<unknown> =>
    requestJson({ ...common, url, method, body, schema: unknown() })

  return {
    async createNonce({ signal }) {
      return (await requestJson({ ...common, url: urls.nonce, method: 'GET', signal, schema: nonceSchema })).nonce
    },
    async add({ sessions }) {
      await send('POST', urls.sessions, { sessions, replace: false })
    },
    async set({ sessions }) {
      if (sessions.length === 0) await send('DELETE', urls.sessions)
      else await send('POST', urls.sessions, { sessions, replace: true })
    },
    async get(account) {
      return (await requestJson({ ...common, url: toUrl(account), method: 'GET', schema: sessionsSchema })).sessions
    },
    async remove(account) {
      await send('DELETE', toUrl(account))
    },
  }
}
