import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { and, eq, max, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { executors, executorTransactions, userOperations } from '../../storage/bundlerSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { Executor } from './createExecutors.ts'
import { createLaneRows } from './laneRows.ts'
import type { LanePlace, LaneStore, Placement } from './LaneStore.ts'

/** Creates the part of the store that gives operations their transactions. */
export function createLaneQueue(parameters: {
  readonly database: Database
  readonly chainId: CaipNetworkId
}): Pick<LaneStore, 'ensure' | 'judge' | 'place'> {
  const { chainId, database } = parameters
  const { isAt, isHere, isNamed, lock } = createLaneRows(chainId)

  /** The place of an open operation with the same nonce of the same sender. */
  const findTwin = async (hash: `0x${string}`): Promise<LanePlace | undefined> => {
    const own = alias(userOperations, 'own')
    const [twin] = await database
      .select({ executor: userOperations.executor, nonce: userOperations.executorNonce })
      .from(own)
      .innerJoin(
        userOperations,
        and(
          eq(userOperations.chainId, own.chainId),
          eq(userOperations.sender, own.sender),
          eq(userOperations.nonce, own.nonce),
          eq(userOperations.status, 'sent'),
          ne(userOperations.operationHash, hash),
        ),
      )
      .where(and(eq(own.chainId, chainId), eq(own.operationHash, hash)))
    if (twin?.executor == null || twin.nonce === null) return undefined
    return { executor: twin.executor, nonce: twin.nonce }
  }

  /** Open transactions that wait for a block, and what those may cost that the balance does not hold yet, by executor. */
  const readLoads = async (
    candidates: readonly Executor[],
  ): Promise<ReadonlyMap<string, { readonly open: number; readonly cost: bigint }>> => {
    const last = sql`${executorTransactions.versions}->-1`
    const known = JSON.stringify(candidates.map(({ address, count: from, used }) => ({ address, from, used })))
    const rows = await database
      .select({
        executor: executorTransactions.executor,
        open: sql<number>`(count(*) filter (where ${executorTransactions.nonce} >= known."used"))::int`,
        cost: sql<string>`sum((${last}->>'gas')::numeric * (${last}->>'maxFeePerGas')::numeric)::text`,
      })
      .from(executorTransactions)
      .innerJoin(
        sql`jsonb_to_recordset(${known}::jsonb) as known("address" text, "from" bigint, "used" bigint)`,
        sql`${executorTransactions.executor} = known."address"`,
      )
      .where(and(isHere, eq(executorTransactions.status, 'open'), sql`${executorTransactions.nonce} >= known."from"`))
      .groupBy(executorTransactions.executor)
    return new Map(rows.map(({ cost, executor, open }) => [executor, { open, cost: BigInt(cost) }]))
  }

  const judge: LaneStore['judge'] = async ({ candidates, costAtMost }) => {
    const loads = await readLoads(candidates)
    const getLoad = (address: string) => loads.get(address) ?? { open: 0, cost: 0n }
    const free = candidates
      .filter(({ address }) => getLoad(address).open < constants.openAtMost)
      .toSorted((a, b) => getLoad(a.address).open - getLoad(b.address).open)
    if (free.length === 0 && candidates.length > 0) return { kind: 'busy' }
    const [first, ...others] = free.filter(({ address, balance }) => balance - getLoad(address).cost >= costAtMost)
    return first === undefined ? { kind: 'unfunded' } : { kind: 'free', lanes: [first, ...others] }
  }

  /** Whether an operation waits for a transaction. Holds its row. */
  const isNew = async (inner: Database, hash: `0x${string}`): Promise<boolean> => {
    const [row] = await inner
      .select({ status: userOperations.status })
      .from(userOperations)
      .where(isNamed(hash))
      .for('update')
    return row?.status === 'new'
  }

  const markSent = async (inner: Database, hash: `0x${string}`, place: LanePlace): Promise<void> => {
    await inner
      .update(userOperations)
      .set({ status: 'sent', executor: place.executor, executorNonce: place.nonce })
      .where(isNamed(hash))
  }

  const replaceTwin = async (
    twin: LanePlace,
    { operationHash, sign }: Parameters<LaneStore['place']>[0],
  ): Promise<Placement | undefined> =>
    database.transaction(async (inner) => {
      await lock(inner, twin.executor)
      const [row] = await inner.select().from(executorTransactions).where(isAt(twin))
      const previous = row?.versions.at(-1)
      if (row?.status !== 'open' || previous === undefined) return undefined
      if (!(await isNew(inner, operationHash))) return { kind: 'gone' }
      if (row.versions.length > constants.raisesAtMost) return { kind: 'busy' }
      const version = await sign(twin, previous)
      await inner
        .update(executorTransactions)
        .set({ versions: [...row.versions, version] })
        .where(isAt(twin))
      await markSent(inner, operationHash, twin)
      return { kind: 'placed', version, hasReplaced: true }
    })

  return {
    async ensure(addresses) {
      if (addresses.length === 0) return
      await database
        .insert(executors)
        .values(addresses.map((address) => ({ chainId, address })))
        .onConflictDoNothing()
    },
    async place(order) {
      const { candidates, costAtMost, operationHash, sign } = order
      const twin = await findTwin(operationHash)
      const isOurs = candidates.some(({ address }) => address === twin?.executor)
      const replaced = twin !== undefined && isOurs ? await replaceTwin(twin, order) : undefined
      if (replaced !== undefined) return replaced
      const state = await judge({ candidates, costAtMost })
      if (state.kind !== 'free') return state
      return database.transaction(async (inner): Promise<Placement> => {
        let [lane] = state.lanes
        let isHeld = false
        for (const candidate of state.lanes) {
          if (!isHeld && (await lock(inner, candidate.address, true))) {
            lane = candidate
            isHeld = true
          }
        }
        if (!isHeld) await lock(inner, lane.address)
        if (!(await isNew(inner, operationHash))) return { kind: 'gone' }
        const [highest] = await inner
          .select({ nonce: max(executorTransactions.nonce) })
          .from(executorTransactions)
          .where(and(isHere, eq(executorTransactions.executor, lane.address)))
        const place = { executor: lane.address, nonce: Math.max(lane.count, (highest?.nonce ?? -1) + 1) }
        const version = await sign(place, undefined)
        await inner.insert(executorTransactions).values({
          chainId,
          ...place,
          versions: [version],
          status: 'open',
          createdAt: version.signedAt,
        })
        await markSent(inner, operationHash, place)
        return { kind: 'placed', version, hasReplaced: false }
      })
    },
    judge,
  }
}
