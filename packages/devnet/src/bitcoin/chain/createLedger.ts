import type { BcoinBlock } from '../bcoin/BcoinTransaction.ts'
import type { Ledger, LedgerBlock, LedgerSpend, LedgerTransaction } from './Ledger.ts'

/** Number of blocks in the median time. */
const medianTimeSpan = 11

/** Creates an empty ledger on top of a genesis block, whose unspendable coinbase is left out. */
export function createLedger(genesis: BcoinBlock): Ledger {
  const blocks: LedgerBlock[] = []
  const blocksByHash = new Map<string, LedgerBlock>()
  const blocksByTransaction = new Map<string, LedgerBlock>()
  const transactions = new Map<string, LedgerTransaction>()
  const mempool = new Map<string, LedgerTransaction>()
  const spends = new Map<string, LedgerSpend>()
  /** By script in hexadecimal, in block order. */
  const confirmed = new Map<string, LedgerTransaction[]>()

  const index = (entry: LedgerTransaction): void => {
    transactions.set(entry.txid, entry)
    if (entry.transaction.isCoinbase()) return
    for (const [position, { prevout }] of entry.transaction.inputs.entries())
      spends.set(toKey(prevout.txid(), prevout.index), { txid: entry.txid, index: position })
  }

  const append = (block: BcoinBlock): LedgerBlock => {
    const times = [...blocks.slice(1 - medianTimeSpan).map((earlier) => earlier.block.time), block.time]
    const medianTime = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? block.time
    const added: LedgerBlock = { height: blocks.length, hash: block.rhash(), block, medianTime }
    blocks.push(added)
    blocksByHash.set(added.hash, added)
    return added
  }
  let tip = append(genesis)

  const listUnconfirmed = (script: Buffer): readonly LedgerTransaction[] => {
    const touches = (entry: LedgerTransaction): boolean => listScripts(entry).has(script.toString('hex'))
    return [...mempool.values()].filter(touches).reverse()
  }
  const listConfirmed = (script: Buffer): readonly LedgerTransaction[] =>
    (confirmed.get(script.toString('hex')) ?? []).toReversed()

  return {
    blocks,
    mempool,
    get tip() {
      return tip
    },
    getTransaction: (txid) => transactions.get(txid),
    getBlockOf: (txid) => blocksByTransaction.get(txid),
    getBlock: (hash) => blocksByHash.get(hash),
    getSpend: (txid, position) => spends.get(toKey(txid, position)),
    listConfirmed,
    listUnconfirmed,
    listCoins: (script) =>
      [...listUnconfirmed(script), ...listConfirmed(script)].toReversed().flatMap((entry) => {
        const block = blocksByTransaction.get(entry.txid)
        return entry.transaction.outputs.flatMap((output, position) =>
          output.script.raw.equals(script) && !spends.has(toKey(entry.txid, position))
            ? [{ entry, index: position, output, block }]
            : [],
        )
      }),
    addToMempool(entry) {
      index(entry)
      mempool.set(entry.txid, entry)
    },
    removeFromMempool(txids) {
      for (const txid of txids) {
        const entry = mempool.get(txid)
        if (entry === undefined) continue
        mempool.delete(txid)
        transactions.delete(txid)
        for (const { prevout } of entry.transaction.inputs) spends.delete(toKey(prevout.txid(), prevout.index))
      }
    },
    addBlock(block) {
      tip = append(block)
      for (const transaction of block.txs) {
        const txid = transaction.txid()
        const entry = mempool.get(txid) ?? { txid, transaction, spent: [], fee: 0 }
        if (!mempool.delete(txid)) index(entry)
        blocksByTransaction.set(txid, tip)
        for (const script of listScripts(entry)) {
          const history = confirmed.get(script)
          if (history === undefined) confirmed.set(script, [entry])
          else history.push(entry)
        }
      }
      return tip
    },
  }
}

function toKey(txid: string, index: number): string {
  return `${txid}:${index}`
}

/** Returns each script that a transaction spends from or pays to, once. */
function listScripts({ spent, transaction }: LedgerTransaction): ReadonlySet<string> {
  return new Set([...spent, ...transaction.outputs].map(({ script }) => script.raw.toString('hex')))
}
