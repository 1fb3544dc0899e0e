import type { Metrics } from '../../observe/Metrics.ts'
import type { RpcMetrics } from './RpcMetrics.ts'

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
