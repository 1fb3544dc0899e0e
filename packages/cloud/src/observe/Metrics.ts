import type { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The node's figures. Each part of the cloud makes its own, named `latchkey_<part>_<what>_<unit>`. */
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
