import {
  adminGetAnalyticsBreakdown,
  adminGetAnalyticsDurations,
  adminGetAnalyticsFunnel,
  adminGetAnalyticsSeries,
  type AnalyticsDimension,
  type AnalyticsMeasures,
} from '@latchkey/protocol/operator'
import type { FakeCloud } from './createFakeCloud.ts'

const day = 86_400_000

/** Makes the measures of some visits: so many opened, and of those that started, parts of a hundred ended as named. */
export function createMeasures(opened: number, parts: { readonly failed?: number } = {}): AnalyticsMeasures {
  const { failed: failedParts = 4 } = parts
  const started = Math.round(opened * 0.85)
  const failed = Math.round((started * failedParts) / 100)
  const declined = Math.round((started - failed) * 0.07)
  const abandoned = Math.round((started - failed) * 0.06)
  const connected = started - failed - declined - abandoned
  return { opened, started, failed, declined, abandoned, connected, signedIn: Math.round(connected * 0.76) }
}

/** The values of each dimension, with how many of a hundred visits have it, and how many of a hundred of those fail. */
const values: Readonly<Record<AnalyticsDimension, readonly (readonly [string | null, number, number])[]>> = {
  wallet: [
    ['io.metamask', 40, 2],
    ['trust-wallet', 20, 14],
    ['app.phantom', 15, 1],
    ['rainbow', 9, 3],
    ['com.okex.wallet', 6, 4],
    [null, 10, 3],
  ],
  network: [
    ['eip155:1', 45, 3],
    ['eip155:8453', 30, 4],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 25, 5],
  ],
  platform: [
    ['macos', 40, 3],
    ['windows', 34, 4],
    ['ios', 26, 6],
  ],
  country: [
    ['US', 40, 4],
    ['DE', 30, 4],
    ['BR', 20, 4],
    ['unknown', 10, 4],
  ],
  error: [
    ['wallet.timeout', 4, 60],
    ['pairing.expired', 2, 50],
    ['connection.failed', 1, 90],
  ],
  version: [
    ['1.2.0', 70, 4],
    ['1.1.0', 30, 4],
  ],
  origin: [['https://shop.example.com', 100, 4]],
}

/**
 * Answers the reports of a project with 28 days of visits, whatever span is asked.
 *
 * @param parameters.opened visits of a day. Default: 400.
 */
export function answerReports(
  cloud: FakeCloud,
  parameters: { readonly opened?: number | undefined; readonly until?: number | undefined } = {},
): void {
  const { opened = 400, until = Date.UTC(2026, 10, 23) } = parameters
  const span = { from: until - 28 * day, to: until, unit: 'day' as const }
  const before = { from: span.from - 28 * day, to: span.from, unit: 'day' as const }
  const weeks = [1, 0.97, 1.04, 1.1, 1.02, 0.78, 0.72]
  const toPoints = (from: number, factor: number) =>
    Array.from({ length: 28 }, (_, index) => ({
      at: from + index * day,
      ...createMeasures(Math.round(opened * factor * (weeks[index % 7] ?? 1))),
    }))
  const [points, earlier] = [toPoints(span.from, 1), toPoints(before.from, 0.92)]
  const sum = (all: readonly AnalyticsMeasures[]): AnalyticsMeasures => {
    const add = (name: keyof AnalyticsMeasures): number => all.reduce((total, one) => total + one[name], 0)
    return {
      opened: add('opened'),
      started: add('started'),
      connected: add('connected'),
      signedIn: add('signedIn'),
      declined: add('declined'),
      failed: add('failed'),
      abandoned: add('abandoned'),
    }
  }
  const [total, previous] = [sum(points), sum(earlier)]
  const toRows = (by: AnalyticsDimension, isCompared: boolean) =>
    opened === 0
      ? []
      : values[by].map(([value, share, failed]) => ({
          value,
          visits: createMeasures(Math.round((total.opened * share) / 100), { failed }),
          previous: isCompared ? createMeasures(Math.round((previous.opened * share) / 90), { failed }) : null,
        }))
  cloud.answer(adminGetAnalyticsFunnel, ({ query }) => ({
    span,
    visits: total,
    previous: query['compare'] === undefined ? null : { span: before, visits: previous },
  }))
  cloud.answer(adminGetAnalyticsSeries, ({ query }) => ({
    span,
    total: points,
    groups: (query['by'] === undefined ? [] : values.wallet.slice(0, 4)).map(([value, share]) => ({
      value,
      points: points.map(({ at, ...visits }) => ({ at, ...createMeasures(Math.round((visits.opened * share) / 100)) })),
    })),
    previous: query['compare'] === undefined ? null : { span: before, total: earlier },
  }))
  cloud.answer(adminGetAnalyticsBreakdown, ({ query }) => {
    const by = Object.keys(values).find((name): name is AnalyticsDimension => name === query['by']) ?? 'wallet'
    const isCompared = query['compare'] !== undefined
    return {
      span,
      total,
      rows: toRows(by, isCompared),
      previous: isCompared ? { span: before, total: previous } : null,
    }
  })
  cloud.answer(adminGetAnalyticsDurations, ({ query }) => {
    const counts = opened === 0 ? [] : [0, 0, 2, 9, 31, 74, 118, 131, 112, 88, 70, 58, 49, 38, 27, 18, 11, 6, 3]
    const ends = [...counts, 0].map((_, index) => Math.round(500 * 2 ** (index / 2)))
    const summary = { visits: counts.reduce((all, one) => all + one, 0), median: 6_400, p95: 68_000 }
    const none = { visits: 0, median: null, p95: null }
    return {
      span,
      ...(opened === 0 ? none : summary),
      buckets: counts.map((visits, index) => ({ from: ends[index - 1] ?? 0, to: ends[index] ?? null, visits })),
      previous: query['compare'] === undefined ? null : { span: before, ...summary, median: 7_200 },
    }
  })
}
