import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { isCaipNetworkId, type CaipNetworkId } from '@latchkey/protocol/caip'
import { array, custom, literal, nullable, number, safeParse, string, tuple } from 'valibot'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { createSeal } from '../../signIn/createSeal.ts'

/** How long a cursor works, in ms. */
const lifetime = 3_600_000

/** What fits into the query of a request, with every proxy between. */
const lengthAtMost = 4_096

/** Where a list stopped on one chain. */
export interface ChainPosition {
  readonly chainId: CaipNetworkId
  /** The provider that began; `undefined` if none has answered yet. */
  readonly provider: string | undefined
  /** Its cursor of the page that continues the list; `undefined` for its first. */
  readonly cursor: string | undefined
  /** The last row of this page that was returned; `undefined` if none was. */
  readonly after: { readonly hash: string; readonly minedAt: number | undefined } | undefined
}

/** A list that is read in pages: cursors of one do not work for another. */
export interface PagedList {
  readonly account: string
  /** `undefined` for all chains. */
  readonly chainId: CaipNetworkId | undefined
}

/** Turns positions into cursors for the page, and back. */
export interface ListCursors {
  write(list: PagedList, positions: readonly ChainPosition[]): string
  /** @throws ApiRefusal `cursor_invalid` for a cursor that is forged, of another list, or an hour old. */
  read(list: PagedList, cursor: string): readonly ChainPosition[]
}

const chainIdSchema = custom<CaipNetworkId>(isCaipNetworkId)
const text = nullable(string())
const payloadSchema = tuple([
  literal(1),
  number(),
  string(),
  nullable(chainIdSchema),
  array(tuple([chainIdSchema, text, text, text, nullable(number())])),
])

/** Words that most cursors contain, so that they need no space in them. */
const dictionary = Buffer.from(
  '"batch_block_hash":"batch_log_index":"batch_transaction_hash":"index_in_batch":"fiat_value":"inserted_at":"items_count":50,"transaction_index":"value":"fee":"hash":"0x"index":"block_number":["eip155:"blockscout","esplora","{null,',
)

/** Creates the cursors of a cloud. Nodes with the same keys read each other's. */
export function createListCursors(parameters: {
  /** See `createSeal`. */
  readonly keys: readonly string[]
  readonly now: () => number
  /** What is listed. A cursor of one kind of list does not work for another. */
  readonly concern: 'history' | 'nfts'
}): ListCursors {
  const { concern, keys, now } = parameters
  const seal = createSeal({ keys, purpose: `latchkey ${concern} cursors` })
  return {
    write({ account, chainId = null }, positions) {
      const rows = positions.map(({ after, chainId: id, cursor = null, provider = null }) => [
        ...[id, provider, cursor],
        ...[after?.hash ?? null, after?.minedAt ?? null],
      ])
      const json = JSON.stringify([1, now(), account, chainId, rows])
      const sealed = seal.close(deflateRawSync(json, { dictionary, level: 9 }).toString('base64url'))
      if (sealed === undefined) {
        throw new ApiRefusal(
          'not_configured',
          'The list has no next page, because the nodes of this cloud share no key. The operator can set one, the same on every node: LATCHKEY_SIGN_IN_KEY=$(openssl rand -hex 32)',
        )
      }
      if (sealed.length > lengthAtMost) {
        throw new ApiRefusal(
          'upstream_failed',
          'The list of all chains together cannot be continued, because it has too many chains. Nothing was lost. Ask for each chain with "chainId".',
          { reasons: [{ name: concern, description: 'Too many chains.' }] },
        )
      }
      return sealed
    },
    read({ account, chainId = null }, cursor) {
      const payload = seal.open(cursor)
      // Only what this cloud has written is inflated.
      const result = payload === undefined ? undefined : safeParse(payloadSchema, parsePayload(payload))
      if (!result?.success) return refuse('This cloud did not make it, or has a new key since.')
      const [, time, ownAccount, ownChainId, rows] = result.output
      if (ownAccount !== account || ownChainId !== chainId) return refuse('It belongs to another account or chain.')
      if (now() - time >= lifetime) return refuse('It is more than an hour old.')
      return rows.map(([id, provider, inner, hash, minedAt]) => ({
        chainId: id,
        provider: provider ?? undefined,
        cursor: inner ?? undefined,
        after: hash === null ? undefined : { hash, minedAt: minedAt ?? undefined },
      }))
    },
  }
}

/** Refuses a cursor. */
export function refuseCursor(description: string): ApiRefusal {
  return new ApiRefusal(
    'cursor_invalid',
    'The cursor is not valid. Nothing was lost; read the list again from its first page, without a cursor.',
    { reasons: [{ name: 'query.cursor', description }] },
  )
}

function refuse(description: string): never {
  throw refuseCursor(description)
}

function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(inflateRawSync(Buffer.from(payload, 'base64url'), { dictionary }).toString())
  } catch {
    return undefined
  }
}
