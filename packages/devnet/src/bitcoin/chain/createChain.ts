import { bcoin } from '../bcoin/bcoin.ts'
import { blockDelay, blockWeightLimit } from '../constants.ts'
import { checkTransaction } from './checkTransaction.ts'
import { createBlock } from './createBlock.ts'
import { createLedger } from './createLedger.ts'
import { decodeTransaction } from './decodeTransaction.ts'
import type { Ledger, LedgerBlock, LedgerTransaction } from './Ledger.ts'
import { TransactionRejection } from './TransactionRejection.ts'

/** A regtest chain in memory that mines for itself. */
export interface Chain {
  readonly ledger: Ledger
  /**
   * Takes a transaction in hexadecimal into the mempool; the next block comes `blockDelay` after the first of them.
   *
   * @returns its id. One that waits there already is left alone.
   * @throws {TransactionRejection}
   */
  submit(text: string): string
  /** Mines one block at once. */
  mine(choice?: MiningChoice): LedgerBlock
  /** Without pause, each transaction gets into a block soon; with it, only {@link mine} makes blocks. */
  setPaused(isPaused: boolean): void
  /** Mines no more by itself. */
  stop(): void
}

/** How a block differs from one with everything in it, at this time. */
export interface MiningChoice {
  /** The only transaction to take, which spends confirmed coins. */
  readonly only?: string | undefined
  /** In seconds since 1970. */
  readonly time?: number | undefined
}

/** Starts a chain with nothing but regtest's genesis block. */
export function createChain({ rewardScript }: { rewardScript: Uint8Array }): Chain {
  const ledger = createLedger(bcoin.Block.fromRaw(bcoin.regtest.genesisBlock, 'hex'))
  let isPaused = false
  let timer: NodeJS.Timeout | undefined

  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const schedule = (): void => {
    if (isPaused || timer !== undefined || ledger.mempool.size === 0) return
    timer = setTimeout(() => {
      timer = undefined
      // What was waited for may have been mined by hand.
      if (ledger.mempool.size > 0) mine()
      schedule()
    }, blockDelay)
  }
  const mine = (choice: MiningChoice = {}): LedgerBlock => {
    const now = Math.max(Math.floor(Date.now() / 1_000), ledger.tip.medianTime + 1)
    const entries = chooseEntries({ ledger, only: choice.only })
    return ledger.addBlock(createBlock({ ledger, entries, rewardScript, time: choice.time ?? now }))
  }

  return {
    ledger,
    submit(text) {
      const transaction = decodeTransaction(text)
      const txid = transaction.txid()
      if (ledger.mempool.has(txid)) return txid
      if (ledger.getBlockOf(txid) !== undefined) {
        throw new TransactionRejection(-27, 'Transaction outputs already in utxo set')
      }
      const { entry, replaced } = checkTransaction({ transaction, ledger })
      ledger.removeFromMempool(replaced)
      ledger.addToMempool(entry)
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

/** What fits into a block, in the order of arrival: each comes after those that it spends from. */
function chooseEntries({ ledger, only }: { ledger: Ledger; only: string | undefined }): readonly LedgerTransaction[] {
  const chosen: LedgerTransaction[] = []
  let weight = 0
  for (const entry of ledger.mempool.values()) {
    if (only !== undefined && entry.txid !== only) continue
    weight += entry.transaction.getWeight()
    if (weight > blockWeightLimit) break
    chosen.push(entry)
  }
  return chosen
}
