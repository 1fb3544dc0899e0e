import { getSessions, type EndpointDefinition } from '@latchkey/protocol/api'
import { caipAddressSchema, toCaipAddress } from '@latchkey/protocol/caip'
import { createSignInNonce, signIn, signOut, type SiwxAccount, type SiwxSession } from '@latchkey/protocol/siwx'
import { number, object, optional, string, type GenericSchema, type InferOutput } from 'valibot'
import { SiwxError } from '../errors/SiwxError.ts'
import { isSameAddress } from '../message/isSameAddress.ts'
import { isSameAccount } from './isSameAccount.ts'
import type { PageStoragePort } from './PageStoragePort.ts'
import { readStored } from './readStored.ts'
import { requestJson } from './requestJson.ts'
import type { CloudSiwxStorage, TakeUpParameters } from './SiwxStorage.ts'
import { writeStored } from './writeStored.ts'

const recordSchema = object({
  pci: string(),
  account: caipAddressSchema,
  expiresAt: number(),
  /** Missing where it is in a cookie. */
  token: optional(string()),
})
type SessionRecord = InferOutput<typeof recordSchema>

/** What it is opened with. */
export interface OpenCloudStorageParameters {
  /** Without a slash at its end. */
  readonly cloud: string
  readonly projectId: string
  readonly cookie: boolean
  readonly storage: PageStoragePort
  readonly key: string
  readonly fetch: typeof globalThis.fetch
  readonly now: () => number
}

/** The storage of `createCloudStorage`, once it is needed. */
export function openCloudStorage(parameters: OpenCloudStorageParameters): CloudSiwxStorage {
  const { cloud, cookie, fetch, key, now, projectId, storage } = parameters

  const read = (): readonly SessionRecord[] =>
    readStored({ storage, key, schema: recordSchema }).filter(({ expiresAt }) => expiresAt > now())
  const write = (entries: readonly SessionRecord[]): void => writeStored({ storage, key, entries })
  const forget = (gone: readonly SessionRecord[]): void =>
    write(read().filter(({ pci }) => gone.every((record) => record.pci !== pci)))
  const find = (account: SiwxAccount): readonly SessionRecord[] => read().filter((record) => isOf(record, account))

  const ask = <const schema extends GenericSchema>(request: {
    readonly endpoint: EndpointDefinition & { readonly response: schema }
    readonly path?: string | undefined
    readonly token?: string | undefined
    readonly body?: unknown
    readonly signal?: AbortSignal | undefined
  }): Promise<InferOutput<schema>> => {
    const { body, endpoint, path = endpoint.path, signal, token } = request
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
    const answer = await ask({ endpoint: signIn, body: { sessions, cookie } })
    return answer.sessions
  }

  const end = async (records: readonly SessionRecord[]): Promise<void> => {
    for (const record of records) {
      try {
        await ask({ endpoint: signOut, token: record.token, body: { pcis: [record.pci] } })
      } catch (error) {
        // What the cloud does not know any more has ended.
        if (!isOver(error)) throw error
      }
      forget([record])
    }
  }

  return {
    async createNonce({ signal }) {
      return (await ask({ endpoint: createSignInNonce, signal })).nonce
    },
    async add(given) {
      const added = await takeUp(given)
      write([...added, ...read()])
    },
    async set(given) {
      const former = read()
      const added = given.sessions.length === 0 ? [] : await takeUp(given)
      write([...added, ...former])
      await end(former)
    },
    async get(account) {
      const known = find(account)
      const [newest] = known
      if (newest === undefined) return []
      const path = getSessions.path.replace('{address}', encodeURIComponent(newest.account))
      try {
        const { pcis } = await ask({ endpoint: getSessions, path, token: newest.token })
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
