import { bcoin } from '../bcoin/bcoin.ts'
import { blockDelay, blockWeightLimit } from '../constants.ts'
import { checkTransaction } from './checkTransaction.ts'
import { createBlock } from './createBlock.ts'
import { createChainState } from './createChainState.ts'
import { decodeTransaction } from './decodeTransaction.ts'
import type { ChainState, ChainBlock, ChainTransaction } from './ChainState.ts'
import { TransactionRejection } from './TransactionRejection.ts'

/** An in-memory regtest chain that mines automatically. */
export interface Chain {
  readonly state: ChainState
  /**
   * Adds a transaction in hexadecimal to the mempool; the next block is mined `blockDelay` after the first of them.
   *
   * @returns its id. A transaction that is already in the mempool is left unchanged.
   * @throws {TransactionRejection}
   */
  submit(text: string): string
  /** Mines one block immediately. */
  mine(choice?: MiningChoice): ChainBlock
  /** Unless paused, each transaction is mined soon; when paused, only {@link mine} creates blocks. */
  setPaused(isPaused: boolean): void
  /** Stops automatic mining. */
  stop(): void
}

/** Options of a block that differ from one with all transactions and the current time. */
export interface MiningChoice {
  /** The only transaction to include, which spends confirmed coins. */
  readonly only?: string | undefined
  /** In seconds since 1970. */
  readonly time?: number | undefined
}

/** Starts a chain that contains only regtest's genesis block. */
export function createChain({ rewardScript }: { rewardScript: Uint8Array }): Chain {
  const state = createChainState(bcoin.Block.fromRaw(bcoin.regtest.genesisBlock, 'hex'))
  let isPaused = false
  let timer: NodeJS.Timeout | undefined

  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const schedule = (): void => {
    if (isPaused || timer !== undefined || state.mempool.size === 0) return
    timer = setTimeout(() => {
      timer = undefined
      // The pending transactions may have been mined by hand.
      if (state.mempool.size > 0) mine()
      schedule()
    }, blockDelay)
  }
  const mine = (choice: MiningChoice = {}): ChainBlock => {
    const now = Math.max(Math.floor(Date.now() / 1_000), state.tip.medianTime + 1)
    const entries = chooseEntries({ state, only: choice.only })
    return state.addBlock(createBlock({ state, entries, rewardScript, time: choice.time ?? now }))
  }

  return {
    state,
    submit(text) {
      const transaction = decodeTransaction(text)
      const txid = transaction.txid()
      if (state.mempool.has(txid)) return txid
      if (state.getBlockOf(txid) !== undefined) {
        throw new TransactionRejection(-27, 'Transaction outputs already in utxo set')
      }
      const { entry, replaced } = checkTransaction({ transaction, state })
      state.removeFromMempool(replaced)
      state.addToMempool(entry)
      schedule()
      return txid
    },
    mine,
    setPaused(value) {
      isPaused = value
      if (isPaused) stop()
      else schedule()
    },
    stop() {
      isPaused = true
      stop()
    },
  }
}

/** Selects the transactions that fit into a block, in order of arrival: each comes after those that it spends from. */
function chooseEntries({ state, only }: { state: ChainState; only: string | undefined }): readonly ChainTransaction[] {
  const chosen: ChainTransaction[] = []
  let weight = 0
  for (const entry of state.mempool.values()) {
    if (only !== undefined && entry.txid !== only) continue
    weight += entry.transaction.getWeight()
    if (weight > blockWeightLimit) break
    chosen.push(entry)
  }
  return chosen
}
