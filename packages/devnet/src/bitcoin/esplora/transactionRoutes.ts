import { TransactionRejection } from '../chain/TransactionRejection.ts'
import type { ChainState, ChainTransaction } from '../chain/ChainState.ts'
import { describeStatus } from './describeStatus.ts'
import { describeTransaction } from './describeTransaction.ts'
import { EsploraRefusal } from './EsploraRefusal.ts'
import type { EsploraRequest, EsploraRoute } from './EsploraRoute.ts'

/** Routes about a transaction, and for sending one. */
export const transactionRoutes: readonly EsploraRoute[] = [
  {
    method: 'GET',
    path: '/tx/:txid',
    answer: (request) => describeTransaction({ entry: findEntry(request), state: request.chain.state }),
  },
  {
    method: 'GET',
    path: '/tx/:txid/status',
    answer: (request) => describeStatus({ txid: findEntry(request).txid, state: request.chain.state }),
  },
  { method: 'GET', path: '/tx/:txid/hex', answer: (request) => toRaw(request).toString('hex') },
  { method: 'GET', path: '/tx/:txid/raw', answer: (request) => toRaw(request) },
  {
    method: 'GET',
    path: '/tx/:txid/outspend/:vout',
    answer(request) {
      const { transaction, txid } = findEntry(request)
      const { vout = '' } = request.segments
      if (!/^\d{1,10}$/.test(vout)) throw new EsploraRefusal(400, 'Invalid number')
      if (transaction.outputs[Number(vout)] === undefined) throw new EsploraRefusal(404, 'Output not found')
      return describeSpend({ state: request.chain.state, txid, index: Number(vout) })
    },
  },
  {
    method: 'GET',
    path: '/tx/:txid/outspends',
    answer(request) {
      const { transaction, txid } = findEntry(request)
      return transaction.outputs.map((_, index) => describeSpend({ state: request.chain.state, txid, index }))
    },
  },
  {
    method: 'POST',
    path: '/tx',
    answer({ body, chain }) {
      try {
        return chain.submit(body.trim())
      } catch (error) {
        if (!(error instanceof TransactionRejection)) throw error
        const { code, message } = error
        throw new EsploraRefusal(400, `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`, {
          cause: error,
        })
      }
    },
  },
]

function findEntry({ chain, segments }: EsploraRequest): ChainTransaction {
  const { txid = '' } = segments
  if (!/^[0-9a-f]{64}$/i.test(txid)) throw new EsploraRefusal(400, 'Invalid hex string')
  const entry = chain.state.getTransaction(txid.toLowerCase())
  if (entry === undefined) throw new EsploraRefusal(404, 'Transaction not found')
  return entry
}

function toRaw(request: EsploraRequest): Buffer {
  return findEntry(request).transaction.toRaw()
}

function describeSpend({ index, state, txid }: { state: ChainState; txid: string; index: number }): object {
  const spend = state.getSpend(txid, index)
  if (spend === undefined) return { spent: false }
  return { spent: true, txid: spend.txid, vin: spend.index, status: describeStatus({ txid: spend.txid, state }) }
}
