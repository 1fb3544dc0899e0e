import type { Series } from './messages.ts'
import type { Measurements, Minute, Restart, SoakResult, Spread } from './SoakResult.ts'

/** How long after a restart its effects count as part of it, in ms. */
const settleTime = 10_000
/** Messages that take longer are not as fast as they should be, in ms. */
export const slow = 150
/** Memory is judged from this minute on. */
const firstJudgedMinute = 5
/** For so long messages must be fast again after a restart, in ms. */
const calm = 3_000

/** Computes the results from the measurements. */
export function summarizeSoak(
  measured: Measurements,
  description: Pick<SoakResult, 'command' | 'machine'>,
): SoakResult {
  const { counts, faults, restarts, seconds, series, startAt } = measured
  /** Whether something that happened in this time was affected by a restart. */
  const isInside = (from: number, to: number): boolean =>
    restarts.some(({ at, backAt }) => to >= at && from <= backAt + settleTime)
  const requests = series.filter(({ name }) => !name.startsWith('message'))
  const delivered = series.filter(({ name }) => name === 'message delivered')
  const time = (name: string, parts: readonly Series[]): SoakResult['times'][number] => {
    const all = parts.flatMap(listEntries)
    const done = all.filter(({ took }) => !Number.isNaN(took))
    const inside = done.filter(({ dueAt, took }) => isInside(dueAt, dueAt + took))
    const outside = done.filter(({ dueAt, took }) => !isInside(dueAt, dueAt + took))
    return { name, outside: spread(outside), inside: spread(inside), unfinished: all.length - done.length }
  }
  const kinds = Array.from(new Set(faults.map(({ kind }) => kind))).toSorted()
  const minutes = Array.from({ length: Math.ceil(seconds / 60) }, (_none, minute) =>
    summarizeMinute({ measured, minute, isInside, delivered, requests }),
  )
  return {
    ...description,
    counts,
    times: [
      ...['message delivered', 'message answered'].map((name) =>
        time(
          name,
          series.filter((one) => one.name === name),
        ),
      ),
      time('all requests', requests),
      ...Array.from(new Set(requests.map(({ name }) => name)), (name) =>
        time(
          name,
          requests.filter((one) => one.name === name),
        ),
      ),
    ],
    minutes,
    restarts: restarts.map((restart) => ({
      what: restart.what,
      at: (restart.at - startAt) / 1_000,
      back: (restart.backAt - restart.at) / 1_000,
      recovered: findRecovery(restart, delivered),
    })),
    faults: kinds.map((kind) => {
      const ofKind = faults.filter((fault) => fault.kind === kind)
      const inside = ofKind.filter(({ at }) => isInside(at, at)).length
      return { kind, inside, outside: ofKind.length - inside }
    }),
    memoryDeviation: findDeviation(minutes),
  }
}

interface Entry {
  readonly dueAt: number
  readonly took: number
}

function listEntries({ dueAt, took }: Series): Entry[] {
  return Array.from(dueAt, (at, index) => ({ dueAt: at, took: took[index] ?? Number.NaN }))
}

function spread(entries: readonly Entry[]): Spread {
  const sorted = Float64Array.from(entries, ({ took }) => took).toSorted()
  const part = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { count: sorted.length, p50: part(0.5), p99: part(0.99), max: part(1) }
}

function summarizeMinute(parameters: {
  readonly measured: Measurements
  readonly minute: number
  readonly isInside: (from: number, to: number) => boolean
  readonly delivered: readonly Series[]
  readonly requests: readonly Series[]
}): Minute {
  const { delivered, isInside, measured, minute, requests } = parameters
  const from = measured.startAt + minute * 60_000
  const isIn = (at: number): boolean => at >= from && at < from + 60_000
  const samples = measured.samples.filter(({ at }) => isIn(at))
  const select = (series: readonly Series[]): Spread =>
    spread(
      series
        .flatMap(listEntries)
        .filter(({ dueAt, took }) => isIn(dueAt) && !Number.isNaN(took) && !isInside(dueAt, dueAt + took)),
    )
  const nodes = (measured.samples[0]?.nodes ?? []).map((_node, index) => {
    const uses = samples.flatMap(({ nodes: all }) => all[index] ?? [])
    return {
      memory: median(uses.map(({ memory }) => memory)),
      heap: median(uses.map(({ heap }) => heap)),
      lag: median(uses.map(({ lag }) => lag * 1_000)),
      sockets: median(uses.map(({ sockets }) => sockets)),
      processor: findShare(samples, index),
    }
  })
  return {
    minute,
    restarts: measured.restarts.filter(({ at }) => isIn(at)).map(({ what }) => what),
    nodes,
    balancerLag: median(samples.map(({ balancerLag }) => balancerLag)),
    messages: select(delivered),
    requests: select(requests),
  }
}

/** The part of a core that a node used while it was not restarted, as a share of 1. */
function findShare(samples: Measurements['samples'], index: number): number {
  let [used, passed] = [0, 0]
  for (const [place, { at, nodes }] of samples.entries()) {
    const [before, now] = [samples[place - 1], nodes[index]]
    const last = before?.nodes[index]
    if (before === undefined || last === undefined || now === undefined || now.processor < last.processor) continue
    used += now.processor - last.processor
    passed += (at - before.at) / 1_000
  }
  return used / passed
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/** The time from a restart until messages were delivered as fast as before, in seconds. */
function findRecovery({ at }: Restart, delivered: readonly Series[]): number | undefined {
  const late = delivered
    .flatMap(listEntries)
    .filter(({ dueAt, took }) => dueAt + took >= at && (took > slow || Number.isNaN(took)))
    .toSorted((left, right) => left.dueAt - right.dueAt)
  let end = at
  for (const { dueAt } of late) {
    if (dueAt > end + calm) break
    end = Math.max(end, dueAt)
  }
  return (end - at) / 1_000
}

function findDeviation(minutes: readonly Minute[]): number | undefined {
  const memories = minutes.slice(firstJudgedMinute).flatMap(({ nodes }) => nodes.at(-1)?.memory ?? [])
  if (memories.length < 2) return undefined
  const mean = memories.reduce((sum, memory) => sum + memory, 0) / memories.length
  return Math.max(...memories.map((memory) => Math.abs(memory - mean))) / mean
}
