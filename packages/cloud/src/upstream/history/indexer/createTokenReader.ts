import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { and, eq, inArray } from 'drizzle-orm'
import { toFunctionSelector } from 'viem'
import { indexedChains, indexedTokens } from '../../../storage/schema.ts'
import type { Database } from '../../../storage/Storage.ts'
import type { BatchCaller } from '../../balances/rpc/createBatchCaller.ts'
import { decodeTokenText } from './decodeTokenText.ts'

/** Contracts that are read for one page. */
const contractsAtMost = 100

/** Contracts of one batch. With the gas below, their answers stay within the default limit of an answer. */
const batchSize = 4

/** The gas of one read: enough for a token behind a proxy, and too little to occupy the chain or to return a megabyte. */
const gas = '0x249f0'

const lengths = { name: 64, symbol: 32 } as const

/** A uint256 has 78 digits. */
const decimalsAtMost = 77

const selectors = [
  toFunctionSelector('name()'),
  toFunctionSelector('symbol()'),
  toFunctionSelector('decimals()'),
] as const

/** What a contract says of its token; null for what it does not say. */
export interface TokenNames {
  readonly name: string | null
  readonly symbol: string | null
  readonly decimals: number | null
}

/** Reads what contracts say, once per contract. Rejects only if `signal` aborts. */
export type TokenReader = (parameters: {
  readonly chainId: CaipNetworkId
  /** In lower case. */
  readonly contracts: readonly string[]
  /** Of the index that the contracts were found in. */
  readonly revision: number
  /** In ms. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}) => Promise<ReadonlyMap<string, TokenNames>>

/**
 * Creates the reader. Contracts are read when a page first shows them and not when they are indexed: otherwise anyone could
 * make the cloud read contracts that no visitor sees. A contract that the chain cannot be asked about now is left out.
 */
export function createTokenReader(parameters: {
  readonly database: Database
  readonly call: BatchCaller
}): TokenReader {
  const { call, database } = parameters

  const find = async (chainId: CaipNetworkId, contracts: readonly string[]): Promise<Map<string, TokenNames>> => {
    const isWanted = and(eq(indexedTokens.chainId, chainId), inArray(indexedTokens.contract, [...contracts]))
    const rows = await database.select().from(indexedTokens).where(isWanted)
    return new Map(rows.map((row) => [row.contract, row]))
  }

  const store = async (chainId: CaipNetworkId, revision: number, names: ReadonlyMap<string, TokenNames>) => {
    await database.transaction(async (transaction) => {
      // Shared with other readers; a reorganisation waits, and then removes what it makes wrong.
      const [row] = await transaction
        .select({ revision: indexedChains.revision })
        .from(indexedChains)
        .where(eq(indexedChains.chainId, chainId))
        .for('share')
      if (row?.revision !== revision) return
      const values = [...names].map(([contract, { decimals, name, symbol }]) => ({
        chainId,
        contract,
        name,
        symbol,
        decimals,
      }))
      await transaction.insert(indexedTokens).values(values).onConflictDoNothing()
    })
  }

  return async ({ chainId, contracts, revision, signal, timeout }) => {
    const end = performance.now() + timeout
    if (contracts.length === 0) return new Map()
    const known = await find(chainId, contracts)
    const missing = contracts.filter((contract) => !known.has(contract)).slice(0, contractsAtMost)
    const read = new Map<string, TokenNames>()
    for (let start = 0; start < missing.length; start += batchSize) {
      const batch = missing.slice(start, start + batchSize)
      const calls = batch.flatMap((to) =>
        selectors.map((data) => ({ method: 'eth_call', params: [{ to, data, gas }, 'latest'] })),
      )
      const left = end - performance.now()
      if (left <= 0) break
      const answer = await call({ chainId, calls, timeout: left, signal })
      if (answer.kind === 'failed') continue
      for (const [index, contract] of batch.entries()) {
        const [name, symbol, decimals] = answer.results.slice(index * selectors.length)
        read.set(contract, {
          name: decodeTokenText(name, lengths.name) ?? null,
          symbol: decodeTokenText(symbol, lengths.symbol) ?? null,
          decimals: decodeDecimals(decimals),
        })
      }
    }
    if (read.size > 0) await store(chainId, revision, read)
    return new Map([...known, ...read])
  }
}

function decodeDecimals(result: unknown): number | null {
  if (typeof result !== 'string' || !/^0x[\da-f]{64}$/i.test(result)) return null
  const decimals = BigInt(result)
  return decimals <= decimalsAtMost ? Number(decimals) : null
}
