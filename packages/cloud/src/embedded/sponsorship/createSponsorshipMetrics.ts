import type { Metrics } from '../../observe/createMetrics.ts'

/** Counts sponsored operations and their cost. */
export function createSponsorshipMetrics(metrics: Pick<Metrics, 'counter'>) {
  return {
    /** Answers to requests: `sponsored`, or the reason of a refusal. */
    asked: metrics.counter('latchkey_sponsorships_total', 'Requests for a sponsorship, by chain and outcome.', [
      'chain',
      'outcome',
    ]),
    reserved: metrics.counter('latchkey_sponsorship_reserved_wei', 'Wei that was reserved, by chain.', ['chain']),
    settled: metrics.counter('latchkey_sponsorships_settled_total', 'Sponsorships that ended, by outcome.', [
      'outcome',
    ]),
    cost: metrics.counter('latchkey_sponsorship_cost_wei', 'Wei that sponsored operations have cost.', [
      'chain',
      'outcome',
    ]),
  }
}
