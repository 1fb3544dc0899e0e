import type { ChainHead } from '../chain/ChainAccess.ts'
import type { ChainBundler } from '../ChainBundler.ts'
import { constants } from '../constants.ts'
import type { StoredOperation } from '../operations/createOperationStore.ts'
import { parseOperation } from '../operations/parseOperation.ts'
import type { LaneTransaction, MinedTransaction } from './LaneStore.ts'
import { judgeOutcomes } from './judgeOutcomes.ts'
import { canSend } from './resumeOperations.ts'
import { getFees, toContent } from './sendOperation.ts'
import type { SignedVersion } from '../../storage/bundlerSchema.ts'
import { type Content, type Fees, raiseFees, signVersion } from './signVersion.ts'

/** What a node remembers between its looks. Times are of `now`. */
export interface LaneMemory {
  /** When the next nonce of an executor has changed, as this node saw it. */
  readonly moves: Map<string, { readonly count: number; readonly at: number }>
  /** When bytes were sent last, by hash. */
  readonly sends: Map<string, number>
  /** Since when used nonces have no receipt. */
  readonly missing: Map<string, number>
  /** Whether the node has looked before. At first it sends everything again, because another one may have stopped before it could. */
  hasLooked: boolean
}

/** Creates an empty memory. */
export function createLaneMemory(): LaneMemory {
  return { moves: new Map(), sends: new Map(), missing: new Map(), hasLooked: false }
}

/**
 * Looks once at the transactions that are not final: finds what became of those that were mined, sends waiting ones again, raises the
 * fees of one that has waited for a minute, and fills gaps.
 *
 * @returns how many are open, and how many mined ones wait to be final.
 * @throws CloudError `upstream.failed`. The next look continues.
 */
export async function followLanes(
  bundler: ChainBundler,
  memory: LaneMemory,
): Promise<{ readonly open: number; readonly mined: number }> {
  const { chain, chainId, isLocal, lanes, metrics } = bundler
  const unfinished = await lanes.listUnfinished()
  metrics.pending.set({ chain: chainId }, unfinished.filter(({ status }) => status === 'open').length)
  if (unfinished.length === 0) {
    memory.hasLooked = true
    return { open: 0, mined: 0 }
  }
  const head = await chain.getHead()
  if (isLocal && (await resetIfNew(bundler, head))) return { open: 0, mined: 0 }
  const owners = new Set(unfinished.map(({ executor }) => executor))
  await Promise.all(
    [...owners].map((executor) => {
      const transactions = unfinished.filter((transaction) => transaction.executor === executor)
      return followExecutor(bundler, memory, { executor, transactions, head })
    }),
  )
  memory.hasLooked = true
  const left = await lanes.countUnfinished()
  metrics.pending.set({ chain: chainId }, left.open)
  return left
}

/** Looks at the transactions of one executor. */
async function followExecutor(
  bundler: ChainBundler,
  memory: LaneMemory,
  seen: {
    readonly executor: `0x${string}`
    readonly transactions: readonly LaneTransaction[]
    readonly head: ChainHead
  },
): Promise<void> {
  const { chain, executors, now } = bundler
  const { executor, head, transactions } = seen
  const used = await chain.getTransactionCount(executor)
  const moved = memory.moves.get(executor)
  if (moved?.count !== used) memory.moves.set(executor, { count: used, at: now() })
  executors.setUsed(executor, used)
  const [mined, open] = [
    transactions.filter(({ status }) => status === 'mined'),
    transactions.filter(({ status }) => status !== 'mined'),
  ]
  await conclude(bundler, memory, { executor, transactions: open.filter(({ nonce }) => nonce < used) })
  await confirm(bundler, { executor, transactions: mined, used, head })
  if (executors.getAccount(executor) !== undefined)
    for (const transaction of open.filter(({ nonce }) => nonce >= used))
      await push(bundler, memory, { transaction, used, head })
  await fillGap(bundler, { executor, transactions, used, head })
}

/** Forgets a local chain that was started anew. Whether it has. */
export async function resetIfNew(bundler: ChainBundler, head: ChainHead): Promise<boolean> {
  const { chainId, executors, lanes, logger, now } = bundler
  const highest = await lanes.getHighestBlock()
  if (highest === undefined || head.number >= highest) return false
  await lanes.reset(now())
  executors.forget()
  logger.info({ chain: chainId }, 'The local chain began anew, so the transactions of its executors were forgotten')
  return true
}

