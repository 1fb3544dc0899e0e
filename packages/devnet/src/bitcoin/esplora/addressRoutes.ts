import { parseAddress } from '../script/parseAddress.ts'
import { confirmedPage, unconfirmedPage } from './constants.ts'
import { describeAddress } from './describeAddress.ts'
import { describeStatus } from './describeStatus.ts'
import { type DescribedTransaction, describeTransaction } from './describeTransaction.ts'
import { EsploraRefusal } from './EsploraRefusal.ts'
import type { EsploraRequest, EsploraRoute } from './EsploraRoute.ts'

/** Routes about an address. */
export const addressRoutes: readonly EsploraRoute[] = [
  {
    method: 'GET',
    path: '/address/:address',
    answer(request) {
      const { address = '' } = request.segments
      return describeAddress({ address, script: findScript(request), state: request.chain.state })
    },
  },
  {
    method: 'GET',
    path: '/address/:address/utxo',
    answer(request) {
      const { state } = request.chain
      return state.listCoins(findScript(request)).map(({ entry, index, output }) => ({
        txid: entry.txid,
        vout: index,
        status: describeStatus({ txid: entry.txid, state }),
        value: output.value,
      }))
    },
  },
  {
    method: 'GET',
    path: '/address/:address/txs',
    answer(request) {
      // mempool.space's parameter for the next page.
      const after = request.query.get('after_txid')
      return after === null
        ? [...listUnconfirmed(request), ...listConfirmed({ request })]
        : listConfirmed({ request, after })
    },
  },
  { method: 'GET', path: '/address/:address/txs/mempool', answer: listUnconfirmed },
  { method: 'GET', path: '/address/:address/txs/chain', answer: (request) => listConfirmed({ request }) },
  {
    method: 'GET',
    path: '/address/:address/txs/chain/:after',
    answer: (request) => listConfirmed({ request, after: request.segments['after'] }),
  },
]

function findScript({ segments }: EsploraRequest): Buffer {
  const script = parseAddress(segments['address'] ?? '')
  if (script === undefined) throw new EsploraRefusal(400, 'Invalid Bitcoin address')
  return Buffer.from(script)
}

function listUnconfirmed(request: EsploraRequest): readonly DescribedTransaction[] {
  const { state } = request.chain
  const entries = state.listUnconfirmed(findScript(request)).slice(0, unconfirmedPage)
  return entries.map((entry) => describeTransaction({ entry, state }))
}

/** @param parameters.after The last transaction of the previous page. */
function listConfirmed(parameters: {
  request: EsploraRequest
  after?: string | undefined
}): readonly DescribedTransaction[] {
  const { after, request } = parameters
  const { state } = request.chain
  const entries = state.listConfirmed(findScript(request))
  const last = after === undefined ? -1 : entries.findIndex(({ txid }) => txid === after.toLowerCase())
  if (after !== undefined && last === -1) throw new EsploraRefusal(400, 'last_seen_txid not found')
  return entries.slice(last + 1, last + 1 + confirmedPage).map((entry) => describeTransaction({ entry, state }))
}
