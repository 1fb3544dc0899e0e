// Owns how accounts present themselves: the names that they have chosen in a registry, and the pictures of the names.
import { nullable, object, string } from 'valibot'
import { getAddress } from 'viem'
import { getEnsName, getEnsText, normalize } from 'viem/ens'
import type { NameSettings } from '../config/NameSettings.ts'
import type { PictureProxy } from '../images/createPictureProxy.ts'
import { toShownPicture } from '../images/toShownPicture.ts'
import type { Metrics } from '../observe/createMetrics.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { AnswerStore } from '../upstream/cache/AnswerStore.ts'
import { createAnswerCache } from '../upstream/cache/createAnswerCache.ts'
import { createRpcRequest } from '../upstream/rpc/createRpcRequest.ts'
import type { RpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { createContractClient } from './createContractClient.ts'
import { createGateways } from './createGateways.ts'
import { parseAvatarRecord } from './parseAvatarRecord.ts'
import { readTokenPicture } from './readTokenPicture.ts'

/** How long an identity is used, in ms. */
const fresh = 60_000

/** How long a reading may take, in ms. */
const defaultTimeLimit = 8_000

/** Longest name of an answer, in characters. */
const nameAtMost = 128

/** How an account presents itself. */
export interface Identity {
  /** The name that the account has chosen, in its normal form; it resolves to the account. */
  readonly name: string | null
  /** The picture of the name: a `data:` URL that a page may show, or another URL, which must be signed first. */
  readonly picture: string | null
}

/** The identities of accounts. */
export interface Identities {
  /**
   * Reads an identity, at most 60 s old. A picture that cannot be read is missing, and the name stays.
   *
   * @throws ApiRefusal `upstream_failed`, `upstream_timeout`.
   */
  read(parameters: { readonly address: `0x${string}`; readonly signal?: AbortSignal | undefined }): Promise<Identity>
}

const noIdentity: Identity = { name: null, picture: null }

/** Creates the identities of the configured registry; `undefined` without one. */
export function createIdentities(parameters: {
  readonly settings: NameSettings | undefined
  readonly gateway: RpcGateway
  readonly pictures: Pick<PictureProxy, 'getMetadata'>
  readonly store: AnswerStore
  readonly metrics: Metrics
  readonly now: () => number
  /** For tests. */
  readonly timeLimit?: number | undefined
}): Identities | undefined {
  const { gateway, metrics, now, pictures, settings, store, timeLimit = defaultTimeLimit } = parameters
  if (settings === undefined) return undefined
  const { chainId, gateways: origins, resolver: universalResolverAddress } = settings
  const request = createRpcRequest({ gateway })
  const outcomes = metrics.counter('latchkey_identities_total', 'Identities read from the registry, by outcome.', [
    'outcome',
  ])
  const cache = createAnswerCache({
    name: 'identity',
    schema: object({ name: nullable(string()), picture: nullable(string()) }),
    fresh,
    stale: 0,
    store,
    now,
  })

  const readName = async (address: `0x${string}`, signal: AbortSignal): Promise<string | null> => {
    const gateways = createGateways({ origins, signal })
    const client = createContractClient({ chainId, request, gateways, signal })
    // The resolver checks that the name resolves to the address.
    const name = await getEnsName(client, { address, universalResolverAddress }).catch((error: unknown) => {
      throw gateways.fault === undefined ? error : refuse(gateways.fault)
    })
    if (name === null && gateways.fault !== undefined) throw refuse(gateways.fault)
    // In another form a name could look like one of another owner.
    return name !== null && name.length <= nameAtMost && isNormal(name) ? name : null
  }

  const readPicture = async (name: string, owner: `0x${string}`, signal: AbortSignal): Promise<string | undefined> => {
    const gateways = createGateways({ origins, signal })
    const client = createContractClient({ chainId, request, gateways, signal })
    const text = await getEnsText(client, { name, key: 'avatar', universalResolverAddress })
    const record = parseAvatarRecord(text ?? '')
    const isToken = record?.kind === 'token'
    if (isToken && !gateway.chainIds.includes(record.chainId)) return undefined
    const url = isToken ? await readTokenPicture({ token: record, owner, request, pictures, signal }) : record?.url
    return url === undefined ? undefined : toShownPicture(url)
  }

  const load = async (address: `0x${string}`, leaving: AbortSignal): Promise<Identity> => {
    const limit = AbortSignal.timeout(timeLimit)
    const signal = AbortSignal.any([leaving, limit])
    try {
      const name = await readName(address, signal)
      // A name without its picture is of use. It is kept like this for a minute, so that no picture is asked for more often.
      const picture = name === null ? undefined : await readPicture(name, address, signal).catch(() => undefined)
      leaving.throwIfAborted()
      outcomes.inc({ outcome: name === null ? 'none' : picture === undefined ? 'name' : 'picture' })
      return name === null ? noIdentity : { name, picture: picture ?? null }
    } catch (error) {
      leaving.throwIfAborted()
      outcomes.inc({ outcome: limit.aborted ? 'timeout' : 'failed' })
      if (error instanceof ApiRefusal) throw error
      throw limit.aborted
        ? refuse('The registry of names did not answer in time.', 'upstream_timeout')
        : refuse('The registry of names is not available.')
    }
  }

  return {
    async read({ address: written, signal }) {
      // Without the checksum of its spelling, which need not be right.
      const address = getAddress(written)
      const key = `${chainId} ${address}`
      const answers = await cache.read({
        keys: [key],
        load: async (_keys, end) => new Map([[key, await load(address, end)]]),
        signal,
      })
      return answers.get(key)?.value ?? noIdentity
    },
  }
}

function refuse(description: string, code: 'upstream_failed' | 'upstream_timeout' = 'upstream_failed'): ApiRefusal {
  return new ApiRefusal(
    code,
    `The name of the account could not be read. ${description} Nothing was lost; try again later.`,
    {
      reasons: [{ name: 'names', description }],
    },
  )
}

function isNormal(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
