import type { Counter, Gauge } from 'prom-client'
import type { Metrics } from '../../../observe/createMetrics.ts'

/** The metrics of the indexer, by chain. */
export interface IndexerMetrics {
  readonly blocks: Counter
  readonly transfers: Counter
  readonly undone: Counter
  readonly failures: Counter
  readonly behind: Gauge
  readonly leading: Gauge
}

/** Registers the metrics of the indexer, once per node. */
export function createIndexerMetrics(metrics: Metrics): IndexerMetrics {
  const labels = ['chain']
  return {
    blocks: metrics.counter('latchkey_indexer_blocks_total', 'Blocks indexed by this node.', labels),
    transfers: metrics.counter('latchkey_indexer_transfers_total', 'Transfers indexed by this node.', labels),
    undone: metrics.counter(
      'latchkey_indexer_undone_blocks_total',
      'Indexed blocks removed after a reorganisation of the chain.',
      labels,
    ),
    failures: metrics.counter(
      'latchkey_indexer_failures_total',
      'Failed attempts to read the chain or to store its blocks.',
      labels,
    ),
    behind: metrics.gauge(
      'latchkey_indexer_behind_seconds',
      'How long ago the index held the newest block of the chain, on the node that leads; 0 on others.',
      labels,
    ),
    leading: metrics.gauge('latchkey_indexer_leading', 'Whether this node indexes the chain.', labels),
  }
}
