import type { Counter, Gauge, Histogram } from 'prom-client'
import type { Metrics } from '../../observe/createMetrics.ts'

/** The figures of the upstreams: by kind of pool, chain, and place in the pool. Never by URL, which may hold a key. */
export interface RpcMetrics {
  readonly attempts: Counter
  readonly duration: Histogram
  readonly resting: Gauge
}

/** Makes the figures of the upstreams; once for a node. */
export function createRpcMetrics(metrics: Metrics): RpcMetrics {
  const labels = ['kind', 'chain', 'upstream']
  return {
    attempts: metrics.counter('latchkey_rpc_attempts_total', 'Requests sent to an upstream, by how they ended.', [
      ...labels,
      'outcome',
    ]),
    duration: metrics.histogram('latchkey_rpc_duration_seconds', 'How long an upstream took to answer.', { labels }),
    resting: metrics.gauge('latchkey_rpc_resting_upstreams', 'Whether an upstream rests after a failure.', labels),
  }
}
