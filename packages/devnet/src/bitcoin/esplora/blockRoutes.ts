import type { ChainBlock } from '../chain/ChainState.ts'
import { describeBlock } from './describeBlock.ts'
import { EsploraRefusal } from './EsploraRefusal.ts'
import type { EsploraRequest, EsploraRoute } from './EsploraRoute.ts'

/** Routes about blocks. */
export const blockRoutes: readonly EsploraRoute[] = [
  { method: 'GET', path: '/blocks/tip/height', answer: ({ chain }) => String(chain.state.tip.height) },
  { method: 'GET', path: '/blocks/tip/hash', answer: ({ chain }) => chain.state.tip.hash },
  {
    method: 'GET',
    path: '/block/:hash',
    answer: (request) => describeBlock({ entry: findBlock(request), state: request.chain.state }),
  },
  {
    method: 'GET',
    path: '/block/:hash/status',
    answer(request) {
      const { height } = findBlock(request)
      const next = request.chain.state.blocks[height + 1]
      return { in_best_chain: true, height, ...(next !== undefined && { next_best: next.hash }) }
    },
  },
  {
    method: 'GET',
    path: '/block/:hash/txids',
    answer: (request) => findBlock(request).block.txs.map((transaction) => transaction.txid()),
  },
  {
    method: 'GET',
    path: '/block/:hash/header',
    answer: (request) => findBlock(request).block.toHead().toString('hex'),
  },
  {
    method: 'GET',
    path: '/block-height/:height',
    answer({ chain, segments }) {
      const { height = '' } = segments
      if (!/^\d{1,10}$/.test(height)) throw new EsploraRefusal(400, 'Invalid number')
      const block = chain.state.blocks[Number(height)]
      if (block === undefined) throw new EsploraRefusal(404, 'Block not found')
      return block.hash
    },
  },
]

function findBlock({ chain, segments }: EsploraRequest): ChainBlock {
  const { hash = '' } = segments
  if (!/^[0-9a-f]{64}$/i.test(hash)) throw new EsploraRefusal(400, 'Invalid hex string')
  const block = chain.state.getBlock(hash.toLowerCase())
  if (block === undefined) throw new EsploraRefusal(404, 'Block not found')
  return block
}
