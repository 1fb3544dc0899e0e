import { toTransactionJson, type TransactionEncoding } from '../../json/toTransactionJson.ts'
import { blockhashLifetime } from '../../constants.ts'
import type { Chain } from '../../chain/Chain.ts'
import type { Commitment, TransactionRecord } from '../../chain/TransactionRecord.ts'
import {
  readAddress,
  readChoice,
  readCommitment,
  readCount,
  readList,
  readOptions,
  readSignature,
} from '../readParams.ts'
import { RpcError } from '../RpcError.ts'
import type { RpcMethods } from '../RpcMethod.ts'
import { withContext } from '../withContext.ts'

const ranks: Record<Commitment, number> = { processed: 0, confirmed: 1, finalized: 2 }

/** Methods about past transactions. */
export const historyMethods: RpcMethods = {
  getSignatureStatuses({ chain }, [signatures, options]) {
    const ids = readList({ value: signatures, most: 256 }).map(readSignature)
    const searches = readOptions({ value: options, chain })['searchTransactionHistory'] === true
    const oldest = searches ? 0n : chain.clock.getSlot() - blockhashLifetime
    return withContext(
      chain,
      ids.map((signature) => {
        const record = chain.history.get(signature)
        return record === undefined || record.slot < oldest ? null : toStatusJson(chain, record)
      }),
    )
  },
  getTransaction({ chain }, [signature, options]) {
    const id = readSignature(signature)
    // A plain string is the encoding, as in the first nodes.
    const settings = typeof options === 'string' ? { encoding: options } : readOptions({ value: options, chain })
    const encoding = readChoice<TransactionEncoding>({
      value: settings['encoding'],
      choices: ['base58', 'base64', 'json', 'jsonParsed'],
      standard: 'json',
    })
    const commitment = readHistoricCommitment(settings)
    const newest = settings['maxSupportedTransactionVersion']
    const record = chain.history.get(id)
    if (record === undefined || !hasReached({ chain, record, commitment })) return null
    const { version } = record.decoded
    if (version !== 'legacy' && (newest === undefined || newest === null || readCount(newest) < version)) {
      throw new RpcError(
        'unsupportedVersion',
        `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
      )
    }
    const shown = toTransactionJson({ record, encoding })
    // A client that does not support versions gets no versioned transactions.
    return newest === undefined || newest === null ? { ...shown, version: undefined } : shown
  },
  getSignaturesForAddress({ chain }, [address, options]) {
    const key = readAddress(address)
    const settings = readOptions({ value: options, chain })
    const commitment = readHistoricCommitment(settings)
    const limit = settings['limit'] === undefined || settings['limit'] === null ? 1_000n : readCount(settings['limit'])
    if (limit < 1n || limit > 1_000n) throw new RpcError('invalidParams', 'Invalid limit; max 1000')
    const known = chain.history.listByAddress(key).filter((record) => hasReached({ chain, record, commitment }))
    return cut({ known, before: settings['before'], until: settings['until'] })
      .slice(0, Number(limit))
      .map((record) => ({
        signature: record.decoded.signature,
        slot: record.slot,
        err: record.outcome.error?.json ?? null,
        memo: record.memo,
        blockTime: record.time,
        confirmationStatus: chain.history.getCommitment(record),
      }))
  },
}

/** Returns the transactions between two others, newest first. */
function cut(parameters: {
  known: readonly TransactionRecord[]
  before: unknown
  until: unknown
}): readonly TransactionRecord[] {
  const { before, known, until } = parameters
  const find = (value: unknown): number => {
    const signature = readSignature(value)
    return known.findIndex((record) => record.decoded.signature === signature)
  }
  let [start, end] = [0, known.length]
  if (before !== undefined && before !== null) {
    const index = find(before)
    if (index === -1) return []
    start = index + 1
  }
  if (until !== undefined && until !== null) {
    const index = find(until)
    if (index !== -1) end = index
  }
  return known.slice(start, end)
}

function hasReached(parameters: { chain: Chain; record: TransactionRecord; commitment: Commitment }): boolean {
  const { commitment, chain, record } = parameters
  return ranks[chain.history.getCommitment(record)] >= ranks[commitment]
}

function readHistoricCommitment(options: Parameters<typeof readCommitment>[0]): Commitment {
  const commitment = readCommitment(options)
  if (commitment !== 'processed') return commitment
  throw new RpcError('invalidParams', 'Method does not support commitment below `confirmed`')
}

function toStatusJson(chain: Chain, record: TransactionRecord): object {
  const commitment = chain.history.getCommitment(record)
  const err = record.outcome.error?.json ?? null
  return {
    slot: record.slot,
    confirmations: commitment === 'finalized' ? null : ranks[commitment],
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus: commitment,
  }
}