/** Finds what became of transactions of one executor whose nonces are used. */
async function conclude(
  bundler: ChainBundler,
  memory: LaneMemory,
  seen: { readonly executor: `0x${string}`; readonly transactions: readonly LaneTransaction[] },
): Promise<void> {
  const { chainId, lanes, logger, metrics, now } = bundler
  const { executor, transactions } = seen
  if (transactions.length === 0) return
  const operations = await lanes.listOperations({ executor, nonces: transactions.map(({ nonce }) => nonce) })
  const found = await Promise.all(
    transactions.map(async (transaction) => ({
      transaction,
      mined: await findMined(bundler, {
        transaction,
        operations: operations.filter(({ executorNonce }) => executorNonce === transaction.nonce),
      }),
    })),
  )
  const mined = found.flatMap((each) => each.mined ?? [])
  for (const { transaction } of mined) memory.missing.delete(toKey(transaction))
  for (const { outcomes } of await lanes.markMined({ executor, mined, time: now() }))
    for (const { status } of outcomes) metrics.operations.inc({ chain: chainId, outcome: status })
  for (const { transaction } of found.filter((each) => each.mined === undefined)) {
    const key = toKey(transaction)
    const since = memory.missing.get(key) ?? now()
    memory.missing.set(key, since)
    if (now() - since < constants.lostAfter) continue
    memory.missing.delete(key)
    if (await lanes.markLost(transaction))
      logger.warn(
        { chain: chainId, executor, nonce: transaction.nonce },
        'Another program has used a nonce of an executor. Its operation is sent again. Give the key to no other program.',
      )
  }
}

function toKey({ executor, nonce }: LaneTransaction): string {
  return `${executor}:${nonce}`
}

/** Finds the version of a transaction that was mined, and what became of its operations. */
async function findMined(
  { chain }: ChainBundler,
  seen: { readonly transaction: LaneTransaction; readonly operations: readonly StoredOperation[] },
): Promise<MinedTransaction | undefined> {
  const { operations, transaction } = seen
  for (const version of transaction.versions.toReversed()) {
    const receipt = await chain.getReceipt(version.hash)
    if (receipt === undefined) continue
    // In the order in which they were signed.
    const signed = new Set(transaction.versions.flatMap(({ operationHash }) => operationHash ?? []))
    const outcomes = await judgeOutcomes({
      chain,
      receipt,
      carried: version.operationHash,
      operations: [...signed].flatMap((hash) => operations.find(({ operationHash }) => operationHash === hash) ?? []),
    })
    return { transaction, blockHash: receipt.blockHash, blockNumber: receipt.blockNumber, outcomes }
  }
  return undefined
}

/** Follows mined transactions of one executor until their blocks count as final, and again if a block was replaced. */
async function confirm(
  bundler: ChainBundler,
  seen: {
    readonly executor: `0x${string}`
    readonly transactions: readonly LaneTransaction[]
    readonly used: number
    readonly head: ChainHead
  },
): Promise<void> {
  const { chain, chainId, lanes, logger } = bundler
  const { executor, head, transactions, used } = seen
  const isOld = ({ blockNumber }: LaneTransaction): boolean =>
    head.number - (blockNumber ?? 0) >= constants.confirmations
  const isInBlock = async ({ blockHash, versions }: LaneTransaction): Promise<boolean> => {
    const receipts = await Promise.all(versions.map(({ hash }) => chain.getReceipt(hash)))
    return receipts.some((receipt) => receipt?.blockHash === blockHash)
  }
  const judged = await Promise.all(
    transactions
      .filter((transaction) => transaction.nonce >= used || isOld(transaction))
      .map(async (transaction) => ({
        transaction,
        isFinal: transaction.nonce < used && (await isInBlock(transaction)),
      })),
  )
  await lanes.markFinal({
    executor,
    transactions: judged.flatMap(({ isFinal, transaction }) => (isFinal ? transaction : [])),
  })
  for (const { isFinal, transaction } of judged)
    if (!isFinal && (await lanes.reopen(transaction)))
      logger.warn(
        { chain: chainId, executor, nonce: transaction.nonce },
        'The block of a transaction was replaced; the transaction is followed again',
      )
}

