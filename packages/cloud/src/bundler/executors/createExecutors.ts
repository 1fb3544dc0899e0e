import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { formatEther } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Logger } from '../../observe/createLogger.ts'
import type { ChainAccess } from '../chain/ChainAccess.ts'
import { constants } from '../constants.ts'
import type { BundlerMetrics } from '../createBundlerMetrics.ts'

/** An account that can send now. */
export interface Executor {
  /** In lower case. */
  readonly address: `0x${string}`
  readonly account: PrivateKeyAccount
  /** In wei, half a minute old at most. */
  readonly balance: bigint
  /** Transactions in blocks, half a minute ago at most: later ones are in the database. */
  readonly count: number
  /** The newest count that this node knows: transactions with lower nonces take no place any more. */
  readonly used: number
}

/** The executors of a chain on this node. */
export interface Executors {
  /** In lower case, whether they can send or not. */
  readonly addresses: readonly `0x${string}`[]
  getAccount(address: `0x${string}`): PrivateKeyAccount | undefined
  /**
   * Lists those without code. Reads the chain again if the last reading is some seconds old, and waits for that if it is older.
   *
   * @throws CloudError `upstream.failed` if the chain has never been read and no node answers.
   */
  list(): Promise<readonly Executor[]>
  /** Forgets what was read: the chain has begun anew. */
  forget(): void
  /** Says how many transactions of an executor are in blocks now, so that those leave their places at once. */
  setUsed(address: `0x${string}`, used: number): void
}

/**
 * Creates the executors of a chain. One with code is left out: its owner has delegated it, so its coins can leave without its key, and
 * nodes take one waiting transaction of it only. A balance below the alarm is logged once, and once more when it is back.
 */
export function createExecutors(parameters: {
  readonly chainId: CaipNetworkId
  readonly chain: Pick<ChainAccess, 'getBalance' | 'getCode' | 'getTransactionCount'>
  readonly keys: readonly `0x${string}`[]
  /** In wei. */
  readonly balanceAtLeast: bigint
  readonly metrics: BundlerMetrics
  readonly logger: Logger
}): Executors {
  const { balanceAtLeast, chain, chainId, keys, logger, metrics } = parameters
  const accounts = new Map(
    keys.map((key) => {
      const account = privateKeyToAccount(key)
      return [lower(account.address), account] as const
    }),
  )
  const low = new Set<string>()
  const delegated = new Set<string>()
  let known: readonly Executor[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const watch = (address: `0x${string}`, balance: bigint): void => {
    metrics.balance.set({ chain: chainId, executor: address }, Number(formatEther(balance)))
    const isLow = balance < balanceAtLeast
    if (isLow === low.has(address)) return
    const fields = { chain: chainId, executor: address, balance: formatEther(balance) }
    if (isLow) {
      low.add(address)
      logger.warn(
        fields,
        `An executor has few coins. Send coins to it: without any, its operations wait, and new ones are refused. The alarm is at ${formatEther(balanceAtLeast)}.`,
      )
    } else {
      low.delete(address)
      logger.info(fields, 'An executor has enough coins again')
    }
  }

  const judge = (address: `0x${string}`, code: `0x${string}`): boolean => {
    const isUsable = code === '0x'
    if (isUsable !== delegated.has(address)) return isUsable
    if (isUsable) {
      delegated.delete(address)
      logger.info({ chain: chainId, executor: address }, 'An executor has no code any more, and is used again')
    } else {
      delegated.add(address)
      logger.warn(
        { chain: chainId, executor: address },
        'An executor has code and is left out: it is delegated (EIP-7702), so its coins can leave without its key. Use another key for it, or remove the delegation.',
      )
    }
    return isUsable
  }

  const read = async (): Promise<void> => {
    const found = await Promise.all(
      [...accounts].map(async ([address, account]) => {
        const [balance, code, count] = await Promise.all([
          chain.getBalance(address),
          chain.getCode(address),
          chain.getTransactionCount(address),
        ])
        watch(address, balance)
        return judge(address, code) ? [{ address, account, balance, count, used: count }] : []
      }),
    )
    known = found.flat()
    readAt = performance.now()
  }

  return {
    addresses: [...accounts.keys()],
    getAccount: (address) => accounts.get(address),
    async list() {
      const age = performance.now() - readAt
      if (age > constants.refreshAfter) {
        reading ??= read().finally(() => {
          reading = undefined
        })
        if (age > constants.refreshAtMost) await reading
        // The next caller tries again, and waits once the reading is too old.
        else reading.catch(() => {})
      }
      return known
    },
    forget() {
      readAt = Number.NEGATIVE_INFINITY
    },
    setUsed(address, used) {
      known = known.map((executor) => (executor.address === address ? { ...executor, used } : executor))
    },
  }
}

function lower(address: `0x${string}`): `0x${string}` {
  return `0x${address.slice(2).toLowerCase()}`
}
