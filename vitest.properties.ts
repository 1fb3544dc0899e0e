import { expect } from 'vitest'
import type { RunDetails } from 'fast-check'

// Settings of the property tests, `*.property.test.ts`. The seed is fixed, so that each run tries the same values; a failure prints
// the seed, the path and the smallest value that fails. `scripts/fuzz.ts` searches further with LATCHKEY_PROPERTY_SEED, _RUNS (see
// `runs` in fuzz.shared.ts) and _MINUTES (the most per property).
// oxlint-disable-next-line vitest/no-standalone-expect -- The state names the file that is about to run.
if (expect.getState().testPath?.includes('.property.test.') === true) {
  const { configureGlobal, defaultReportMessage } = await import('fast-check')
  const { environment: env } = await import('./fuzz.shared.ts')
  const minutes = env['LATCHKEY_PROPERTY_MINUTES']
  const isLong = env['LATCHKEY_PROPERTY_RUNS'] !== undefined
  configureGlobal({
    seed: Number(env['LATCHKEY_PROPERTY_SEED'] ?? 20_260_101),
    numRuns: Number(env['LATCHKEY_PROPERTY_RUNS'] ?? 200),
    ...(minutes !== undefined && { interruptAfterTimeLimit: Number(minutes) * 60_000 }),
    ...(isLong && {
      reporter: (details: RunDetails<unknown>) => {
        report(details)
        if (details.failed) throw new Error(defaultReportMessage(details))
      },
    }),
  })
}

/** Prints a line that `scripts/fuzz.ts` reads. */
function report({ failed, numRuns, numSkips, seed }: RunDetails<unknown>): void {
  const title = expect.getState().currentTestName ?? ''
  // oxlint-disable-next-line no-console -- The script that started the run reads it.
  console.log(`property ${JSON.stringify({ title, cases: numRuns - numSkips, failed, seed, at: Date.now() })}`)
}
