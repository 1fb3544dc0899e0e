import type { Metrics } from '../../observe/createMetrics.ts'
import type { PoolMetrics } from './PoolMetrics.ts'

/** Registers the metrics of providers by concern and provider, once per node. */
export function createProviderMetrics(metrics: Metrics): PoolMetrics {
  const labels = ['concern', 'provider']
  return {
    attempts: metrics.counter('latchkey_provider_attempts_total', 'Requests sent to a provider, by outcome.', [
      ...labels,
      'outcome',
    ]),
    duration: metrics.histogram('latchkey_provider_duration_seconds', 'Response time of a provider.', { labels }),
    resting: metrics.gauge('latchkey_provider_resting', 'Whether a provider is paused after failures.', labels),
  }
}
