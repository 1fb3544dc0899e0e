import type { Counter } from 'prom-client'
import { createRecentCounts } from '../observe/createRecentCounts.ts'
import type { RelayMetrics } from './createRelayMetrics.ts'

/** A reason for which the relay has not done what a client wanted. */
export interface RelayReason {
  readonly kind: 'refused' | 'failed' | 'closed'
  readonly reason: string
  readonly count: number
}

/** What the relay of this node did within the last hour. */
export interface RelayHour {
  readonly stored: number
  /** The mean time to store a message, in ms. */
  readonly storeTime: number | undefined
  readonly pushed: number
  /** The most frequent one first. */
  readonly reasons: readonly RelayReason[]
}

/** Turns the metrics of the relay, which only grow, into what happened within the last hour. */
export interface RelayWatch {
  /** To be called often: it looks once a minute. */
  tick(): void
  read(): Promise<RelayHour>
}

/** In ms. */
const minute = 60_000
const kinds = ['refused', 'failed', 'closed'] as const

/** Creates the watch on metrics that are 0 now. */
export function createRelayWatch(parameters: {
  readonly metrics: RelayMetrics
  readonly now: () => number
}): RelayWatch {
  const { metrics, now } = parameters
  const counts = createRecentCounts<string>({ now })
  const before = new Map<string, number>()
  let lookedAt = now()
  let looking: Promise<void> = Promise.resolve()

  const readTotals = async (): Promise<readonly (readonly [name: string, total: number])[]> => {
    const list = async (name: string, counter: Counter, label: string) =>
      (await counter.get()).values.map(({ labels, value }) => [`${name} ${labels[label] ?? ''}`, value] as const)
    const seconds = (await metrics.storeSeconds.get()).values
    const sum = seconds.find(({ metricName }) => metricName?.endsWith('_sum'))?.value ?? 0
    const count = seconds.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0
    return [
      ...(await list('published', metrics.published, 'outcome')),
      ...(await list('pushed', metrics.pushes, 'kind')),
      ...(await list('refused', metrics.refusals, 'reason')),
      ...(await list('failed', metrics.errors, 'reason')),
      ...(await list('closed', metrics.closes, 'code')),
      ['store time', sum * 1_000],
      ['store count', count],
    ]
  }

  const look = async (): Promise<void> => {
    lookedAt = now()
    for (const [name, total] of await readTotals()) {
      const more = total - (before.get(name) ?? 0)
      before.set(name, total)
      if (more > 0) counts.add(name, more)
    }
  }
  /** One look after the other, so that none counts what another one has counted. */
  const lookNext = (): Promise<void> => {
    looking = looking.then(look)
    return looking
  }

  return {
    tick() {
      if (now() - lookedAt >= minute) void lookNext()
    },
    async read() {
      await lookNext()
      const list = counts.list()
      const sum = (kind: string): number =>
        list.reduce((total, { count, name }) => (name.startsWith(`${kind} `) ? total + count : total), 0)
      const stores = counts.get('store count')
      const reasons = kinds.flatMap((kind) =>
        list.flatMap(({ count, name }) =>
          name.startsWith(`${kind} `) ? [{ kind, reason: name.slice(kind.length + 1), count }] : [],
        ),
      )
      return {
        stored: counts.get('published stored'),
        storeTime: stores === 0 ? undefined : counts.get('store time') / stores,
        pushed: sum('pushed'),
        reasons: reasons.toSorted((one, other) => other.count - one.count),
      }
    },
  }
}
