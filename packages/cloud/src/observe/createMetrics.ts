import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from './Metrics.ts'

/** Makes the figures of one node, with those of its process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    counter: (name, help, labels = []) => new Counter({ name, help, labelNames: [...labels], registers }),
    gauge: (name, help, labels = []) => new Gauge({ name, help, labelNames: [...labels], registers }),
    histogram: (name, help, { buckets, labels = [] } = {}) =>
      new Histogram({
        name,
        help,
        labelNames: [...labels],
        registers,
        ...(buckets === undefined ? {} : { buckets: [...buckets] }),
      }),
  }
}
