/**
 * Runs a function repeatedly and returns the median and the 95th percentile of its durations in ms.
 *
 * @param parameters.now a clock in ms: wall time, or processor time on a busy machine.
 */
export function measureDurations(parameters: {
  readonly runs: number
  readonly run: (index: number) => unknown
  readonly now: () => number
}): { readonly p50: number; readonly p95: number } {
  const { now, run, runs } = parameters
  const durations = Array.from({ length: runs }, (_unused, index) => {
    const start = now()
    run(index)
    return now() - start
  }).toSorted((a, b) => a - b)
  const at = (share: number): number => durations[Math.floor((durations.length - 1) * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
