import type { Counter, Gauge, Histogram } from 'prom-client'

/** What a pool counts. The labels name its members, never by URL, which may contain an API key. */
export interface PoolMetrics {
  /** With the label `outcome`. */
  readonly attempts: Counter
  readonly duration: Histogram
  readonly resting: Gauge
}
