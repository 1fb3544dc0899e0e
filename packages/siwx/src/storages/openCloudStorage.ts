import { getSessions, type EndpointDefinition } from '@latchkey/protocol/api'
import { caipAddressSchema, toCaipAddress } from '@latchkey/protocol/caip'
import { createSignInNonce, signIn, signOut, type SiwxAccount, type SiwxSession } from '@latchkey/protocol/siwx'
import { number, object, optional, string, type GenericSchema, type InferOutput } from 'valibot'
import { SiwxError } from '../errors/SiwxError.ts'
import { isSameAddress } from '../message/isSameAddress.ts'
import type { PageStoragePort } from './createPagePort.ts'
import { createStoredList } from './createStoredList.ts'
import { isSameAccount } from './isSameAccount.ts'
import { requestJson } from './requestJson.ts'
import type { CloudSiwxStorage, TakeUpParameters } from './SiwxStorage.ts'

const recordSchema = object({
  pci: string(),
  account: caipAddressSchema,
  expiresAt: number(),
  /** Absent if it is a cookie. */
  token: optional(string()),
})
type SessionRecord = InferOutput<typeof recordSchema>

/** The parameters of `openCloudStorage`. */
export interface OpenCloudStorageParameters {
  /** The cloud's URL, without a trailing slash. */
  readonly cloud: string
  readonly projectId: string
  readonly cookie: boolean
  readonly storage: PageStoragePort
  readonly key: string
  readonly fetch: typeof globalThis.fetch
  readonly now: () => number
}

/** Creates the storage of `createCloudStorage`, on first use. */
export function openCloudStorage(parameters: OpenCloudStorageParameters): CloudSiwxStorage {
  const { cloud, cookie, fetch, key, now, projectId, storage } = parameters
  const records = createStoredList({ storage, key, schema: recordSchema })

  const read = (): readonly SessionRecord[] => records.read().filter(({ expiresAt }) => expiresAt > now())
  const forget = (ended: readonly SessionRecord[]): void =>
    records.write(read().filter(({ pci }) => ended.every((record) => record.pci !== pci)))
  const find = (account: SiwxAccount): readonly SessionRecord[] => read().filter((record) => isOf(record, account))

  const request = <const schema extends GenericSchema>(options: {
    readonly endpoint: EndpointDefinition & { readonly response: schema }
    readonly path?: string | undefined
    readonly token?: string | undefined
    readonly body?: unknown
    readonly signal?: AbortSignal | undefined
  }): Promise<InferOutput<schema>> => {
    const { body, endpoint, path = endpoint.path, signal, token } = options
    return requestJson({
      fetch,
      url: `${cloud}${path}?projectId=${encodeURIComponent(projectId)}&st=latchkey-siwx`,
      method: endpoint.method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      body,
      credentials: cookie ? 'include' : 'omit',
      signal,
      schema: endpoint.response,
    })
  }

  const takeUp = async ({ sessions }: TakeUpParameters): Promise<readonly SessionRecord[]> => {
    const answer = await request({ endpoint: signIn, body: { sessions, cookie } })
    return answer.sessions
  }

  const end = async (ended: readonly SessionRecord[]): Promise<void> => {
    for (const record of ended) {
      try {
        await request({ endpoint: signOut, token: record.token, body: { pcis: [record.pci] } })
      } catch (error) {
        // The cloud no longer knows sessions that have ended.
        if (!isOver(error)) throw error
      }
      forget([record])
    }
  }

  return {
    async createNonce({ signal }) {
      return (await request({ endpoint: createSignInNonce, signal })).nonce
    },
    async add(options) {
      const added = await takeUp(options)
      records.write([...added, ...read()])
    },
    async set(options) {
      const previous = read()
      const added = options.sessions.length === 0 ? [] : await takeUp(options)
      records.write([...added, ...previous])
      await end(previous)
    },
    async get(account) {
      const known = find(account)
      const [newest] = known
      if (newest === undefined) return []
      const path = getSessions.path.replace('{address}', encodeURIComponent(newest.account))
      try {
        const { pcis } = await request({ endpoint: getSessions, path, token: newest.token })
        return pcis.flatMap(({ revokedAt, session }) =>
          isOfAccount(session, account) && revokedAt == null ? [session] : [],
        )
      } catch (error) {
        if (!isOver(error)) throw error
        forget(known)
        return []
      }
    },
    remove: (account) => end(find(account)),
    getToken: async (account) => find(account)[0]?.token,
  }
}

function isOf({ account }: SessionRecord, { accountAddress, chainId }: SiwxAccount): boolean {
  return isSameAddress({
    chainId,
    first: account,
    second: toCaipAddress({ networkId: chainId, address: accountAddress }),
  })
}

function isOfAccount(session: SiwxSession | undefined, account: SiwxAccount): session is SiwxSession {
  return session !== undefined && isSameAccount(session.data, account)
}

function isOver(error: unknown): boolean {
  return error instanceof SiwxError && (error.serverCode === 'session_required' || error.serverCode === 'not_found')
}
