import type { BcoinBlock } from '../bcoin/BcoinTransaction.ts'
import type { ChainState, ChainBlock, ChainSpend, ChainTransaction } from './ChainState.ts'

/** Number of blocks in the median time. */
const medianTimeSpan = 11

/** Creates the state of a chain that contains only a genesis block, whose unspendable coinbase is left out. */
export function createChainState(genesis: BcoinBlock): ChainState {
  const blocks: ChainBlock[] = []
  const blocksByHash = new Map<string, ChainBlock>()
  const blocksByTransaction = new Map<string, ChainBlock>()
  const transactions = new Map<string, ChainTransaction>()
  const mempool = new Map<string, ChainTransaction>()
  const spends = new Map<string, ChainSpend>()
  /** By script in hexadecimal, in block order. */
  const confirmed = new Map<string, ChainTransaction[]>()

  const index = (entry: ChainTransaction): void => {
    transactions.set(entry.txid, entry)
    if (entry.transaction.isCoinbase()) return
    for (const [position, { prevout }] of entry.transaction.inputs.entries())
      spends.set(toKey(prevout.txid(), prevout.index), { txid: entry.txid, index: position })
  }

  const append = (block: BcoinBlock): ChainBlock => {
    const times = [...blocks.slice(1 - medianTimeSpan).map((earlier) => earlier.block.time), block.time]
    const medianTime = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? block.time
    const added: ChainBlock = { height: blocks.length, hash: block.rhash(), block, medianTime }
    blocks.push(added)
    blocksByHash.set(added.hash, added)
    return added
  }
  let tip = append(genesis)

  const listUnconfirmed = (script: Buffer): readonly ChainTransaction[] => {
    const touches = (entry: ChainTransaction): boolean => listScripts(entry).has(script.toString('hex'))
    return [...mempool.values()].filter(touches).reverse()
  }
  const listConfirmed = (script: Buffer): readonly ChainTransaction[] =>
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
function listScripts({ spent, transaction }: ChainTransaction): ReadonlySet<string> {
  return new Set([...spent, ...transaction.outputs].map(({ script }) => script.raw.toString('hex')))
}
