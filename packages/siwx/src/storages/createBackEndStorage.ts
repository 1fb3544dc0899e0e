import { toCaipAddress } from '@latchkey/protocol/caip'
import { siwxSessionSchema, type SiwxAccount } from '@latchkey/protocol/siwx'
import { array, maxLength, object, pipe, regex, string, unknown } from 'valibot'
import { requestJson } from './requestJson.ts'
import type { SiwxStorage } from './SiwxStorage.ts'

const nonceSchema = object({ nonce: pipe(string(), regex(/^[A-Za-z0-9]{8,128}$/)) })
const sessionsSchema = object({ sessions: pipe(array(siwxSessionSchema), maxLength(500)) })

/** What `createBackEndStorage` takes. */
export interface CreateBackEndStorageParameters {
  /** Where your back end answers: `/api/siwx` by default. */
  readonly url?: string | undefined
  /** The names behind it: `nonce` and `sessions` by default. */
  readonly paths?: { readonly nonce?: string | undefined; readonly sessions?: string | undefined } | undefined
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** `include` by default, so that your cookies come along. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Has your own back end give nonces, verify sign-ins and keep them. It answers four calls, and refuses with any status of 400 and
 * above and, if it likes, `{ code, message }`:
 *
 * | call | answer |
 * |---|---|
 * | `GET /api/siwx/nonce` | `{ nonce }` |
 * | `POST /api/siwx/sessions` with `{ sessions, replace }` | nothing; all are verified, or it refuses |
 * | `GET /api/siwx/sessions?account=<CAIP-10>` | `{ sessions }` of that account that live |
 * | `DELETE /api/siwx/sessions?account=<CAIP-10>` | nothing; without `account` it ends all |
 *
 * @example
 * ```ts
 * const siwx = createSiwx({ storage: createBackEndStorage({ url: '/auth' }) })
 * ```
 */
export function createBackEndStorage(parameters: CreateBackEndStorageParameters = {}): SiwxStorage {
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
