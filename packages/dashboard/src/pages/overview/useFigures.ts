import { adminGetAnalyticsSeries } from '@latchkey/protocol/operator'
import { useQueries } from '@tanstack/react-query'
import { readEndpoint } from '../../api/readEndpoint.ts'
import { useApi } from '../../api/useApi.ts'
import { useNow } from '../../parts/useNow.ts'

/** The visits of a project in the span. */
export interface Figures {
  readonly opened: number
  readonly started: number
  readonly connected: number
  readonly failed: number
  /** Opened, by day. */
  readonly days: readonly number[]
}

const day = 86_400_000

/**
 * Reads the visits of projects. Projects whose visits have not loaded, or failed to load, are missing.
 *
 * @param parameters.days how many days, ending today (UTC).
 */
export function useFigures(parameters: {
  readonly projects: readonly string[]
  readonly days: number
}): ReadonlyMap<string, Figures> {
  const { days, projects } = parameters
  const api = useApi()
  // From midnight to midnight in UTC, so that the question is the same all day and the answer is by day.
  const today = Math.floor(useNow() / day) * day
  const from = toDay(today - (days - 1) * day)
  const to = toDay(today + day)
  return useQueries({
    queries: projects.map((project) =>
      readEndpoint(api, adminGetAnalyticsSeries, { parameters: { project }, query: { from, to } }),
    ),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }, index) => {
          const key = projects[index]
          return data === undefined || key === undefined ? [] : [[key, sum(data.total)] as const]
        }),
      ),
  })
}

function sum(points: readonly (Omit<Figures, 'days'> & { readonly at: number })[]): Figures {
  const add = (name: 'connected' | 'failed' | 'opened' | 'started'): number =>
    points.reduce((total, point) => total + point[name], 0)
  const days = new Map<number, number>()
  for (const { at, opened } of points) {
    const date = Math.floor(at / day)
    days.set(date, (days.get(date) ?? 0) + opened)
  }
  return {
    opened: add('opened'),
    started: add('started'),
    connected: add('connected'),
    failed: add('failed'),
    days: [...days.values()],
  }
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
