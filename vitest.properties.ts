import { expect } from 'vitest'

// Settings of the property tests, `*.property.test.ts`. The seed is fixed, so that each run tries the same values; a failure prints
// the seed, the path and the smallest value that fails. `LATCHKEY_PROPERTY_SEED` and `LATCHKEY_PROPERTY_RUNS` search further.
// oxlint-disable-next-line vitest/no-standalone-expect -- The state names the file that is about to run.
if (expect.getState().testPath?.includes('.property.test.') === true) {
  const { configureGlobal } = await import('fast-check')
  // A page has no environment.
  const env: Readonly<Record<string, string | undefined>> = typeof process === 'undefined' ? {} : process.env
  configureGlobal({
    seed: Number(env['LATCHKEY_PROPERTY_SEED'] ?? 20_260_101),
    numRuns: Number(env['LATCHKEY_PROPERTY_RUNS'] ?? 200),
  })
}
