import { randomUUID } from 'node:crypto'
import { eq, lt, or } from 'drizzle-orm'
import type { ExecutorBalance, RunningBundler } from '../bundler/createBundler.ts'
import { alertReports } from '../storage/alertSchema.ts'
import type { Database } from '../storage/Storage.ts'
import type { WatchedRpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { constants } from './constants.ts'

/** Stores what this node knows alone, so that whichever node evaluates the rules reads it. */
export interface NodeReports {
  store(): Promise<void>
  /** Withdraws what this node has reported. */
  remove(): Promise<void>
}

/** Creates the reports of a node. */
export function createNodeReports(parameters: {
  readonly database: Database
  /** The chains' upstreams, and their bundlers. */
  readonly gateways: readonly Pick<WatchedRpcGateway, 'listFailing'>[]
  readonly bundler: Pick<RunningBundler, 'listBalances'> | undefined
  readonly now: () => number
}): NodeReports {
  const { bundler, database, gateways, now } = parameters
  const node = randomUUID()
  let balances: readonly ExecutorBalance[] = []
  let balancesAt: number | undefined

  const listRows = async () => {
    const failing = (await Promise.all(gateways.map((gateway) => gateway.listFailing()))).flat()
    if (bundler !== undefined && (balancesAt === undefined || now() - balancesAt >= constants.balanceEvery)) {
      balances = await bundler.listBalances()
      balancesAt = now()
    }
    return [
      ...failing.map(({ labels: { chain = '', kind = '', upstream = '' }, since }) => ({
        rule: 'upstreamDown' as const,
        subject: `${kind} ${chain} ${upstream}`,
        values: { kind, chain, place: Number(upstream) + 1, since },
      })),
      ...balances.map(({ address, balance, chainId }) => ({
        rule: 'executorBalance' as const,
        subject: `${chainId} ${address}`,
        values: { chain: chainId, executor: address, balance: String(balance) },
      })),
    ]
  }

  return {
    async store() {
      const rows = await listRows()
      const reportedAt = now()
      await database.transaction(async (transaction) => {
        const isOld = lt(alertReports.reportedAt, reportedAt - constants.day)
        await transaction.delete(alertReports).where(or(eq(alertReports.node, node), isOld))
        if (rows.length === 0) return
        await transaction.insert(alertReports).values(rows.map((row) => ({ ...row, node, reportedAt })))
      })
    },
    async remove() {
      await database.delete(alertReports).where(eq(alertReports.node, node))
    },
  }
}
