import type { Counter, Gauge, Histogram } from 'prom-client'
import type { Metrics } from '../observe/createMetrics.ts'

/** The relay's metrics. */
export interface RelayMetrics {
  readonly sockets: Gauge
  readonly clients: Gauge
  readonly parked: Gauge
  readonly topics: Gauge
  readonly unsent: Gauge
  readonly refusals: Counter
  readonly closes: Counter
  readonly requests: Counter
  readonly errors: Counter
  readonly published: Counter
  readonly pushes: Counter
  readonly acknowledgements: Counter
  readonly expired: Counter
  readonly storeSeconds: Histogram
}

/** Registers the relay's metrics. */
export function createRelayMetrics(metrics: Metrics): RelayMetrics {
  return {
    sockets: metrics.gauge('latchkey_relay_sockets', 'Open sockets.'),
    clients: metrics.gauge('latchkey_relay_clients', 'Clients with an open socket.'),
    parked: metrics.gauge(
      'latchkey_relay_parked_sockets',
      'Open sockets that receive nothing because their clients have newer ones.',
    ),
    topics: metrics.gauge('latchkey_relay_topics', 'Topics with a subscribed socket.'),
    unsent: metrics.gauge('latchkey_relay_unsent_bytes', 'Bytes that wait for slow clients to read.'),
    refusals: metrics.counter('latchkey_relay_refusals_total', 'Rejected clients, by reason.', ['reason']),
    closes: metrics.counter('latchkey_relay_closes_total', 'Sockets closed by the relay, by close code.', ['code']),
    requests: metrics.counter('latchkey_relay_requests_total', 'Requests, by method.', ['method']),
    errors: metrics.counter('latchkey_relay_errors_total', 'Requests answered with an error, by reason.', ['reason']),
    published: metrics.counter('latchkey_relay_published_total', 'Published messages, by outcome.', ['outcome']),
    pushes: metrics.counter('latchkey_relay_pushes_total', 'Messages sent to subscribers: first time or again.', [
      'kind',
    ]),
    acknowledgements: metrics.counter('latchkey_relay_acknowledgements_total', 'Messages acknowledged by subscribers.'),
    expired: metrics.counter('latchkey_relay_expired_total', 'Messages removed after they expired.'),
    storeSeconds: metrics.histogram('latchkey_relay_store_seconds', 'Time to store a message.', {
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    }),
  }
}
