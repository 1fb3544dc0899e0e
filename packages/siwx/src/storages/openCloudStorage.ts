import { getSessions, type EndpointDefinition } from '@latchkey/protocol/api'
import { caipAddressSchema } from '@latchkey/protocol/caip'
import {
  createSignInNonce,
  renewSignInToken,
  signIn,
  signOut,
  type SiwxAccount,
  type SiwxSession,
} from '@latchkey/protocol/siwx'
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
  /** Renews the token; only for the cloud. Absent if it is a cookie. */
  secret: optional(string()),
  /** For the app's back ends. Absent with cookies. */
  token: optional(string()),
  tokenExpiresAt: optional(number()),
})
type SessionRecord = InferOutput<typeof recordSchema>

/**
 * The sessions that the cloud accepts for one nonce. An approval may bring more, one for each chain: the first ones sign in, and
 * the visitor signs in to the other chains on switching to them.
 */
const sessionsAtMost = 5

/** A token is renewed this long before it expires, in ms, so that it lasts for a call. */
const renewalMargin = 30_000

/** A token and when it expires, in ms since the epoch. */
interface ExpiringToken {
  readonly token: string
  readonly tokenExpiresAt: number
}

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
    /** What proves the session, unless it is a cookie. */
    readonly proof?: string | undefined
    readonly body?: unknown
    readonly signal?: AbortSignal | undefined
  }): Promise<InferOutput<schema>> => {
    const { body, endpoint, path = endpoint.path, proof, signal } = options
    return requestJson({
      fetch,
      url: `${cloud}${path}?projectId=${encodeURIComponent(projectId)}&st=latchkey-siwx`,
      method: endpoint.method,
      headers: proof === undefined ? {} : { authorization: `Bearer ${proof}` },
      body,
      credentials: cookie ? 'include' : 'omit',
      signal,
      schema: endpoint.response,
    })
  }

  const takeUp = async ({ sessions }: TakeUpParameters): Promise<readonly SessionRecord[]> => {
    const body = { sessions: sessions.slice(0, sessionsAtMost), cookie }
    const answer = await request({ endpoint: signIn, body })
    return answer.sessions
  }

  /** With cookies, tokens are kept in memory. */
  const tokens = new Map<string, ExpiringToken>()
  const readToken = ({ pci, token, tokenExpiresAt = 0 }: SessionRecord): ExpiringToken | undefined =>
    cookie ? tokens.get(pci) : token === undefined ? undefined : { token, tokenExpiresAt }
  const writeToken = (pci: string, { token, tokenExpiresAt }: ExpiringToken): void => {
    if (cookie) tokens.set(pci, { token, tokenExpiresAt })
    // Another tab may have signed out meanwhile, so the stored list decides which sessions there are.
    else records.write(read().map((record) => (record.pci === pci ? { ...record, token, tokenExpiresAt } : record)))
  }

  const renewals = new Map<string, Promise<string | undefined>>()
  const requestToken = async (record: SessionRecord): Promise<string | undefined> => {
    const { pci } = record
    try {
      const answer = await request({ endpoint: renewSignInToken, proof: record.secret, body: { pci } })
      writeToken(pci, answer)
      return answer.token
    } catch (error) {
      if (!isOver(error)) throw error
      forget([record])
      return undefined
    } finally {
      renewals.delete(pci)
    }
  }
  /** Concurrent calls share a renewal. Those of other tabs do no harm, because a new token does not end the others. */
  const renew = (record: SessionRecord): Promise<string | undefined> => {
    const renewal = renewals.get(record.pci) ?? requestToken(record)
    renewals.set(record.pci, renewal)
    return renewal
  }

  const end = async (ended: readonly SessionRecord[]): Promise<void> => {
    for (const record of ended) {
      try {
        await request({ endpoint: signOut, proof: toProof(record), body: { pcis: [record.pci] } })
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
        const { pcis } = await request({ endpoint: getSessions, path, proof: toProof(newest) })
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
    async getToken(account, { renew: isRenewalForced = false } = {}) {
      const [record] = find(account)
      if (record === undefined) return undefined
      const known = readToken(record)
      const life = (known?.tokenExpiresAt ?? 0) - now()
      if (!isRenewalForced && known !== undefined && life > renewalMargin) return known.token
      try {
        return await renew(record)
      } catch (error) {
        if (!isRenewalForced && known !== undefined && life > 0) return known.token
        throw error
      }
    },
  }
}

/** Sessions from before sessions had secrets prove themselves by their token. */
function toProof({ secret, token }: SessionRecord): string | undefined {
  return secret ?? token
}

function isOf({ account }: SessionRecord, { accountAddress, chainId }: SiwxAccount): boolean {
  if (!account.startsWith(`${chainId}:`)) return false
  return isSameAddress({ chainId, first: account.slice(chainId.length + 1), second: accountAddress })
}

function isOfAccount(session: SiwxSession | undefined, account: SiwxAccount): session is SiwxSession {
  return session !== undefined && isSameAccount(session.data, account)
}

function isOver(error: unknown): boolean {
  return error instanceof SiwxError && (error.serverCode === 'session_required' || error.serverCode === 'not_found')
}
