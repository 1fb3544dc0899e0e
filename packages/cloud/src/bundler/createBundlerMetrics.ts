import type { Counter, Gauge } from 'prom-client'
import type { Metrics } from '../observe/createMetrics.ts'

/** The metrics of the bundler, by chain. */
export interface BundlerMetrics {
  /** With the label `executor`. */
  readonly balance: Gauge
  /** With the label `outcome`. */
  readonly operations: Counter
  readonly pending: Gauge
  /** With the label `kind`. */
  readonly signed: Counter
}

/** Registers the metrics of the bundler, once per node. */
export function createBundlerMetrics(metrics: Metrics): BundlerMetrics {
  return {
    balance: metrics.gauge('latchkey_bundler_executor_balance', 'Coins of an executor, in ether.', [
      'chain',
      'executor',
    ]),
    operations: metrics.counter(
      'latchkey_bundler_operations_total',
      'User operations by what became of them on this node: accepted, refused, included, reverted, failed, replaced.',
      ['chain', 'outcome'],
    ),
    pending: metrics.gauge('latchkey_bundler_pending', 'Transactions of executors that are not in a block.', ['chain']),
    signed: metrics.counter(
      'latchkey_bundler_signed_total',
      'Transactions that this node signed: first, raised (with higher fees), replaced (by another operation), filled (a transfer to the executor itself).',
      ['chain', 'kind'],
    ),
  }
}
