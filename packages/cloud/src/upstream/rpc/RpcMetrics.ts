import type { Counter, Gauge, Histogram } from 'prom-client'

/** The figures of the upstreams: by kind of pool, chain, and place in the pool. Never by URL, which may hold a key. */
export interface RpcMetrics {
  readonly attempts: Counter
  readonly duration: Histogram
  readonly resting: Gauge
}
