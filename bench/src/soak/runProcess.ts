import type { SoakOrder, SoakReport } from './messages.ts'

/** Carries out the orders of the parent process, and ends with it. */
export function runProcess(work: {
  readonly [kind in SoakOrder['kind']]: (order: Extract<SoakOrder, { kind: kind }>) => Promise<SoakReport>
}): void {
  process.on('message', (order: SoakOrder) => {
    const working = order.kind === 'open' ? work.open(order) : work.run(order)
    working.then(
      (report) => process.send?.(report),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  process.on('disconnect', () => process.exit(0))
  // Sent to all programs in the terminal. The parent decides when they end.
  process.on('SIGINT', () => undefined)
}

/** The time since the epoch, in ms and fractions. */
export function getNow(): number {
  return performance.timeOrigin + performance.now()
}

/**
 * Calls `act` for each part of a schedule. It does not wait for anything, so a slow server does not slow down the load;
 * calls that are late because this process was busy follow at once.
 */
export async function keepSchedule(parameters: {
  readonly startAt: number
  readonly seconds: number
  readonly rate: number
  readonly act: (index: number, dueAt: number) => void
}): Promise<void> {
  const { act, rate, seconds, startAt } = parameters
  const total = Math.floor(rate * seconds)
  let done = 0
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((getNow() - startAt) / 1_000) * rate) + 1)
      for (; done < due; done += 1) act(done, startAt + (done / rate) * 1_000)
      if (done < total) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
}