/** Sends a waiting transaction again, with higher fees if it has been the next one for a minute. */
async function push(
  bundler: ChainBundler,
  memory: LaneMemory,
  seen: { readonly transaction: LaneTransaction; readonly used: number; readonly head: ChainHead },
): Promise<void> {
  const { chain, executors, now } = bundler
  const { transaction, used } = seen
  const last = transaction.versions.at(-1)
  if (last === undefined || executors.getAccount(transaction.executor) === undefined) return
  const movedAt = memory.moves.get(transaction.executor)?.at ?? now()
  const waits = now() - Math.max(last.signedAt, movedAt)
  const isNext = transaction.nonce === used
  if (isNext && waits >= constants.raiseAfter && transaction.versions.length <= constants.raisesAtMost) {
    await raise(bundler, memory, seen)
    return
  }
  const sentAt = memory.sends.get(last.hash)
  const isFresh = memory.hasLooked && sentAt === undefined && now() - last.signedAt < constants.resendAfter
  if (isFresh || (sentAt !== undefined && now() - sentAt < constants.resendAfter)) return
  memory.sends.set(last.hash, now())
  await chain.send(last.raw)
}

/** Signs a transaction anew with higher fees: for its operation if that would still succeed, and otherwise only to use the nonce up. */
async function raise(
  bundler: ChainBundler,
  memory: LaneMemory,
  { head, transaction }: { readonly transaction: LaneTransaction; readonly head: ChainHead },
): Promise<void> {
  const { chain, chainId, executors, lanes, logger, metrics, now, number } = bundler
  const account = executors.getAccount(transaction.executor)
  if (account === undefined) return
  const content = await renewContent(bundler, transaction, head)
  const fees = getFees({ head, tip: await chain.getTip() })
  const version = await lanes.addVersion({
    transaction,
    sign: ({ nonce }, previous) =>
      signVersion({
        account,
        chainId: number,
        nonce,
        content,
        fees: raiseFees(previous, isPaid(content) ? previousFees(previous) : fees),
        time: now(),
      }),
  })
  if (version === undefined) return
  metrics.signed.inc({ chain: chainId, kind: content.kind === 'operation' ? 'raised' : 'filled' })
  logger.info(
    { chain: chainId, executor: transaction.executor, nonce: transaction.nonce, versions: transaction.versions.length },
    'A transaction waits, so it was signed again with higher fees',
  )
  memory.sends.set(version.hash, now())
  await chain.send(version.raw)
}

/** Whether the sender of an operation pays for it. Its executor then offers an eighth more than before, and not what the chain asks. */
function isPaid(content: Content): boolean {
  return content.kind === 'operation' && !content.operation.isFree
}

function previousFees({ maxFeePerGas, maxPriorityFeePerGas }: SignedVersion): Fees {
  return { maxFeePerGas: BigInt(maxFeePerGas), maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas) }
}

async function renewContent(bundler: ChainBundler, transaction: LaneTransaction, head: ChainHead): Promise<Content> {
  const { number, operations } = bundler
  const hash = transaction.versions.at(-1)?.operationHash
  const stored = hash == null ? undefined : await operations.find(hash)
  if (stored === undefined) return { kind: 'filler' }
  const operation = parseOperation({ chainId: number, operation: stored.operation })
  // It would cost the executor more than its sender pays.
  if (!operation.isFree && operation.maxFeePerGas < head.baseFeePerGas) return { kind: 'filler' }
  const senderCode = await canSend(bundler, operation)
  return senderCode === undefined ? { kind: 'filler' } : toContent(operation, senderCode)
}

/** Uses up nonces before the first open transaction that the database has no transaction for: no block can hold a later one before. */
async function fillGap(
  bundler: ChainBundler,
  seen: {
    readonly executor: `0x${string}`
    readonly transactions: readonly LaneTransaction[]
    readonly used: number
    readonly head: ChainHead
  },
): Promise<void> {
  const { chain, chainId, executors, lanes, logger, metrics, now, number } = bundler
  const { executor, head, transactions, used } = seen
  const account = executors.getAccount(executor)
  const open = transactions.filter(({ nonce, status }) => status === 'open' && nonce >= used)
  const highest = open.at(-1)?.nonce
  if (account === undefined || highest === undefined) return
  const known = new Set(transactions.map(({ nonce }) => nonce))
  const nonces = Array.from({ length: highest - used }, (_unused, index) => used + index).filter(
    (nonce) => !known.has(nonce),
  )
  if (nonces.length === 0) return
  const fees = getFees({ head, tip: await chain.getTip() })
  const filled = await lanes.useUp({
    executor,
    nonces: nonces.slice(0, constants.gapsAtMost),
    time: now(),
    sign: ({ nonce }) =>
      signVersion({ account, chainId: number, nonce, content: { kind: 'filler' }, fees, time: now() }),
  })
  if (filled.length === 0) return
  metrics.signed.inc({ chain: chainId, kind: 'filled' }, filled.length)
  logger.warn({ chain: chainId, executor, count: filled.length }, 'Nonces of an executor were missing and are used up')
  for (const { raw } of filled) await chain.send(raw)
}
