import type { Counter, Gauge, Histogram } from 'prom-client'
import type { Metrics } from '../../observe/createMetrics.ts'

/** Upstream metrics by pool kind, chain and index in the pool. Never by URL, which may contain an API key. */
export interface RpcMetrics {
  readonly attempts: Counter
  readonly duration: Histogram
  readonly resting: Gauge
}

/** Registers the upstream metrics, once per node. */
export function createRpcMetrics(metrics: Metrics): RpcMetrics {
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
