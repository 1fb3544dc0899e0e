import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * The node's metrics. Each domain registers its own, named `latchkey_<domain>_<what>_<unit>`. What several listeners count is
 * registered once: a counter or histogram of a known name is returned again.
 */
export interface Metrics {
  readonly registry: Registry
  counter(name: string, help: string, labels?: readonly string[]): Counter
  gauge(name: string, help: string, labels?: readonly string[]): Gauge
  histogram(
    name: string,
    help: string,
    parameters?: {
      readonly labels?: readonly string[] | undefined
      readonly buckets?: readonly number[] | undefined
    },
  ): Histogram
}

/** Creates the metrics of one node, including those of its process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    counter: (name, help, labels = []) => {
      const known = registry.getSingleMetric(name)
      return known instanceof Counter ? known : new Counter({ name, help, labelNames: [...labels], registers })
    },
    gauge: (name, help, labels = []) => new Gauge({ name, help, labelNames: [...labels], registers }),
    histogram: (name, help, { buckets, labels = [] } = {}) => {
      const known = registry.getSingleMetric(name)
      if (known instanceof Histogram) return known
      return new Histogram({
        name,
        help,
        labelNames: [...labels],
        registers,
        ...(buckets === undefined ? {} : { buckets: [...buckets] }),
      })
    },
  }
}
