import type { Metrics } from '../../observe/createMetrics.ts'
import type { PoolMetrics } from '../pool/PoolMetrics.ts'

/** Registers the metrics of chain upstreams by pool kind, chain and index in the pool, once per node. */
export function createRpcMetrics(metrics: Metrics): PoolMetrics {
  const labels = ['kind', 'chain', 'upstream']
  return {
    attempts: metrics.counter('latchkey_rpc_attempts_total', 'Requests sent to an upstream, by outcome.', [
      ...labels,
      'outcome',
    ]),
    duration: metrics.histogram('latchkey_rpc_duration_seconds', 'Response time of an upstream.', { labels }),
    resting: metrics.gauge('latchkey_rpc_resting_upstreams', 'Whether an upstream is paused after a failure.', labels),
  }
}
